import type { PlacedText } from '@halles/domain/price-list-import/placed-text.ts'

/** A list of twenty thousand prices has four hundred. */
export const MAX_PDF_PAGES = 500
// Ten for each price of the longest list.
const MAX_TEXTS = 200_000

type Matrix = readonly number[]

/** Whether the file is a PDF, whatever it is called. */
export function isPdf(file: Uint8Array): boolean {
  return Buffer.from(file.subarray(0, 16)).toString('latin1').trimStart().startsWith('%PDF-')
}

/**
 * The upright text of a PDF, page by page. Undefined when it cannot be read; otherwise why not: a password keeps it shut, it has more
 * pages or texts than any list, or no text at all, as one that was scanned.
 */
export async function readPdf(
  file: Uint8Array,
): Promise<PlacedText[][] | 'locked' | 'too_long' | 'without_text' | undefined> {
  // What is cut off would be mended by leaving out pages.
  if (!Buffer.from(file).subarray(-1024).includes('%%EOF')) return undefined
  // Loaded only here: a thread is started for each list, and most lists are no PDF.
  const { getDocumentProxy } = await import('unpdf')
  try {
    // It takes the bytes as its own.
    const pdf = await getDocumentProxy(new Uint8Array(file), {
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: true,
      verbosity: 0,
    })
    if (pdf.numPages > MAX_PDF_PAGES) return 'too_long'
    const pages: PlacedText[][] = []
    let texts = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { transform } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const placed = items.flatMap((item) => ('str' in item ? place(item, transform) : []))
      page.cleanup()
      texts += placed.length
      if (texts > MAX_TEXTS) return 'too_long'
      pages.push(placed)
    }
    return texts === 0 ? 'without_text' : pages
  } catch (error) {
    return isLocked(error) ? 'locked' : undefined
  }
}

type TextItem = { str: string; width: number; transform: Matrix }

/** What is turned is no row of a list: a stamp across the page. */
function place({ str, width, transform }: TextItem, page: Matrix): PlacedText[] {
  const text = str.replace(/\p{Cc}+/gu, ' ')
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(page, transform)
  const isUpright = a > 0 && d < 0 && Math.abs(b) + Math.abs(c) < 0.01 * (a - d)
  return isUpright && text.trim() !== '' ? [{ text, x, y, width, height: -d }] : []
}

function multiply(page: Matrix, text: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = text
  return [
    ...[a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j],
    ...[a * k + c * l + e, b * k + d * l + f],
  ]
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
