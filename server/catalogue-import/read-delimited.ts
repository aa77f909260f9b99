import { CsvError, parse } from 'csv-parse/sync'
import { decodeText, delimiterOf } from '../platform/delimited-text.ts'

// The longest description, and all that may stand beside it.
const MAX_ROW_LENGTH = 20_000

/** The cells of a CSV file, blank rows included, at most `most` rows; undefined when it cannot be read as text. */
export function readDelimited(file: Uint8Array, most: number): string[][] | undefined {
  const text = decodeText(file)
  if (text === undefined) return undefined
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // Inches: Tortilla 12".
      relax_quotes: true,
      max_record_size: MAX_ROW_LENGTH,
      to: most,
    })
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}
