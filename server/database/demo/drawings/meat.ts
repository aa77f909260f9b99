import { bold, type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import { curve, dot, type Line, many, oval, type Point, smooth, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

const marbling = (...places: Point[]): Line[] =>
  places.map(([x, y]) => curve([x - 7, y + 3], [x, y - 2], [x + 5, y], [x + 9, y - 4]))

function steak(): Drawing {
  return [
    form(smooth('14,62 22,34 50,24 84,28 112,44 118,72 102,94 74,92 50,104 24,94'), 'cream', {
      shade: 8,
    }),
    form(smooth('26,66 32,46 54,37 82,38 104,50 109,70 96,83 72,82 50,92 32,84'), 'meat', {
      shade: 10,
      fine: marbling([46, 54], [70, 50], [90, 60], [54, 72], [76, 68], [40, 80]),
    }),
  ]
}

/** Tied with string, its cut end towards the reader. */
function roast(wash: Wash): Drawing {
  const body = tube(curve('34,74 64,62 104,54'), widths([32, 34, 32, 24], 0.1))
  const strings = [0.28, 0.46, 0.64, 0.82].map((at) => body.ring(at, 10))
  return [
    form(body.line, wash, { shade: 14 }),
    ...bold(...strings),
    form(oval(32, 75, 20, 31, { turn: -8 }), 'cream', { shade: 0 }),
    form(oval(32, 75, 15.5, 26, { turn: -8 }), wash, {
      shade: 7,
      fine: marbling([30, 62], [34, 76], [29, 90]),
    }),
    ...fine(curve('70,40 62,28 74,24 72,38 82,26 86,34 72,39')),
  ]
}

function mince(): Drawing {
  const strands = [
    [92, 5],
    [78, 5],
    [64, 4],
    [51, 3],
    [40, 2],
  ].flatMap(([y = 0, count = 0], row) =>
    many(count, (_, place) => {
      const x = 64 + (place - (count - 1) / 2) * 20
      const { line } = tube(
        curve([x - 14, y + 6], [x - 5, y - 6], [x + 5, y + 6], [x + 14, y - 6]),
        widths([6, 7, 6], 0.2),
      )
      return form(line, (place + row) % 3 ? 'meat' : 'rose', { shade: 4 })
    }),
  )
  return [
    ...strands,
    form(smooth('6,92! 28,98 64,100 100,98 122,92! 108,114! 20,114!'), 'slate', { shade: 7 }),
  ]
}

function patties(): Drawing {
  return [94, 74, 54].flatMap((y, place) => {
    const lumps = many(12, (share) =>
      dot(64 + Math.cos(share * 19) * 34, y - 4 + Math.sin(share * 23) * 9),
    )
    return [
      form(
        smooth(
          [14, y - 2],
          [14, y + 12],
          [40, y + 25],
          [64, y + 27],
          [88, y + 25],
          [114, y + 12],
          [114, y - 2],
        ),
        'meat',
        { shade: 9 },
      ),
      form(oval(64, y - 2, 50, 19, { lobes: 14, depth: 0.04 }), place === 2 ? 'meat' : 'cream', {
        shade: place === 2 ? 7 : 0,
        fine: place === 2 ? lumps : [],
      }),
    ]
  })
}

function ossoBuco(): Drawing {
  return [
    form(smooth('20,44 46,18 84,18 112,46 114,82 86,110 46,108 16,82'), 'cream', { shade: 8 }),
    form(smooth('28,48 49,27 81,27 103,50 105,79 82,100 49,99 25,79'), 'meat', {
      shade: 10,
      fine: [
        curve('34,50 48,54 52,40 50,30'),
        curve('86,30 80,44 90,54 102,54'),
        curve('30,82 44,78 52,88 52,98'),
        curve('100,84 88,78 78,88 80,99'),
        ...marbling([42, 66], [88, 70]),
      ],
    }),
    form(oval(64, 64, 21, 19), 'cream', { shade: 7 }),
    form(oval(64, 64, 11, 10), 'straw', { shade: 5, isFine: true }),
  ]
}

function ribs(): Drawing {
  const bones = many(7, (_, place): Piece => {
    const x = 20 + place * 14.5
    return form(
      tube(curve([x, 106], [x + 6, 66], [x + 4, 20]), widths([5, 4.5, 4.5, 5], 0.05)).line,
      'cream',
      { shade: 3 },
    )
  })
  const curves = many(6, (_, place) =>
    curve([29 + place * 14.5, 92], [34 + place * 14.5, 66], [32 + place * 14.5, 36]),
  )
  return [
    ...bones,
    form(smooth('12,92 14,60 12,38 40,30 80,26 116,30 120,60 118,90 84,98 44,100'), 'meat', {
      shade: 11,
      fine: curves,
    }),
  ]
}

function chop(wash: Wash): Drawing {
  return [
    form(
      smooth('26,22 60,14 96,30 112,64 98,96 70,104 58,92 44,100 24,116 12,108 22,88 30,66 20,42'),
      'cream',
      { shade: 9 },
    ),
    form(smooth('42,34 64,26 90,40 101,64 90,86 70,92 60,80 46,72 44,54'), wash, {
      shade: 11,
      fine: marbling([62, 44], [80, 54], [62, 62], [84, 74]),
    }),
    form(smooth('27,30 36,34 40,60 36,84 22,106 17,104 28,80 32,58'), 'cream', {
      shade: 4,
      isFine: true,
    }),
  ]
}

function chicken(): Drawing {
  return [
    form(smooth('10,74 18,44 48,26 82,32 104,52 108,78 92,98 58,106 26,100'), 'rose', {
      shade: 15,
      fine: [curve('24,54 34,42 48,36')],
    }),
    form(smooth('34,66! 50,54 66,58 70,72 58,78 44,82 32,76'), 'rose', {
      shade: 7,
      fine: [curve('46,66 56,64 62,70')],
    }),
    form(
      smooth('62,90 66,70 84,60 102,68 108,82 120,88 122,98 112,102 104,96 88,106 70,104'),
      'rose',
      { shade: 9, fine: [curve('74,84 82,74 94,72')] },
    ),
    ...fine(curve('112,92 116,95 119,94')),
  ]
}

function drumstick(): Drawing {
  return [
    form(smooth('92,82 100,90 110,90 116,100 108,106 108,114 98,118 92,108 84,98'), 'cream', {
      shade: 5,
    }),
    form(smooth('30,14 60,14 82,40 94,72 98,88 90,98 76,94 46,82 18,62 12,34'), 'rose', {
      shade: 14,
      fine: [curve('24,30 34,24 48,26'), curve('78,82 84,84 88,80')],
    }),
  ]
}

function wing(): Drawing {
  const piece = (axis: Line, breadths: readonly number[]) =>
    form(tube(axis, widths(breadths, 0.14)).line, 'rose', { shade: 8 })
  return [
    piece(curve('72,44 96,34 118,38'), [7, 8, 3]),
    piece(curve('34,96 52,70 78,44'), [13, 13, 11, 10]),
    piece(curve('32,92 60,104 104,98'), [13, 19, 17, 10]),
    ...fine(curve('48,94 66,98 88,94'), curve('46,82 56,68 66,58'), curve('90,38 100,38 108,40')),
  ]
}

function breasts(): Drawing {
  const one: Drawing = [
    form(smooth('14,60 28,34 60,28 90,44 114,70 120,88 96,92 60,96 26,88'), 'rose', {
      shade: 12,
      fine: [
        curve('26,62 54,58 86,70 104,82'),
        curve('32,48 54,44 78,54'),
        curve('32,76 56,74 80,82'),
      ],
    }),
  ]
  return [
    ...moved(one, { x: 6, y: -22, scale: 0.82, turn: -8 }),
    ...moved(one, { x: -6, y: 16, scale: 0.9, turn: 4 }),
  ]
}

export const MEAT = {
  steak: steak(),
  'rib-of-beef': chop('meat'),
  'beef-roast': roast('meat'),
  'pork-roast': roast('rose'),
  mince: mince(),
  patties: patties(),
  'osso-buco': ossoBuco(),
  ribs: ribs(),
  chops: chop('rose'),
  chicken: chicken(),
  drumsticks: [
    ...moved(drumstick(), { x: -14, y: -10, scale: 0.72, turn: -34 }),
    ...moved(drumstick(), { x: 12, y: 12, scale: 0.86 }),
  ],
  wings: wing(),
  breasts: breasts(),
}
