import { deflateSync } from 'node:zlib'

/** Text of a page by its left edge, or its right one; both from the left and the top of a page of 612 by 792 points. */
export type PrintedText = { text: string; x?: number; right?: number; y: number; size?: number }

// As Helvetica has them, in thousandths of its height: near enough for numbers to stand under each other.
const WIDTHS: Record<string, number> = { ' ': 278, '.': 278, ',': 278, '-': 333, '/': 278 }
const WIDTH = 556

type Objects = (string | Buffer<ArrayBuffer>)[]

/** A PDF of these pages in Helvetica. */
export function pdfOf(pages: readonly (readonly PrintedText[])[]): Buffer {
  return pdfOfContents(pages.map((page) => page.map(shown).join('\n')))
}

/** A PDF whose pages have these contents; as streams that are packed where `packed` says how. */
export function pdfOfContents(contents: readonly string[], packed = deflated): Buffer {
  const pages = contents.map((_, index) => 4 + 2 * index)
  const kids = pages.map((number) => `${number} 0 R`).join(' ')
  const objects: Objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  for (const [index, content] of contents.entries()) {
    const of = `/Contents ${5 + 2 * index} 0 R /Resources << /Font << /F 3 0 R >> >>`
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${of} >>`, packed(content))
  }
  return pdfOfObjects(objects)
}

/** A PDF of these objects, numbered from 1, the first of which is its catalogue. */
export function pdfOfObjects(objects: Objects, trailer = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  const add = (part: Buffer<ArrayBuffer>) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const entries = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + end)])
}

/** A stream as PDFs pack it. */
export function deflated(content: string): Buffer<ArrayBuffer> {
  return streamOf(deflateSync(Buffer.from(content, 'latin1')), '/Filter /FlateDecode')
}

export function streamOf(bytes: Buffer, said: string): Buffer<ArrayBuffer> {
  const head = Buffer.from(`<< /Length ${bytes.length} ${said} >>\nstream\n`)
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')])
}

function shown({ text, x, right, y, size = 10 }: PrintedText): string {
  const left = x ?? (right ?? 0) - widthOf(text, size)
  const escaped = text
    .replaceAll('œ', '\x9c')
    .replaceAll('’', '\x92')
    .replace(/[\\()]/g, '\\$&')
  return `BT /F ${size} Tf ${left.toFixed(2)} ${(792 - y).toFixed(2)} Td (${escaped}) Tj ET`
}

function widthOf(text: string, size: number): number {
  return ([...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDTH), 0) * size) / 1000
}
