import { isUtf8 } from 'node:buffer'

const UTF8_MARK = Buffer.from('\ufeff')
const DELIMITERS = [';', '\t', ','] as const

/**
 * The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark, or Windows-1252, which takes any bytes for
 * text. Undefined for what control characters give away as no text at all.
 */
export function decodeText(file: Uint8Array): string | undefined {
  const text = decoded(file)
  return text === undefined || /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text
}

function decoded(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(file), { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

/** What stands between the headings, the first line that is not blank. */
export function delimiterOf(text: string): string {
  const [headings = ''] = text.trimStart().split(/[\r\n]/, 1)
  return DELIMITERS.find((delimiter) => headings.includes(delimiter)) ?? ','
}

function encodingOf(file: Uint8Array): string {
  if (UTF8_MARK.equals(file.subarray(0, UTF8_MARK.length))) return 'utf-8'
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(file) ? 'utf-8' : 'windows-1252'
}
