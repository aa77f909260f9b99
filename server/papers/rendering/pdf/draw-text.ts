import { asArtifact, type Element, type PdfPage, within } from './pdf-page.ts'
import type { Line, Run, Segment } from './text-lines.ts'

type Place = { x: number; y: number; width: number; align?: 'start' | 'end' }

/** Draws lines from `y` down as the content of an element: what is English, or read otherwise than it looks, as a span of it. */
export function drawLines(
  page: PdfPage,
  parent: Element,
  lines: readonly Line[],
  place: Place,
): void {
  for (const [run, placed] of byRun(lines, place)) {
    const { lang, actual } = run
    const element =
      lang || actual !== undefined
        ? within(page, parent, 'Span', {
            ...(lang && { lang: 'en-CA' }),
            ...(actual !== undefined && { actual }),
          })
        : parent
    element.add(() => drawSegments(page, placed))
    if (element !== parent) element.end()
  }
}

/** The same as an artifact. */
export function drawFurniture(page: PdfPage, lines: readonly Line[], place: Place): void {
  for (const [, placed] of byRun(lines, place)) drawSegments(page, placed)
}

type Placed = Segment & { y: number }

/** What is drawn of each run, in the order they begin. */
function byRun(lines: readonly Line[], { x, y, width, align }: Place): Map<Run, Placed[]> {
  const runs = new Map<Run, Placed[]>()
  let top = y
  for (const line of lines) {
    const left = align === 'end' ? x + width - line.width : x
    const baseline = top + (line.height - line.ascent) / 2
    for (const segment of line.segments) {
      const placed = { ...segment, x: left + segment.x, y: baseline }
      runs.set(segment.run, [...(runs.get(segment.run) ?? []), placed])
    }
    top += line.height
  }
  return runs
}

function drawSegments({ pdf }: PdfPage, segments: readonly Placed[]): void {
  for (const { run, text, x, y } of segments) {
    const { face, size, colour } = run.style
    pdf.font(face, size).fillColor(colour).text(text, x, y, { lineBreak: false })
  }
}

/** A rule across some width. */
export function drawRule(
  page: PdfPage,
  from: number,
  to: number,
  { weight, colour }: { weight: number; colour: string },
): void {
  asArtifact(page, 'Layout', () =>
    page.pdf.moveTo(from, page.y).lineTo(to, page.y).lineWidth(weight).strokeColor(colour).stroke(),
  )
}
