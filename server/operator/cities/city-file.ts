import { problemOf } from '@halles/contract/field-problems.ts'
import { line } from '@halles/contract/schemas/text.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { decodeText, delimiterOf } from '../../platform/delimited-text.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'

// Canada has some 3,600 municipalities.
const MAX_ROWS = 5_000
const COLUMN = 'name'
const CITY_NAME = line(100)

type Row = { name: string; line: number }

/** The city names of a CSV file, each once; a refusal names the line that is wrong. */
export function readCityFile(file: Uint8Array): string[] {
  const text = decodeText(file)
  if (text === undefined) throw refuseField('file', 'csv_unreadable')
  const rows = readRows(text)
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
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
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
