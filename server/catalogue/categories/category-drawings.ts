import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'

/** SVG paths on a square of 128: outlines, and the finer lines that shade them. `move` sets them in the middle of the arch. */
type Drawing = { outline: string; shade: string; move?: string }

const ARCH: Drawing = {
  outline: 'M14 118V64a50 50 0 0 1 100 0v54zM6 118h116',
  shade: 'M21 112V64a43 43 0 0 1 86 0v48z',
}

const DRAWINGS: Record<ListingName, Drawing> = {
  beef: {
    outline:
      'M39 61c1-13 14-20 29-18 19 2 30 17 28 34-2 16-15 25-26 20-7-3-11-9-19-10-10-2-13-14-12-26zM61 58a7 7 0 1 0-14 0 7 7 0 0 0 14 0z',
    shade:
      'M61 50c2-1 4-1 6-1 15 2 25 13 23 27-1 13-11 19-19 15-6-3-10-8-18-10M68 60c5 1 8 4 9 8M64 70c6 1 10 5 12 10M78 58c4 3 6 7 6 12M72 86c4 0 7-2 8-5',
    move: 'translate(-1 4)',
  },
  chicken: {
    outline:
      'M53 86c-10-10-7-30 8-38 15-8 33 2 35 18 2 15-12 26-27 25-7 0-12-1-16-5zM51 84l-9 9M56 89l-9 9M42 93c-4-4-11-1-10 4 0 3 3 4 5 4 0 3 2 6 5 6 5 0 8-6 5-9',
    shade: 'M88 62c1 10-6 19-16 21M82 63c0 7-4 13-11 15M76 64c0 4-2 7-6 9M60 57c2-3 5-5 9-6',
    move: 'translate(-1 -2)',
  },
  pork: {
    outline:
      'M34 72c0-14 7-25 16-25s16 11 16 25-7 25-16 25-16-11-16-25zM50 47c16-3 30 3 36 14 3 6 5 7 8 8M50 97c14 1 27-4 36-13 3-4 5-5 8-5M94 69c-1-5 2-9 6-8 4 0 5 4 4 7 3 1 4 4 2 7-1 2-3 3-5 3 1 4-2 6-5 5-3 0-4-3-2-4M56 72a6 8 0 1 0-12 0 6 8 0 0 0 12 0z',
    shade:
      'M39 72c0-10 5-18 11-18s11 8 11 18-5 18-11 18-11-8-11-18zM71 56c5 9 5 23 0 32M78 61c3 7 3 15 0 21M84 66c2 4 2 8 0 12',
    move: 'translate(6 12) scale(.86)',
  },
  seafood: {
    outline:
      'M32 74c9-16 28-22 46-12 5 3 9 6 12 9l13-12c-2 10-2 19 0 29l-13-12c-3 3-7 7-12 9-18 10-37 4-46-11zM55 58c5-8 15-11 24-9-3 3-4 7-4 11M58 89c3 6 9 9 16 8-1-3-1-6 0-9M46 70a2.500 2.500 0 1 0-5 0 2.500 2.500 0 0 0 5 0z',
    shade:
      'M54 61c5 8 5 17 0 25M63 65c3 2 3 5 0 7M63 76c3 2 3 5 0 7M71 62c3 2 3 5 0 7M71 71c3 2 3 5 0 7M71 80c3 2 3 5 0 7M79 67c3 2 3 5 0 7M79 76c3 2 3 5 0 7M34 77c4 1 7 0 9-2',
    move: 'translate(2 8) scale(.94)',
  },
  deli: {
    outline:
      'M57 53l30-8c9-2 16 6 16 16 0 9-4 15-11 17l-29 8M69 68c3 10-1 19-9 21s-16-5-19-15 1-19 9-21 16 5 19 15zM60 89c4 5 1 13-7 15-9 2-18-4-20-12-1-6 2-11 8-13M103 54l5-4m-5 8 6 1',
    shade:
      'M50 63h.1M58 66h.1M49 72h.1M57 76h.1M53 82h.1M62 79h.1M46 66h.1M40 91h.1M46 97h.1M52 99h.1M71 50c5 9 6 22 2 33M81 47c5 9 6 23 2 34M91 45c5 9 5 24 1 33',
    move: 'translate(5 5) scale(.88)',
  },
  appetizers: {
    outline:
      'M32 82c0 7 14 12 32 12s32-5 32-12M32 82c-3-4-2-9 2-11-1-5 2-9 6-10 1-5 4-8 9-8 2-5 6-7 10-6 4-4 9-3 12 0 5-1 9 2 10 6 5 1 8 4 8 9 5 2 6 6 5 10 4 2 4 7 2 10',
    shade:
      'M35 80c1-17 12-29 29-29s28 12 29 29M43 66c2 4 5 7 8 9M52 58c1 5 3 9 5 12M64 55v14M76 58c-1 5-3 9-5 12M85 66c-2 4-5 7-8 9M40 84c6 3 15 5 24 5s18-2 24-5',
    move: 'translate(0 3)',
  },
  bakery: {
    outline:
      'M29 88c-1-8 4-15 10-19 1-9 8-16 16-18 6-4 13-4 19 0 8 2 15 9 15 18 7 4 11 11 10 19-5 3-12 0-15-5-2-5-5-9-9-11-7-4-15-4-22 0-4 2-7 6-9 11-3 5-10 8-15 5zM55 51c-2 7-1 14 2 21M74 51c2 7 1 14-2 21M39 69c3 4 6 8 9 9M89 69c-3 4-6 8-9 9',
    shade:
      'M61 53c-1 5 0 10 1 14M67 53c1 5 0 10-1 14M48 57c0 5 1 9 4 13M81 57c0 5-1 9-4 13M44 62c1 4 4 8 6 11M85 62c-1 4-4 8-6 11M34 78c2 4 5 6 9 6M94 78c-2 4-5 6-9 6',
    move: 'translate(0 7)',
  },
  dairy: {
    outline:
      'M30 74l46-25c12 2 20 11 22 25M30 74h68v24H30zM52 86a5 5 0 1 0-10 0 5 5 0 0 0 10 0zM89 84a4 4 0 1 0-8 0 4 4 0 0 0 8 0zM70 98a6 6 0 0 0-12 0M73 66a5 2.800 0 1 0-10 0 5 2.800 0 0 0 10 0z',
    shade: 'M60 80h12M76 93h16M34 94h8M78 58c5 3 9 7 11 11M35 79h6M92 79h2',
    move: 'translate(0 1)',
  },
  beverage: {
    outline:
      'M57 36h14v6H57zM59 42v13c0 5-11 9-11 19v28c0 3 2 5 5 5h22c3 0 5-2 5-5V74c0-10-11-14-11-19V42M48 76h32v18H48z',
    shade: 'M74 70c-1-3-3-6-5-8M75 99h-8M75 103H62M54 82h20M54 88h20M65 46v10',
  },
  fetl: {
    outline:
      'M76 58c8 8 8 14 4 18L44 103c-5 4-11-2-8-8l22-36c4-5 11-8 18-1zM72 55c-6-6-7-13-3-19 5 4 7 9 6 15 1-8 6-14 14-15 1 8-3 14-11 18 6-4 14-4 19 2-5 6-13 7-20 3',
    shade:
      'M56 66c4 0 8 2 10 5M50 76c4 0 7 2 9 4M70 77c-3 0-5-1-7-3M44 87c3 0 5 1 7 3M59 87c-3 0-5-2-6-4M71 42c1 4 2 7 3 10M86 41c-4 3-7 7-9 12M90 56c-4-1-7-1-11 0',
    move: 'translate(-5 4)',
  },
  all: {
    outline:
      'M30 68h68l-7 36c-.5 3-2 4-5 4H42c-3 0-4.500-1-5-4zM28 62h72v7H28zM38 62c2-18 12-26 26-26s24 8 26 26M45 62c2-13 9-19 19-19s17 6 19 19',
    shade:
      'M34 78h60M35 87h58M37 97h54M46 69l3 38M58 69l1 38M70 69l-1 38M82 69l-3 38M40 73h3M52 82h3M64 73h3M76 82h3M64 92h3M43 92h3M86 92h3M88 73h3',
  },
}

/** A category's picture as an SVG: an engraving in an arch of the market hall, in one ink. */
export function drawCategory(name: ListingName, ink: string): string {
  return `${svg(128, ink)}\n${engraving(name)}\n</svg>`
}

/** All of them beside each other, a square of 128 each, in the order of `LISTING_NAMES`: rows of a list show one as a mask. */
export function drawCategories(): string {
  const drawn = LISTING_NAMES.map(
    (name, place) => `<g transform="translate(${place * 128})">${engraving(name)}</g>`,
  )
  return `${svg(128 * LISTING_NAMES.length, '#000')}\n<title>Halles</title>\n${drawn.join('\n')}\n</svg>\n`
}

function svg(width: number, ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 128" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`
}

function engraving(name: ListingName): string {
  const { outline, shade, move = 'translate(0)' } = DRAWINGS[name]
  return `<g stroke-width="2.6"><path d="${ARCH.outline}"/><path d="${outline}" transform="${move}"/></g>
<g stroke-width="1.4"><path d="${ARCH.shade}"/><path d="${shade}" transform="${move}"/></g>`
}
