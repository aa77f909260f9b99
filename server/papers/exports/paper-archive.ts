import type { Language } from '@halles/contract/language.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { Zip, ZipPassThrough } from 'fflate'
import { invoiceDocument } from '../rendering/documents/invoice-document.ts'
import type { PaperDocument } from '../rendering/paper-document.ts'

/** Of a supplier's name: with all that follows it, no disk finds it too long. */
const NAME_LENGTH = 40

type Given = {
  lang: Language
  /** Papers of several suppliers: their files begin with whose they are. */
  isOfSeveral: boolean
  render: (document: PaperDocument) => Promise<Uint8Array>
}

/**
 * The PDFs of papers as one ZIP, sent while they are made: one stands in memory at a time. They are compressed already, so they are
 * only stored. The same papers give the same bytes.
 */
export async function* paperArchive(
  papers: AsyncIterable<PaperContent>,
  { lang, isOfSeveral, render }: Given,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const names = new Set<string>()
  for await (const paper of papers) {
    const document = invoiceDocument(paper, lang)
    const supplier = isOfSeveral ? [...paper.seller.name].slice(0, NAME_LENGTH).join('') : ''
    const file = new ZipPassThrough(freeName(`${supplier} ${document.name}`, names))
    file.mtime = `${paper.issuedOn}T12:00:00`
    zip.add(file)
    file.push(await render(document), true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}

/** In letters and figures, without marks; with a number behind it where two are then the same, as disks compare them. */
function freeName(given: string, names: Set<string>): string {
  const plain = given
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
  let name = `${plain}.pdf`
  for (let number = 2; names.has(name.toLowerCase()); number++) name = `${plain}-${number}.pdf`
  names.add(name.toLowerCase())
  return name
}
