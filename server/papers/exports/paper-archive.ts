import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { Zip, ZipPassThrough } from 'fflate'

/**
 * The PDFs of papers as one ZIP, sent while they are made: one stands in memory at a time. They are compressed already, so they are
 * only stored. The same papers give the same bytes.
 */
export async function* paperArchive(
  papers: AsyncIterable<PaperContent>,
  pdfOf: (paper: PaperContent) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const names = new Set<string>()
  for await (const paper of papers) {
    const file = new ZipPassThrough(freeName(paper.label, names))
    file.mtime = `${paper.issuedOn}T12:00:00`
    zip.add(file)
    file.push(await pdfOf(paper), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}

/** Its number, in letters that every disk takes; with a number behind it where two are then the same. */
function freeName(label: string, names: Set<string>): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
  let name = `${plain}.pdf`
  for (let number = 2; names.has(name.toLowerCase()); number++) name = `${plain}-${number}.pdf`
  names.add(name.toLowerCase())
  return name
}
