import { isUtf8 } from 'node:buffer'
import { problemOf } from '@halles/contract/field-problems.ts'
import { line } from '@halles/contract/schemas/text.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { refuseField } from '../platform/refuse.ts'

// Canada has some 3,600 municipalities.
const MAX_ROWS = 5_000
const COLUMN = 'name'
const DELIMITERS = [';', '\t', ','] as const
const CITY_NAME = line(100)

type Row = { name: string; line: number }

/** The city names of a CSV file, each once; a refusal names the line that is wrong. */
export function readCityFile(file: Uint8Array): string[] {
  const rows = readRows(readText(file))
  if (rows.length > MAX_ROWS) throw refuseField('file', 'csv_too_many_rows')
  return [...new Set(rows.map(readName))]
}

function readName({ name, line }: Row): string {
  const { data, error } = CITY_NAME.safeParse(name, { reportInput: true })
  const [issue] = error?.issues ?? []
  if (issue) throw refuseField(`file.${line}.${COLUMN}`, problemOf(issue))
  return data ?? ''
}

function readRows(text: string): Row[] {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  try {
    return parse(text, {
      delimiter: DELIMITERS.find((delimiter) => heading.includes(delimiter)) ?? ',',
      columns: columnsOf,
      skip_records_with_empty_values: true,
      max_record_size: 10_000,
      to: MAX_ROWS + 1,
      on_record: (record, { lines }): Row => ({ name: record[COLUMN], line: lines }),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refuseField('lines' in error ? `file.${error.lines}` : 'file', 'csv_unreadable')
  }
}

function columnsOf(headings: string[]): string[] {
  const columns = headings.map((heading) => heading.trim().toLowerCase())
  if (!columns.includes(COLUMN)) throw refuseField('file', 'csv_column_missing')
  return columns
}

/**
 * What spreadsheets write: UTF-8, UTF-16 with its mark, or Windows-1252, which takes any bytes for text. Control
 * characters give away what is no text at all.
 */
function readText(file: Uint8Array): string {
  const text = new TextDecoder(encodingOf(file)).decode(file)
  if (/[^\P{Cc}\t\r\n]|\ufffd/u.test(text)) throw refuseField('file', 'csv_unreadable')
  return text
}

function encodingOf(file: Uint8Array): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(file) ? 'utf-8' : 'windows-1252'
}
