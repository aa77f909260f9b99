import PDFDocument from 'pdfkit'
import { escapeHtml } from '../../../platform/escape-html.ts'
import type { PaperDocument } from '../paper-document.ts'
import { FACES, FONT_FILES } from './fonts.ts'
import { CONTENT_BOTTOM, PAGE } from './styles.ts'

export type Element = PDFKit.PDFStructureElement
export type ElementType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Sect'
  | 'Span'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Caption'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'

/** Where the next block is drawn, and the structure that it belongs to. */
export type PdfPage = {
  pdf: PDFKit.PDFDocument
  root: Element
  y: number
}

// Its types are of 0.17, which had no such standard.
const PDF_UA = 'PDF/UA' as string as 'PDF/A-1a'

/** A tagged document (PDF/UA-1, ISO 14289-1) with nothing on it. Its day is all that it says of time: same data, same bytes. */
export function openPdf({ name, author, day }: PaperDocument): PdfPage {
  const made = new Date(`${day}T12:00:00Z`)
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang: 'fr-CA',
    displayTitle: true,
    font: '',
    info: {
      Title: inXml(name),
      Author: inXml(author),
      Creator: 'Halles',
      CreationDate: made,
      ModDate: made,
    },
  })
  for (const face of FACES) pdf.registerFont(face, FONT_FILES[face])
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  return { pdf, root, y: PAGE.top }
}

/** pdfkit writes what it says of a document as text, and as it stands into XML: there it has to be markup. */
function inXml(text: string): string {
  const written = Object.assign(new String(text), { toString: () => escapeHtml(text) })
  return written as string
}

type ElementOptions = {
  title?: string
  lang?: string
  actual?: string
  /** Of a cell that heads others. */
  scope?: 'Row' | 'Column'
  /** Columns that such a cell is over. */
  span?: number
}

/** An element of the structure within another. */
export function within(
  { pdf }: PdfPage,
  parent: Element,
  type: ElementType,
  { span, ...options }: ElementOptions = {},
): Element {
  const element = pdf.struct(type, options)
  if (span !== undefined) {
    const { data } = (element as Element & { dictionary: { data: Record<string, unknown> } })
      .dictionary
    data['A'] = { O: 'Table', Scope: options.scope, ColSpan: span }
  }
  parent.add(element)
  return element
}

/** What is drawn and means nothing: lines, and what stands on each page. */
export function asArtifact(page: PdfPage, type: 'Layout' | 'Pagination', draw: () => void): void {
  page.pdf.markContent('Artifact', { type })
  draw()
  page.pdf.endMarkedContent()
}

/** A page more, unless so much is left of this one. */
export function makeRoom(page: PdfPage, height: number): void {
  if (page.y + height > CONTENT_BOTTOM && page.y > PAGE.top) turnPage(page)
}

export function turnPage(page: PdfPage): void {
  page.pdf.addPage()
  page.y = PAGE.top
}
