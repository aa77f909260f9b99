import { bold, type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import {
  curve,
  dot,
  many,
  oval,
  type Point,
  polygon,
  smooth,
  straight,
  tube,
  widths,
} from './lines.ts'

function baguettes(): Drawing {
  const one: Drawing = (() => {
    const { line, ring } = tube(
      curve('8,88 42,70 84,48 120,26'),
      widths([3, 12, 14, 14, 12, 3], 0.05),
    )
    const cuts = [0.2, 0.36, 0.52, 0.68, 0.82].map((at) => {
      const [low, , high] = [
        ring(at, 0, -0.7, 0.7).points[0],
        0,
        ring(at + 0.09, 0, -0.7, 0.7).points.at(-1),
      ]
      const [[x, y], [toX, toY]] = [low ?? [0, 0], high ?? [0, 0]]
      return form(
        smooth(
          [x, y],
          [x, y],
          [(x + toX) / 2 + 3, (y + toY) / 2 - 2],
          [toX, toY],
          [toX, toY],
          [(x + toX) / 2 - 3, (y + toY) / 2 + 3],
        ),
        'cream',
        { shade: 0, isFine: true },
      )
    })
    return [form(line, 'crust', { shade: 10 }), ...cuts]
  })()
  return [...moved(one, { y: -14, turn: 4 }), ...moved(one, { y: 20, turn: -6 })]
}

function loaf(): Drawing {
  return [
    form(smooth('64,20 98,28 118,56 114,88 88,106 40,106 14,88 10,56 30,28'), 'crust', {
      shade: 15,
    }),
    ...[
      [
        [30, 46],
        [58, 64],
        [86, 46],
      ],
      [
        [24, 66],
        [58, 84],
        [98, 64],
      ],
      [
        [44, 34],
        [62, 44],
        [78, 32],
      ],
    ].map(([from = [0, 0], by = [0, 0], to = [0, 0]]) => {
      const [[x = 0, y = 0], [byX = 0, byY = 0], [toX = 0, toY = 0]] = [from, by, to]
      return form(
        smooth([x, y], [x, y], [byX, byY - 9], [toX, toY], [toX, toY], [byX, byY]),
        'cream',
        { shade: 3, isFine: true },
      )
    }),
    ...fine(dot(26, 80), dot(40, 92), dot(54, 96), dot(74, 94), dot(92, 86), dot(104, 74)),
  ]
}

const SLICE = '36,112! 36,66 24,48 34,28 64,22 94,28 104,48 92,66 92,112!'

function slicedBread(): Drawing {
  const slice = form(smooth(SLICE), 'crust', { shade: 6 })
  const crumb = moved(
    [
      form(smooth(SLICE), 'cream', {
        shade: 0,
        fine: [
          dot(50, 46),
          dot(70, 40),
          dot(60, 60),
          dot(78, 56),
          dot(50, 80),
          dot(72, 84),
          dot(62, 98),
        ],
      }),
    ],
    { scale: 0.84, y: 1 },
  )
  return [24, 12, 0].flatMap((x, place) => [
    ...moved([slice], { x: x - 12, y: -x / 4 + 2, scale: 0.92 }),
    ...(place === 2 ? moved(crumb, { x: -12, y: 2, scale: 0.92 }) : []),
  ])
}

function croissant(): Drawing {
  const folds: readonly string[] = [
    '12,92! 8,78 22,62 36,72 36,84',
    '116,92! 120,78 106,62 92,72 92,84',
    '22,66 24,50 42,38 54,58 52,76 34,82',
    '106,66 104,50 86,38 74,58 76,76 94,82',
    '42,42 52,30 76,30 86,42 80,66 76,78 52,78 48,66',
  ]
  const lines = [
    curve('20,84 24,74 32,70'),
    curve('108,84 104,74 96,70'),
    curve('36,74 36,58 42,48'),
    curve('92,74 92,58 86,48'),
    curve('56,70 56,52 60,38'),
    curve('72,70 72,52 68,38'),
  ]
  return [
    ...moved(
      [...folds.map((points) => form(smooth(points), 'crust', { shade: 8 })), ...fine(...lines)],
      { y: 4, scale: 1.06 },
    ),
  ]
}

function ringOf(x: number, y: number, radius: number, further: Partial<Piece>): Drawing {
  return [
    form(oval(x, y, radius, radius * 0.9), 'crust', { shade: radius / 3, ...further }),
    form(oval(x, y, radius * 0.32, radius * 0.26), 'cream', { shade: 3 }),
  ]
}

function bagels(): Drawing {
  const seeds = (x: number, y: number, radius: number) =>
    many(16, (share, place) => {
      const [angle, reach] = [share * 2 * Math.PI, radius * (place % 2 ? 0.55 : 0.76)]
      const [right, below] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9]
      return straight([right, below], [right + 2.4, below - 1.2])
    })
  return [
    ...ringOf(84, 42, 36, { fine: seeds(84, 42, 36) }),
    ...ringOf(46, 82, 40, { fine: seeds(46, 82, 40) }),
  ]
}

function bun(): Drawing {
  const seeds = [
    [40, 42],
    [54, 32],
    [70, 30],
    [86, 40],
    [62, 44],
    [78, 52],
    [46, 54],
    [98, 54],
    [30, 56],
  ] as const
  return [
    form(smooth('14,84! 114,84! 112,104 96,112 32,112 16,104'), 'crust', { shade: 9 }),
    form(smooth('12,80! 116,80! 114,90 100,92 28,92 14,90'), 'cream', { shade: 0 }),
    form(smooth('10,76 14,48 38,22 64,17 90,22 114,48 118,76 104,82 24,82'), 'crust', {
      shade: 15,
      fine: seeds.map(([x, y]) => straight([x, y], [x + 3.5, y - 2])),
    }),
  ]
}

function pie(): Drawing {
  const [across, down] = [45, 25]
  const strips = [-1, 1].flatMap((lean) =>
    [-0.66, -0.22, 0.22, 0.66].map((aside): Piece => {
      const reach = Math.sqrt(1 - aside ** 2)
      const end = (way: number): Point => [
        64 + ((aside + way * reach) / Math.SQRT2) * across,
        58 + ((way * reach - aside) / Math.SQRT2) * lean * down,
      ]
      return form(tube(straight(end(-1), end(1)), () => 3.2).line, 'crust', {
        shade: 0,
        isFine: true,
      })
    }),
  )
  return [
    form(smooth('10,64! 118,64! 102,98 88,106 40,106 26,98'), 'slate', {
      shade: 12,
      fine: [curve('24,84 40,98 64,100'), curve('104,84 96,94 80,100')],
    }),
    form(oval(64, 58, 58, 34, { lobes: 22, depth: 0.07 }), 'crust', { shade: 7 }),
    form(oval(64, 58, across, down), 'orange', { shade: 0 }),
    ...strips,
    ...bold(oval(64, 58, across, down)),
  ]
}

function muffin(): Drawing {
  const pleats = [-26, -13, 0, 13, 26].map((right) =>
    straight([64 + right * 1.15, 72], [64 + right * 0.86, 114]),
  )
  const berries = [
    [44, 44],
    [66, 32],
    [86, 46],
    [60, 54],
    [34, 60],
    [92, 62],
    [76, 58],
  ] as const
  return [
    form(polygon('24,68 104,68 94,116 34,116'), 'slate', { shade: 9, fine: pleats }),
    form(
      smooth('16,68 14,52 34,46 42,26 66,16 90,28 98,46 114,54 112,70 92,76 64,72 36,76'),
      'crust',
      { shade: 13 },
    ),
    ...berries.map(([x, y]) => form(oval(x, y, 4.5), 'night', { shade: 0 })),
  ]
}

function cake(): Drawing {
  return [
    form(polygon('10,50 84,66 84,112 10,92'), 'brown', { shade: 0 }),
    ...[0, 1].map((place) =>
      form(
        polygon(
          [10, 61 + place * 14],
          [84, 78 + place * 14],
          [84, 83 + place * 14],
          [10, 65 + place * 14],
        ),
        'cream',
        { shade: 0, isFine: true },
      ),
    ),
    form(polygon('84,66 116,36 116,78 84,112'), 'brown', { shade: 18 }),
    form(smooth('10,50! 84,66! 116,36! 96,28!'), 'brown', { shade: 0 }),
    form(oval(90, 40, 8.5), 'tomato', { shade: 4 }),
    ...bold(curve('90,32 92,22 102,16')),
  ]
}

export const BAKERY = {
  baguettes: baguettes(),
  'sourdough-loaf': loaf(),
  'sliced-bread': slicedBread(),
  croissants: croissant(),
  bagels: bagels(),
  'burger-buns': bun(),
  pies: pie(),
  muffins: muffin(),
  'chocolate-cake': cake(),
}
