import { readPdf } from '@halles/server/platform/list-file/read-pdf.ts'
import { getDocumentProxy } from 'unpdf'

/** An element of a PDF's structure; what it holds of the page stands as text. */
export type PdfElement = { role: string; lang?: string; children: (PdfElement | string)[] }
type Node = { role?: string; lang?: string; type?: string; id?: string; children?: Node[] }

type ReadPage = {
  /** Its part of the structure: elements that are on other pages alone have nothing in them. */
  structure: PdfElement
  /** Text that stands on it and means nothing: what belongs to the page. */
  furniture: string
  /** Text that is neither in the structure nor furniture: nobody would read it out. */
  untagged: string
}

/** What a PDF says of itself to whoever does not see it, page by page, as pdf.js reads it. */
export async function pdfStructure(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 })
  const { metadata, info } = (await pdf.getMetadata()) as unknown as {
    metadata: { get: (name: string) => unknown } | null
    info: Record<string, unknown>
  }
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    pages.push(pageOf((await page.getStructTree()) as Node, items as Item[]))
  }
  return {
    pages,
    isMarked: (await pdf.getMarkInfo())?.Marked === true,
    preferences: (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null,
    standard: metadata?.get('pdfuaid:part'),
    title: info['Title'],
    titleInXml: metadata?.get('dc:title'),
    language: info['Language'],
    made: info['CreationDate'],
    /** Of cells that head others, as they stand in the file. */
    scopes: scopesIn(file),
  }
}

type Item = { str?: string; hasEOL?: boolean; type?: string; id?: string | null; tag?: string }

function pageOf(root: Node, items: readonly Item[]): ReadPage {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  let [furniture, untagged] = ['', '']
  for (const { type, id, tag, str, hasEOL } of items) {
    if (type?.startsWith('begin')) open.push(tag === 'Artifact' ? 'artifact' : (id ?? undefined))
    else if (type === 'endMarkedContent') open.pop()
    else {
      const text = `${str ?? ''}${hasEOL ? ' ' : ''}`
      const of = open.findLast((entry) => entry !== undefined)
      if (of === 'artifact') furniture += text
      else if (of === undefined) untagged += text
      else texts.set(of, (texts.get(of) ?? '') + text)
    }
  }
  const structure = elementOf(root, texts)
  // What is left is in no element.
  untagged += [...texts.values()].join('')
  return { structure, furniture, untagged: untagged.trim() }
}

function elementOf(
  { role = 'Root', lang, children = [] }: Node,
  texts: Map<string, string>,
): PdfElement {
  return {
    role,
    ...(lang !== undefined && { lang }),
    children: children.map((child) => {
      if (child.type !== 'content') return elementOf(child, texts)
      const text = texts.get(child.id ?? '') ?? ''
      texts.delete(child.id ?? '')
      return text.trim()
    }),
  }
}

/** All that an element holds, in reading order. */
export function textIn(element: PdfElement | string): string {
  if (typeof element === 'string') return element
  return element.children
    .map(textIn)
    .filter((text) => text !== '')
    .join(' ')
}

/** Elements of a role, however deep. */
export function elementsIn(element: PdfElement, role: string): PdfElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return [...(child.role === role ? [child] : []), ...elementsIn(child, role)]
  })
}

/** How many header cells there are by what they head; 'none' of those that do not say it. */
function scopesIn(file: Uint8Array): Record<string, number> {
  const objects = Buffer.from(file).toString('latin1').split('endobj')
  const scopes: Record<string, number> = {}
  for (const object of objects.filter((text) => /\/S \/TH\b/.test(text))) {
    const scope = /\/Scope \/(\w+)/.exec(object)?.[1] ?? 'none'
    scopes[scope] = (scopes[scope] ?? 0) + 1
  }
  return scopes
}

/** The text of each page, line by line as it stands. */
export async function pdfText(file: Uint8Array): Promise<string[]> {
  const pages = await readPdf(file)
  if (!Array.isArray(pages)) throw new Error(`no PDF: ${pages}`)
  return pages.map((texts) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
  )
}
