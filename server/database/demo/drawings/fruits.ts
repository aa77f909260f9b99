import { bold, type Drawing, form, moved, type Piece } from './engrave.ts'
import { curve, dot, type Line, many, oval, smooth, star, straight, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

/** Longer than broad, pointed at its tip, with a rib and veins. */
export function leaf(axis: Line, breadth: number, wash: Wash = 'leaf', veins = 4): Drawing {
  const { line, stripe, ring } = tube(
    axis,
    widths([0, breadth, breadth * 0.9, breadth * 0.5, 0], 0.02),
  )
  const ribs = many(veins, (share) => ring(0.2 + share * 0.6, breadth * 0.5))
  return [form(line, wash, { shade: breadth / 2, fine: [stripe(0), ...ribs] })]
}

/** Cut across: peel, pith and segments. */
function slice(x: number, y: number, radius: number, wash: Wash, flat = 1): Drawing {
  const spokes = many(9, (share) => {
    const angle = share * 2 * Math.PI + 0.2
    const [right, below] = [Math.cos(angle) * radius, Math.sin(angle) * radius * flat]
    return straight([x + right * 0.12, y + below * 0.12], [x + right * 0.8, y + below * 0.8])
  })
  const [inner, outer] = [0.82, 1].map((share) => oval(x, y, radius * share, radius * flat * share))
  if (!(inner && outer)) return []
  return [form(outer, 'cream', { shade: 0 }), form(inner, wash, { shade: 7, fine: spokes })]
}

function lemon(wash: Wash): Drawing {
  const axis = curve('6,66 40,52 76,40 112,30')
  const body = tube(axis, widths([2, 5, 20, 29, 32, 29, 20, 6, 2], 0.02))
  const pores = [
    [40, 52],
    [52, 40],
    [56, 60],
    [70, 32],
    [74, 50],
    [32, 62],
    [88, 40],
  ] as const
  return [
    form(body.line, wash, { shade: 12, fine: pores.map(([x, y]) => dot(x, y)) }),
    ...slice(84, 84, 31, wash),
  ]
}

function orange(): Drawing {
  const pores = [
    [30, 44],
    [42, 36],
    [38, 58],
    [54, 48],
    [26, 60],
    [50, 64],
  ] as const
  return [
    form(oval(50, 54, 38), 'orange', { shade: 12, fine: pores.map(([x, y]) => dot(x, y)) }),
    ...leaf(curve('50,20 64,8 84,10'), 8),
    ...bold(curve('50,22 48,16 50,11')),
    ...slice(84, 82, 32, 'orange'),
  ]
}

function banana(): Drawing {
  const one = (axis: Line) => {
    const { line, stripe } = tube(axis, widths([4, 5, 12, 14, 12, 6, 3], 0.02))
    return form(line, 'lemon', { shade: 7, fine: [stripe(-0.25, 0.12, 0.92)] })
  }
  return [
    one(curve('92,16 104,48 96,84 70,106')),
    one(curve('88,14 90,48 74,82 44,98')),
    one(curve('84,14 74,46 52,70 18,80')),
    form(smooth('80,8 94,6 99,20 90,26 80,21'), 'brown', { shade: 4 }),
  ]
}

function apple(): Drawing {
  const body = smooth(
    '64,40 80,32 102,40 110,66 98,98 78,112 64,108 50,112 30,98 18,66 26,40 48,32',
  )
  return [
    form(body, 'tomato', {
      shade: 14,
      fine: [curve('32,52 28,66 34,84'), curve('42,48 38,60 40,74')],
    }),
    ...bold(curve('50,44 64,48 79,43')),
    form(tube(curve('64,45 62,30 70,16'), () => 2.2).line, 'brown', { shade: 2 }),
    ...leaf(curve('66,30 82,16 104,16'), 10),
  ]
}

function strawberry(): Drawing {
  const seeds = many(5, (_, row) =>
    many(6 - row, (__, place) => dot(34 + place * 12 + row * 6, 58 + row * 12)),
  ).flat()
  return [
    form(smooth('64,36 92,38 104,56 96,84 78,106 64,116 50,106 32,84 24,56 36,38'), 'tomato', {
      shade: 14,
      fine: seeds,
    }),
    form(star(64, 40, 7, 34, 13, 0.55), 'leaf', { shade: 5 }),
    form(tube(curve('64,38 62,24 70,10'), () => 2.4).line, 'leaf', { shade: 2 }),
  ]
}

function blueberries(): Drawing {
  const berry = (x: number, y: number, radius = 21): Drawing => [
    form(oval(x, y, radius), 'blue', { shade: 8 }),
    form(star(x - 2, y - 4, 5, 9, 4, 0.8), 'night', { shade: 0 }),
  ]
  return [
    ...leaf(curve('70,40 92,22 118,26'), 12),
    ...leaf(curve('56,36 44,16 22,14'), 11),
    ...berry(64, 44),
    ...berry(34, 62),
    ...berry(94, 64),
    ...berry(50, 88, 22),
    ...berry(82, 92, 22),
  ]
}

function raspberries(): Drawing {
  const one: Drawing = [
    ...many(5, (_, row) => {
      const count = [4, 5, 4, 3, 2][row] ?? 1
      return many(count, (__, place) =>
        form(oval(64 + (place - (count - 1) / 2) * 14, 46 + row * 13, 8.6), 'pink', { shade: 5 }),
      )
    }).flat(),
    form(star(64, 38, 5, 25, 11, 0.5), 'leaf', { shade: 4 }),
    ...bold(curve('64,36 63,26 68,18')),
  ]
  return [
    ...moved(one, { x: 22, y: -12, scale: 0.82, turn: 14 }),
    ...moved(one, { x: -18, y: 8, scale: 0.95, turn: -10 }),
  ]
}

function avocado(): Drawing {
  const pear = smooth('64,12 78,20 86,42 100,66 98,94 80,112 64,115 48,112 30,94 28,66 42,42 50,20')
  const whole = [
    form(pear, 'deep', {
      shade: 14,
      fine: [
        dot(50, 50),
        dot(58, 36),
        dot(44, 70),
        dot(56, 64),
        dot(48, 88),
        dot(66, 50),
        dot(62, 82),
      ],
    }),
  ]
  const half = [
    form(pear, 'deep', { shade: 5 }),
    ...moved([form(pear, 'pale', { shade: 0 })], { scale: 0.86, y: 1 }),
    form(oval(64, 80, 19, 21), 'brown', { shade: 10, fine: [curve('54,68 60,64 67,65')] }),
  ]
  return [
    ...moved(whole, { x: -20, y: -5, scale: 0.88, turn: -16 }),
    ...moved(half, { x: 18, y: 5, scale: 0.9, turn: 12 }),
  ]
}

function pineapple(): Drawing {
  const crown = [-62, -36, 36, 62, -16, 16, 0].flatMap((turn, place) => {
    const length = 50 - Math.abs(turn) / 4 + place * 1.5
    const angle = ((turn - 90) * Math.PI) / 180
    const tip = [64 + Math.cos(angle) * length * 0.8, 50 + Math.sin(angle) * length] as const
    return leaf(
      curve([64, 54], [64 + turn / 9, 50 - length * 0.5], tip),
      7.5,
      place % 2 ? 'leaf' : 'deep',
      0,
    )
  })
  const slopes = [1, -1].flatMap((way) =>
    many(9, (_, place) =>
      straight(
        [64 - 80, -10 + place * 17 + (way > 0 ? 0 : 96)],
        [64 + 80, -10 + place * 17 + (way > 0 ? 96 : 0)],
      ),
    ),
  )
  return [...crown, form(oval(64, 82, 35, 38), 'straw', { shade: 13, fine: slopes })]
}

/** A melon-like thing with ribs. */
export function ribbed(x: number, y: number, across: number, down: number): Line[] {
  return [-0.75, -0.4, 0, 0.4, 0.75].map((share) =>
    curve(
      [x + share * across * 0.4, y - down * 0.9],
      [x + share * across, y],
      [x + share * across * 0.5, y + down * 0.95],
    ),
  )
}

export const FRUITS = {
  lemons: lemon('lemon'),
  limes: lemon('leaf'),
  oranges: orange(),
  bananas: banana(),
  apples: apple(),
  strawberries: strawberry(),
  blueberries: blueberries(),
  raspberries: raspberries(),
  avocados: avocado(),
  pineapples: pineapple(),
}
