// Lines on a square of 128, as points: what is moved or turned keeps the engraver's own line and hatching.

export type Point = readonly [x: number, y: number]
export type Line = { points: readonly Point[]; isClosed: boolean }

const STEPS = 20

/** Points one by one, or several as '12,30 40,8!': one with an exclamation mark is a corner. */
type Points = readonly (Point | string)[]

/** Through these points without corners, and back to the first. */
export const smooth = (...points: Points): Line => ({
  points: flow(read(points), true),
  isClosed: true,
})
/** Through these points without corners. */
export const curve = (...points: Points): Line => ({
  points: flow(read(points), false),
  isClosed: false,
})
export const polygon = (...points: Points): Line => ({ points: read(points), isClosed: true })
export const straight = (...points: Points): Line => ({ points: read(points), isClosed: false })
export const dot = (x: number, y: number): Line => straight([x, y], [x + 0.1, y])

/** An ellipse; with `lobes` its edge swells as often, by the share `depth`. */
export function oval(
  x: number,
  y: number,
  across: number,
  down = across,
  { turn = 0, lobes = 0, depth = 0 } = {},
): Line {
  const points = many(180, (share) => {
    const angle = share * 2 * Math.PI
    const reach = 1 - (depth * (1 - Math.cos(lobes * angle))) / 2
    return turned([Math.cos(angle) * across * reach, Math.sin(angle) * down * reach], turn)
  })
  return { points: points.map(([right, below]) => [x + right, y + below]), isClosed: true }
}

/** A star of so many rays. */
export function star(x: number, y: number, rays: number, outer: number, inner: number, flat = 1) {
  const points = many(rays * 2, (share, place): Point => {
    const reach = place % 2 ? inner : outer
    const angle = share * 2 * Math.PI - Math.PI / 2
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat]
  })
  return smooth(...points.flatMap((point, place) => (place % 2 ? [point] : [point, point])))
}

/** Something long: its outline around an axis, lines along it and across it. */
export function tube(axis: Line, width: (share: number) => number) {
  const { points } = axis
  const last = points.length - 1
  const place = (share: number) => Math.round(share * last)
  const frame = (index: number) => {
    const [x, y] = points[index] ?? [0, 0]
    const [fromX, fromY] = points[Math.max(0, index - 1)] ?? [0, 0]
    const [toX, toY] = points[Math.min(last, index + 1)] ?? [0, 0]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    return { x, y, along: [(toX - fromX) / length, (toY - fromY) / length] as const }
  }
  /** `side`: from -1, the left of who walks along it, to 1; `ahead`: units along it. */
  const at = (index: number, side: number, ahead = 0): Point => {
    const { x, y, along } = frame(index)
    const out = width(index / last) * side
    return [x - along[1] * out + along[0] * ahead, y + along[0] * out + along[1] * ahead]
  }
  const edge = (side: number) => points.map((_, index) => at(index, side))
  return {
    line: { points: [...edge(-1), ...edge(1).reverse()], isClosed: true } satisfies Line,
    stripe: (side: number, from = 0, to = 1): Line => ({
      points: edge(side).slice(place(from), place(to) + 1),
      isClosed: false,
    }),
    ring: (share: number, bulge = 3, from = -1, to = 1): Line =>
      curve(at(place(share), from), at(place(share), (from + to) / 2, bulge), at(place(share), to)),
  }
}

/** Widths at even distances along something long, its two ends rounded within `cap` of its length. */
export function widths(given: readonly number[], cap = 0.08): (share: number) => number {
  return (share) => {
    const exact = share * (given.length - 1)
    const before = Math.min(Math.floor(exact), given.length - 2)
    const way = (1 - Math.cos((exact - before) * Math.PI)) / 2
    const width = (given[before] ?? 0) * (1 - way) + (given[before + 1] ?? 0) * way
    const end = Math.min(share, 1 - share)
    return end >= cap ? width : width * Math.sqrt(1 - (1 - end / cap) ** 2)
  }
}

type Move = { x?: number; y?: number; scale?: number; turn?: number; mirrored?: boolean }

/** Turned by degrees and made larger about the middle of the square, then moved. */
export function movedLine({ points, isClosed }: Line, move: Move): Line {
  const { x = 0, y = 0, scale = 1, turn = 0, mirrored = false } = move
  const place = ([right, below]: Point): Point => {
    const [away, down] = turned(
      [(right - 64) * (mirrored ? -scale : scale), (below - 64) * scale],
      turn,
    )
    return [64 + away + x, 64 + down + y]
  }
  return { points: points.map(place), isClosed }
}

export function many<T>(count: number, make: (share: number, place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place / count, place))
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** The middle and the size of what these lines cover. */
export function extent(lines: readonly Line[]) {
  const points = lines.flatMap((line) => line.points)
  const [left, right] = ends(points.map(([x]) => x))
  const [top, bottom] = ends(points.map(([, y]) => y))
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    size: Math.max(right - left, bottom - top),
  }
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** A corner is there twice. */
function read(points: Points): Point[] {
  return points.flatMap((given) => {
    if (typeof given !== 'string') return [given]
    return given.split(' ').flatMap((one): Point[] => {
      const [x = 0, y = 0] = one.replace('!', '').split(',').map(Number)
      return one.endsWith('!')
        ? [
            [x, y],
            [x, y],
          ]
        : [[x, y]]
    })
  })
}

/** Catmull and Rom's: each stretch knows its neighbours. */
function flow(points: readonly Point[], isClosed: boolean): Point[] {
  const count = points.length
  const near = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const stretches = many(isClosed ? count : count - 1, (_, index) => {
    const four = [near(index - 1), near(index), near(index + 1), near(index + 2)] as const
    const isCorner = four[1][0] === four[2][0] && four[1][1] === four[2][1]
    return many(isCorner ? 1 : STEPS, (way): Point => {
      return [
        between(
          four.map(([x]) => x),
          way,
        ),
        between(
          four.map(([, y]) => y),
          way,
        ),
      ]
    })
  })
  return isClosed ? stretches.flat() : [...stretches.flat(), near(count - 1)]
}

function between([a = 0, b = 0, c = 0, d = 0]: readonly number[], way: number): number {
  const [cubic, square] = [3 * b - a - 3 * c + d, 2 * a - 5 * b + 4 * c - d]
  return b + ((c - a + (square + cubic * way) * way) * way) / 2
}
