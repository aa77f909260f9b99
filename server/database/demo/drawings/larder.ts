import { type Drawing, fine, form, type Piece } from './engrave.ts'
import { curve, type Line, many, oval, polygon, smooth, straight, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

function bacon(): Drawing {
  return [36, 64, 92].flatMap((y, place) => {
    const axis = curve(
      [10, y + 6],
      [30, y - 6],
      [50, y + 6],
      [72, y - 6],
      [94, y + 6],
      [118, y - 4],
    )
    const rasher = tube(axis, () => 14)
    const band = (from: number, to: number): Line => ({
      points: [...rasher.stripe(from).points, ...[...rasher.stripe(to).points].reverse()],
      isClosed: true,
    })
    const streaks: [number, number][] =
      place % 2
        ? [
            [-1, -0.55],
            [0.1, 0.4],
          ]
        : [
            [-1, -0.62],
            [-0.1, 0.2],
            [0.66, 0.9],
          ]
    return [
      form(rasher.line, 'meat', { shade: 6 }),
      ...streaks.map(([from, to]) => form(band(from, to), 'cream', { shade: 0, isFine: true })),
    ]
  })
}

function sausages(wash: Wash): Drawing {
  const one = (axis: Line): Drawing => {
    const { line, stripe } = tube(axis, widths([12, 13, 13, 12], 0.12))
    return [form(line, wash, { shade: 9, fine: [stripe(-0.5, 0.16, 0.7)] })]
  }
  return [
    ...fine(
      curve('14,52 8,46 10,40'),
      curve('113,38 120,36 120,30'),
      curve('16,92 8,92 6,100'),
      curve('112,92 120,90 122,84'),
    ),
    ...one(curve('18,50 44,68 82,62 110,40')),
    ...one(curve('18,92 46,104 84,104 110,92')),
  ]
}

function ham(): Drawing {
  return [
    form(tube(curve('88,44 104,28 116,14'), widths([8, 6, 7], 0.16)).line, 'cream', {
      shade: 4,
    }),
    form(smooth('92,30 104,46 98,74 76,104 44,116 18,100 14,68 36,42 70,30'), 'crust', {
      shade: 14,
      fine: [curve('62,36 78,52 92,58'), curve('48,44 70,64 86,78')],
    }),
    form(oval(40, 82, 27, 32, { turn: 38 }), 'cream', { shade: 0 }),
    form(oval(40, 82, 22, 27, { turn: 38 }), 'rose', {
      shade: 8,
      fine: [curve('26,84 38,78 50,66'), curve('34,98 44,90 54,84')],
    }),
    form(oval(41, 80, 6), 'cream', { shade: 2 }),
  ]
}

function salami(): Drawing {
  const fat = (x: number, y: number, radius: number) =>
    many(14, (share, place) => {
      const [reach, angle] = [Math.sqrt((place + 0.5) / 14) * radius * 0.84, place * 2.4]
      return oval(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        1.9 + (share > 0.5 ? 0.5 : 0),
      )
    })
  const cut = (x: number, y: number, radius: number) =>
    form(oval(x, y, radius), 'meat', { shade: 6, fine: fat(x, y, radius) })
  const body = tube(curve('44,58 76,42 110,26'), widths([25, 25, 22, 15], 0.08))
  return [
    form(body.line, 'brown', { shade: 12, fine: [body.ring(0.45, 8), body.ring(0.7, 8)] }),
    ...fine(curve('110,24 116,18 120,10')),
    cut(42, 58, 25),
    cut(88, 90, 25),
    cut(58, 94, 25),
  ]
}

function carton(wash: Wash): Drawing {
  return [
    form(polygon('30,44 78,50 78,120 30,112'), 'cream', { shade: 0 }),
    form(polygon('78,50 100,42 100,108 78,120'), 'cream', { shade: 16 }),
    form(polygon('30,44 42,22 88,26 78,50'), 'cream', { shade: 0 }),
    form(polygon('78,50 88,26 100,42'), 'cream', { shade: 12 }),
    form(polygon('42,22 42,10 88,14 88,26'), wash, { shade: 5 }),
    form(smooth('30,80! 46,70 62,86 78,78! 78,120! 30,112!'), wash, { shade: 8 }),
    form(smooth('78,78! 88,66 100,70! 100,108! 78,120!'), wash, { shade: 12 }),
  ]
}

function butter(): Drawing {
  return [
    form(polygon('4,92 78,116 124,84 52,66'), 'slate', { shade: 0 }),
    form(polygon('36,54 86,68 86,102 36,86'), 'lemon', {
      shade: 0,
      fine: [straight('50,60 50,90'), straight('64,64 64,94')],
    }),
    form(polygon('86,68 114,50 114,80 86,102'), 'lemon', { shade: 18 }),
    form(polygon('36,54 64,36 114,50 86,68'), 'cream', { shade: 0 }),
    form(polygon('14,60 26,54 26,84 14,92'), 'lemon', { shade: 8 }),
    form(polygon('8,58 14,60 14,92 8,90'), 'lemon', { shade: 0 }),
    form(polygon('8,58 20,52 26,54 14,60'), 'cream', { shade: 0 }),
  ]
}

function wedge(wash: Wash, holes: readonly [number, number, number][]): Drawing {
  return [
    form(polygon('10,66 82,26 118,54 118,60 10,72'), 'cream', { shade: 0 }),
    form(polygon('10,66 118,54 118,96 10,110'), wash, { shade: 11, fine: [] }),
    form(smooth('10,66! 82,26! 104,34 118,54!'), wash, {
      shade: 0,
    }),
    ...holes.map(([x, y, radius]) =>
      form(oval(x, y, radius, radius * 0.9), 'cream', { shade: radius / 2 }),
    ),
  ]
}

function brie(): Drawing {
  return [
    form(smooth('10,62! 10,86! 34,106 64,110 96,105 118,86! 118,62!'), 'cream', { shade: 12 }),
    form(oval(64, 60, 54, 32), 'cream', {
      shade: 0,
      fine: [curve('26,52 34,44 44,40'), curve('34,66 44,58 54,54'), curve('40,78 48,74 56,74')],
    }),
    form(polygon('64,58 113,72 114,92 86,108 84,88'), 'pale', { shade: 0 }),
    form(polygon('64,58 113,72 113,92 64,80'), 'straw', { shade: 6 }),
    form(polygon('64,58 64,80 85,108 84,88'), 'straw', { shade: 0 }),
  ]
}

function eggs(wash: Wash): Drawing {
  const one = (x: number, y: number) =>
    form(
      smooth(
        [x, y - 27],
        [x + 15, y - 16],
        [x + 20, y + 4],
        [x + 13, y + 20],
        [x, y + 24],
        [x - 13, y + 20],
        [x - 20, y + 4],
        [x - 15, y - 16],
      ),
      wash,
      { shade: 10 },
    )
  const cups = [22, 64, 106].map((x) => curve([x - 18, 90], [x, 104], [x + 18, 90]))
  return [
    one(43, 46),
    one(85, 46),
    one(24, 68),
    one(64, 66),
    one(104, 68),
    form(
      smooth('2,78! 14,90 26,92 43,80 54,90 74,90 85,80 102,92 114,90 126,78! 116,116! 12,116!'),
      'slate',
      { shade: 10, fine: cups },
    ),
  ]
}

function mozzarella(): Drawing {
  return [
    form(oval(48, 50, 36, 33), 'cream', { shade: 14 }),
    form(oval(86, 84, 32, 29), 'cream', { shade: 12 }),
    form(oval(36, 94, 25, 17), 'cream', { shade: 6 }),
    ...fine(oval(35, 92, 19, 11), curve('24,92 34,88 44,94')),
  ]
}

export const LARDER = {
  bacon: bacon(),
  sausages: sausages('rose'),
  'smoked-sausages': sausages('brown'),
  ham: ham(),
  salami: salami(),
  milk: carton('blue'),
  cream: carton('straw'),
  butter: butter(),
  cheddar: wedge('orange', []),
  'swiss-cheese': wedge('lemon', [
    [34, 90, 8],
    [62, 80, 6],
    [84, 90, 9],
    [104, 72, 5],
    [60, 102, 4],
    [78, 44, 5],
  ]),
  brie: brie(),
  mozzarella: mozzarella(),
  'white-eggs': eggs('cream'),
  'brown-eggs': eggs('crust'),
}
