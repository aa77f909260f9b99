import { CsvError, parse } from 'csv-parse/sync'
import { decodeText, delimiterOf } from '../delimited-text.ts'

// What is longer is no row of a list. A cell that is too long for its column is a fault of its row, which is named.
const MAX_ROW_LENGTH = 1024 * 1024

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
