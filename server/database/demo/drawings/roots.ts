import { type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import { leaf } from './fruits.ts'
import { curve, type Line, many, type Point, smooth, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

function onion(wash: Wash): Drawing {
  const skin = [-0.8, -0.5, -0.18, 0.18, 0.5, 0.8].map((share) =>
    curve(
      [64 + share * 7, 24],
      [64 + share * 30, 48],
      [64 + share * 46, 74],
      [64 + share * 14, 106],
    ),
  )
  const roots = [-8, -3, 3, 8].map((right) =>
    curve([64 + right / 2, 106], [64 + right, 112], [64 + right * 1.5, 119]),
  )
  return [
    ...fine(...roots),
    form(
      smooth('60,8! 66,10 68,8! 72,28 98,48 110,76 94,101 64,108 34,101 18,76 30,48 56,28'),
      wash,
      { shade: 15, fine: skin },
    ),
  ]
}

function greenOnions(): Drawing {
  return many(4, (_, place) => {
    const foot = 40 + place * 16
    const axis = curve([foot, 104], [foot + (place - 1.5) * 2, 66], [foot + (place - 1.5) * 8, 12])
    const white = curve([foot, 108], [foot, 98], [foot + (place - 1.5) * 1.2, 78])
    return [
      ...fine(
        ...[-4, 0, 4].map((right) =>
          curve([foot, 106], [foot + right, 112], [foot + right * 1.6, 120]),
        ),
      ),
      form(tube(axis, widths([5, 5, 6, 4, 2], 0.02)).line, 'leaf', { shade: 4 }),
      form(tube(white, widths([6.5, 7, 5.5, 4.5], 0.2)).line, 'cream', { shade: 4 }),
    ]
  }).flat()
}

function garlic(): Drawing {
  const folds = [
    curve('62,22 48,50 38,78 56,106'),
    curve('66,22 80,50 90,78 72,106'),
    curve('64,22 66,60 64,108'),
  ]
  return [
    form(
      smooth('60,8! 68,8! 70,28 94,46 110,76 96,102 80,104 64,110 48,104 32,102 18,76 34,46 58,28'),
      'cream',
      { shade: 14, fine: folds },
    ),
    form(smooth('102,74! 118,92 114,112 96,116 88,104 92,88'), 'rose', {
      shade: 8,
      fine: [curve('102,78 98,94 102,112')],
    }),
  ]
}

function leeks(): Drawing {
  const one = (foot: number, lean: number): Drawing => {
    const shaft = tube(
      curve([foot, 112], [foot + lean * 0.3, 84], [foot + lean * 0.6, 56]),
      widths([9, 8.5, 8.5, 9], 0.08),
    )
    const top: Point = [foot + lean * 0.6, 62]
    const blades = [-20, 20, 0].flatMap((out) =>
      leaf(
        curve(top, [top[0] + out * 0.4, 38], [top[0] + out * 1.1 + lean * 0.5, 8]),
        8,
        'deep',
        0,
      ),
    )
    return [
      ...fine(
        ...[-6, -2, 2, 6].map((right) =>
          curve([foot + right / 2, 110], [foot + right, 115], [foot + right * 1.4, 121]),
        ),
      ),
      ...blades,
      form(shaft.line, 'cream', { shade: 6, fine: [shaft.stripe(-0.3), shaft.stripe(0.3)] }),
    ]
  }
  return [...one(36, -6), ...one(92, 6), ...one(64, 0)]
}

function celery(): Drawing {
  const stalks = [-30, 30, -16, 16, 0].flatMap((out) => {
    const { line, stripe } = tube(
      curve([64 + out * 0.5, 116], [64 + out * 0.8, 84], [64 + out, 36]),
      widths([11, 10, 8, 6], 0.04),
    )
    return [form(line, 'pale', { shade: 6, fine: [-0.5, 0, 0.5].map((side) => stripe(side)) })]
  })
  const leaves = [-34, 34, -18, 18, 0].flatMap((out) =>
    [-12, 12, 0].flatMap((spread) =>
      leaf(
        curve(
          [64 + out, 40],
          [64 + out + spread * 0.6, 28],
          [64 + out + spread * 1.1, 12 + Math.abs(spread) / 2],
        ),
        6.5,
        'leaf',
        2,
      ),
    ),
  )
  return [...leaves, ...stalks]
}

/** Upright, its tip below. */
function carrot(hasTop: boolean): Drawing {
  const body = tube(curve('64,38 64,70 65,120'), widths([12, 15, 13, 9, 5, 1], 0.05))
  const rings = [
    [0.14, -1, 0.1],
    [0.27, -0.2, 1],
    [0.4, -1, 0],
    [0.54, 0, 1],
    [0.68, -1, 0.2],
  ] as const
  const fronds = [-20, 20, 0].flatMap((out) =>
    leaf(curve([64, 40], [64 + out * 0.4, 26], [64 + out, 2]), 9, 'leaf', 5),
  )
  return [
    ...(hasTop ? fronds : [form(smooth('56,40 58,30 64,28 70,30 72,40'), 'leaf', { shade: 3 })]),
    form(body.line, 'orange', {
      shade: 8,
      fine: rings.map(([at, from, to]) => body.ring(at, 2, from, to)),
    }),
  ]
}

function carrots(hasTops: boolean): Drawing {
  const one = carrot(hasTops)
  return [
    ...moved(one, { x: -25, y: 1, turn: 14 }),
    ...moved(one, { x: 25, y: 1, turn: -14 }),
    ...moved(one, { y: 8 }),
  ]
}

function beets(): Drawing {
  const stems = [
    [-30, 14, -1],
    [30, 14, 1],
    [0, 6, 0],
  ] as const
  return [
    ...stems.flatMap(([out, top, lean]) => [
      ...leaf(
        curve([64 + out * 0.5, 44], [64 + out * 0.8, 28], [64 + out * 1.2 + lean * 4, top - 2]),
        12,
        'leaf',
        4,
      ),
      form(
        tube(curve([64 + out * 0.1, 62], [64 + out * 0.3, 50], [64 + out * 0.6, 36]), () => 3).line,
        'plum',
        { shade: 2 },
      ),
    ]),
    form(smooth('64,54 92,56 106,76 96,98 74,108 66,122! 60,108 34,98 22,76 36,56'), 'plum', {
      shade: 15,
      fine: [curve('32,70 30,80 38,92'), curve('42,66 40,74 43,82')],
    }),
  ]
}

function potatoes(wash: Wash): Drawing {
  const eyes = (places: readonly Point[]): Line[] =>
    places.map(([x, y]) => curve([x - 3, y], [x, y + 2], [x + 4, y - 1]))
  return [
    form(smooth('52,30 78,22 102,34 108,54 92,70 64,70 46,54'), wash, {
      shade: 10,
      fine: eyes([
        [66, 40],
        [86, 38],
        [92, 54],
      ]),
    }),
    form(smooth('16,70 30,52 56,52 70,68 66,92 44,104 20,94'), wash, {
      shade: 12,
      fine: eyes([
        [32, 66],
        [50, 76],
        [32, 86],
      ]),
    }),
    form(smooth('60,82 78,66 104,70 118,88 108,110 82,114 62,102'), wash, {
      shade: 12,
      fine: eyes([
        [78, 82],
        [98, 86],
        [82, 100],
      ]),
    }),
  ]
}

function sweetPotatoes(): Drawing {
  const creases = (x: number, y: number): Line[] =>
    [
      [-28, 4],
      [-8, -4],
      [10, 6],
      [26, -6],
    ].map(([right = 0, below = 0]) =>
      curve([x + right - 5, y + below], [x + right, y + below + 2], [x + right + 6, y + below - 1]),
    )
  return [
    form(smooth('10,58! 26,34 58,20 92,22 118,12! 108,40 84,58 44,64'), 'orange', {
      shade: 12,
      fine: creases(60, 40),
    }),
    form(smooth('6,104! 18,78 46,62 84,64 122,88! 96,108 60,114 30,106'), 'orange', {
      shade: 13,
      fine: creases(58, 88),
    }),
  ]
}

export const ROOTS = {
  'yellow-onions': onion('crust'),
  'red-onions': onion('plum'),
  'green-onions': greenOnions(),
  garlic: garlic(),
  leeks: leeks(),
  celery: celery(),
  carrots: carrots(false),
  'carrots-with-tops': carrots(true),
  beets: beets(),
  potatoes: potatoes('straw'),
  'red-potatoes': potatoes('rose'),
  'sweet-potatoes': sweetPotatoes(),
}
