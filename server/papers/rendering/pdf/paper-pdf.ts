import { buffer } from 'node:stream/consumers'
import type { PaperDocument } from '../paper-document.ts'
import { inline } from '../words.ts'
import { drawFurniture, drawLines } from './draw-text.ts'
import { drawBlock } from './pdf-blocks.ts'
import { asArtifact, openPdf, type PdfPage, within } from './pdf-page.ts'
import { CONTENT_WIDTH, inlinePieces, PAGE, SMALL, TITLE } from './styles.ts'
import { heightOf, linesOf } from './text-lines.ts'

/** A paper as PDF: tagged, with its typefaces in it. The same paper has the same bytes. For a thread: it takes its time at once. */
export async function paperPdf(document: PaperDocument): Promise<Uint8Array> {
  const page = openPdf(document)
  drawTitle(page, document)
  for (const block of document.blocks) drawBlock(page, block)
  page.root.end()
  drawFooters(page, document)
  page.pdf.end()
  return buffer(page.pdf)
}

function drawTitle(page: PdfPage, { title, number }: PaperDocument): void {
  const pieces = [...inlinePieces(title, TITLE), { text: number, style: TITLE }]
  const lines = linesOf(pieces, CONTENT_WIDTH)
  const heading = within(page, page.root, 'H1')
  drawLines(page, heading, lines, { x: PAGE.side, y: page.y, width: CONTENT_WIDTH })
  heading.end()
  page.y += heightOf(lines) + 12
}

/** What the paper is, and which of how many pages. */
function drawFooters(page: PdfPage, { footer, pageOf }: PaperDocument): void {
  const { count } = page.pdf.bufferedPageRange()
  const place = { x: PAGE.side, y: PAGE.height - PAGE.bottom + 18, width: CONTENT_WIDTH }
  const counted = inline(pageOf).replaceAll('{pages}', String(count))
  for (let index = 0; index < count; index++) {
    page.pdf.switchToPage(index)
    const of = counted.replaceAll('{page}', String(index + 1))
    asArtifact(page, 'Pagination', () => {
      drawFurniture(page, linesOf(inlinePieces(footer, SMALL), CONTENT_WIDTH * 0.6), place)
      drawFurniture(page, linesOf(inlinePieces(of, SMALL), CONTENT_WIDTH), {
        ...place,
        align: 'end',
      })
    })
  }
}
