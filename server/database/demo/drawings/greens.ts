import { bold, type Drawing, form, type Piece } from './engrave.ts'
import { leaf } from './fruits.ts'
import { curve, dot, many, oval, type Point, polygon, smooth, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

function broccoli(): Drawing {
  const heads = [
    [38, 40, 17],
    [90, 40, 17],
    [64, 30, 19],
    [26, 60, 14],
    [102, 60, 14],
    [46, 58, 18],
    [82, 58, 18],
    [64, 66, 17],
  ] as const
  return [...stalk('leaf'), ...heads.flatMap(([x, y, radius]) => floret(x, y, radius, 'deep'))]
}

function stalk(wash: Wash): Drawing {
  const arms = [curve('64,104 48,84 34,66'), curve('64,104 80,84 96,66')]
  return [
    ...arms.map((axis) => form(tube(axis, () => 7).line, wash, { shade: 4 })),
    form(smooth('50,66 78,66 76,92 80,118 48,118 52,92'), wash, {
      shade: 8,
      fine: [curve('60,80 59,96 58,114')],
    }),
  ]
}

function floret(x: number, y: number, radius: number, wash: Wash): Drawing {
  const buds = many(6, (share) =>
    dot(x + Math.cos(share * 7) * radius * 0.45, y + Math.sin(share * 7) * radius * 0.45),
  )
  return [
    form(oval(x, y, radius, radius * 0.94, { lobes: 8, depth: 0.14, turn: x }), wash, {
      shade: 6,
      fine: buds,
    }),
  ]
}

function cauliflower(): Drawing {
  const heads = [
    [44, 40, 17],
    [84, 40, 17],
    [64, 32, 18],
    [32, 58, 15],
    [96, 58, 15],
    [52, 58, 18],
    [78, 58, 18],
    [64, 74, 18],
    [42, 76, 14],
    [88, 76, 14],
  ] as const
  const outer = [curve('58,112 22,96 10,52'), curve('70,112 106,96 118,52')]
  const front = [curve('60,116 36,108 24,78'), curve('68,116 92,108 104,78')]
  return [
    ...outer.flatMap((axis) => leaf(axis, 17, 'leaf', 5)),
    ...heads.flatMap(([x, y, radius]) => floret(x, y, radius, 'cream')),
    ...front.flatMap((axis) => leaf(axis, 15, 'leaf', 4)),
    ...leaf(curve('64,120 65,106 64,84'), 13, 'leaf', 4),
  ]
}

function cabbage(wash: Wash, inner: Wash): Drawing {
  return [
    form(smooth('64,14 98,22 116,52 112,88 88,114 52,116 18,92 10,56 28,24'), wash, {
      shade: 12,
      fine: [curve('18,50 28,80 50,108'), curve('108,46 106,78 84,106')],
    }),
    form(smooth('62,20 88,26 102,50 100,84 66,110 32,88 24,54 38,27'), inner, {
      shade: 14,
      fine: [
        curve('66,110 64,84 58,54 60,26'),
        curve('65,92 50,78 34,72'),
        curve('62,72 48,58 34,52'),
        curve('60,52 52,42 42,36'),
        curve('65,94 80,80 94,76'),
        curve('63,74 76,58 92,52'),
        curve('60,50 68,40 82,34'),
      ],
    }),
  ]
}

function romaine(): Drawing {
  const blade = (axis: Parameters<typeof tube>[0], breadth: number, wash: Wash): Drawing => {
    const ripple = (share: number) =>
      widths([0.34, 0.5, 0.9, 1, 0.9, 0.5], 0.05)(share) *
      breadth *
      (1 + 0.07 * Math.sin(share * 34))
    const { line, ring } = tube(axis, ripple)
    const rib = tube(axis, widths([breadth * 0.26, breadth * 0.2, breadth * 0.12, 0.4], 0.02))
    const veins = many(5, (share) => [
      ring(0.3 + share * 0.6, 0, 0, 0.8),
      ring(0.3 + share * 0.6, 0, 0, -0.8),
    ]).flat()
    return [
      form(line, wash, { shade: breadth / 2, fine: veins }),
      form(rib.line, 'cream', { shade: 2 }),
    ]
  }
  return [
    ...blade(curve('62,112 40,80 30,30'), 22, 'leaf'),
    ...blade(curve('66,112 88,80 98,30'), 22, 'leaf'),
    ...blade(curve('64,114 66,70 62,10'), 23, 'leaf'),
    ...blade(curve('62,118 52,88 46,48'), 17, 'pale'),
    ...blade(curve('66,118 76,88 82,48'), 17, 'pale'),
  ]
}

function asparagus(): Drawing {
  const spear = (axis: Parameters<typeof tube>[0]): Drawing => {
    const { line } = tube(axis, widths([7, 7, 7, 7.5, 8, 0.5], 0.03))
    const points = [...axis.points]
    const scales = [0.36, 0.58, 0.74, 0.84].map((share) => {
      const [x, y] = points[Math.round(share * (points.length - 1))] ?? [0, 0]
      return smooth([x, y - 9], [x, y - 9], [x + 5, y], [x, y + 3], [x - 5, y])
    })
    return [
      form(line, 'leaf', { shade: 5 }),
      ...scales.map((scale) => form(scale, 'plum', { shade: 0, isFine: true })),
    ]
  }
  const axes = [
    [40, 26],
    [88, 26],
    [52, 14],
    [76, 14],
    [64, 8],
  ].map(([tip = 0, top = 0]) =>
    curve(
      [64 + (tip - 64) * 0.8, 120],
      [64 + (tip - 64) * 0.72, 84],
      [64 + (tip - 64) * 0.86, 50],
      [tip, top],
    ),
  )
  return [...axes.flatMap(spear), form(polygon('42,82 86,82 86,94 42,94'), 'tomato', { shade: 4 })]
}

function greenBeans(): Drawing {
  const axes = [
    curve('12,46 44,30 82,30 116,52'),
    curve('14,76 46,52 84,48 114,78'),
    curve('16,34 40,62 74,80 112,82'),
    curve('12,92 44,98 80,92 112,62'),
    curve('18,106 50,82 82,76 110,100'),
  ]
  return axes.flatMap((axis) => {
    const { line, stripe } = tube(axis, widths([0.8, 5, 6.5, 6.5, 6.5, 5, 0.8], 0.02))
    return [form(line, 'leaf', { shade: 5, fine: [stripe(-0.1, 0.1, 0.88)] })]
  })
}

function basil(): Drawing {
  const pairs: readonly [Point, Point, number][] = [
    [[62, 92], [16, 104], 17],
    [[66, 92], [112, 104], 17],
    [[63, 66], [10, 62], 20],
    [[65, 66], [118, 62], 20],
    [[63, 46], [26, 22], 17],
    [[65, 46], [102, 22], 17],
    [[64, 52], [64, 8], 17],
  ]
  return [
    ...bold(curve('64,120 62,90 64,44')),
    ...pairs.flatMap(([[x, y], tip, breadth]) =>
      leaf(curve([x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2 - 5], tip), breadth, 'leaf', 4),
    ),
  ]
}

export const GREENS = {
  broccoli: broccoli(),
  cauliflower: cauliflower(),
  'green-cabbage': cabbage('leaf', 'pale'),
  'red-cabbage': cabbage('plum', 'plum'),
  romaine: romaine(),
  asparagus: asparagus(),
  'green-beans': greenBeans(),
  basil: basil(),
}
