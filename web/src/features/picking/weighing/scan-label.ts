import type { ReaderOptions } from 'zxing-wasm/reader'

/** What is looked for in a picture: the codes that stand on cases and packages. */
export const READER_OPTIONS: ReaderOptions = {
  formats: ['Code128', 'DataMatrix', 'DataBar', 'DataBarExpanded', 'EAN13', 'ITF', 'QRCode'],
  // Separators as they are sent, not as they are written for people.
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
}

/** A code as a scanner sends it: what it is of comes first, which tells elements from a number alone. */
export function scannedText(found: { symbologyIdentifier: string; text: string }): string {
  return found.symbologyIdentifier + found.text
}
