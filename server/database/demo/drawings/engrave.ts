import { extent, type Line, many, movedLine } from './lines.ts'

/** What a drawing is made of, in the order in which it is put down: each piece covers what lies behind it. */
export type Piece = {
  line: Line
  /** The colour that lies under the lines; without one nothing is covered. */
  wash?: keyof typeof WASHES
  /** How broad its hatched side is, in units. */
  shade?: number
  /** Finer lines on it, which end at its edge. */
  fine?: readonly Line[]
  /** Drawn with the finer line itself. */
  isFine?: boolean
}
export type Drawing = readonly Piece[]

/** One ink for every line, as in the engravings of the categories; a few washes, as plates were coloured by hand. */
const INK = '#0f3d2b'
const PAPER = '#f7f1e3'
const WASHES = {
  cream: '#fffaf0',
  straw: '#f2d68d',
  lemon: '#f4d84f',
  orange: '#ef9d4a',
  tomato: '#dc5f47',
  meat: '#d9796b',
  rose: '#f0b7a4',
  pink: '#d9637a',
  plum: '#8a6490',
  blue: '#7f93c0',
  night: '#5d6d8c',
  slate: '#b7c6c8',
  leaf: '#8fba70',
  deep: '#5b9161',
  pale: '#d6e3b4',
  crust: '#dca762',
  brown: '#9c6a45',
} as const

const SIDE = 128
const FILLED = 112
const GAP = 4
const [BOLD, FINE, HATCH] = [2.4, 1.4, 1]
const SHADE = 9
const LIGHT = 2

export const form = (
  line: Line,
  wash: keyof typeof WASHES,
  further: Partial<Piece> = {},
): Piece => ({
  line,
  wash,
  ...further,
})
export const bold = (...lines: Line[]): Piece[] => lines.map((line) => ({ line }))
export const fine = (...lines: Line[]): Piece[] => lines.map((line) => ({ line, isFine: true }))

export function moved(drawing: Drawing, move: Parameters<typeof movedLine>[1]): Drawing {
  return drawing.map((piece) => ({
    ...piece,
    line: movedLine(piece.line, move),
    ...(piece.shade !== undefined && { shade: piece.shade * (move.scale ?? 1) }),
    ...(piece.fine && { fine: piece.fine.map((line) => movedLine(line, move)) }),
  }))
}

/** A drawing as an SVG: the light comes from above on the left, and all hatching falls in one direction. */
export function engrave(drawing: Drawing): string {
  const pieces = fitted(drawing).map((piece, number) => engraved(piece, number))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}" fill="none" stroke="${INK}" stroke-width="${BOLD}" stroke-linecap="round" stroke-linejoin="round">
<rect width="${SIDE}" height="${SIDE}" fill="${PAPER}" stroke="none"/>
${pieces.join('\n')}
</svg>
`
}

/** In the middle, and as large as every other. */
function fitted(drawing: Drawing): Drawing {
  const { x, y, size } = extent(drawing.map(({ line }) => line))
  const scale = FILLED / size
  const middle = SIDE / 2
  return moved(drawing, { scale, x: (middle - x) * scale, y: (middle - y) * scale })
}

function engraved(
  { line, wash, shade = SHADE, fine: details = [], isFine }: Piece,
  number: number,
) {
  const path = pathOf(line)
  const drawn = `<path d="${path}"${isFine ? ` stroke-width="${FINE}"` : ''}/>`
  if (!wash) return drawn
  const clip = `<clipPath id="c${number}"><path d="${path}"/></clipPath>`
  // Its edge towards the light stays bare, and its other side is hatched: closer at the edge.
  const colour = `<path d="${path}" fill="${PAPER}" stroke="none"/><path d="${path}" fill="${WASHES[wash]}" stroke="none" transform="translate(${LIGHT} ${LIGHT})"/>`
  const sides = [shade, shade / 2].map((breadth, place) => {
    const id = `m${number}-${place}`
    return `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIDE}" height="${SIDE}"><path d="${path}" fill="#fff" stroke="none"/><path d="${path}" fill="#000" stroke="none" transform="translate(${-breadth} ${-breadth})"/></mask><path d="${hatching(place * GAP)}" stroke-width="${HATCH}" mask="url(#${id})"/>`
  })
  const lines = details.map((one) => `<path d="${pathOf(one)}" stroke-width="${FINE}"/>`).join('')
  return `${clip}<g clip-path="url(#c${number})">${colour}${shade ? sides.join('') : ''}${lines}</g>${drawn}`
}

/** Lines that rise to the right, over the whole square. */
function hatching(offset: number): string {
  const step = GAP * 2
  const lines = many(Math.ceil((SIDE * 2) / step), (_, place) => {
    const foot = offset + place * step
    return `M0 ${foot.toFixed(1)}L${foot.toFixed(1)} 0`
  })
  return lines.join('')
}

function pathOf({ points, isClosed }: Line): string {
  const places = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${places.join('L')}${isClosed ? 'z' : ''}`
}
