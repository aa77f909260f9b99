import { bold, type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import { leaf } from './fruits.ts'
import { curve, dot, many, oval, type Point, polygon, smooth, straight } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

function bottle(wash: Wash, label: Wash): Drawing {
  return [
    form(
      smooth('54,22! 74,22! 75,40 92,56 94,70 94,112! 88,119 40,119 34,112! 34,70 36,56 53,40'),
      wash,
      { shade: 12, fine: [curve('42,62 44,54 52,46')] },
    ),
    form(polygon('34,72 94,72 94,100 34,100'), label, { shade: 10 }),
    ...fine(curve('44,86 54,80 64,88 74,80 84,86')),
    form(polygon('52,8 76,8 76,23 52,23'), label, {
      shade: 5,
      fine: [straight('58,10 58,22'), straight('64,10 64,22'), straight('70,10 70,22')],
    }),
  ]
}

function can(wash: Wash): Drawing {
  return [
    form(smooth('34,22! 94,22! 100,34! 100,104! 92,118! 36,118! 28,104! 28,34!'), wash, {
      shade: 16,
    }),
    form(smooth('28,78! 52,50 76,74 100,46! 100,64! 76,92 52,68 28,96!'), 'cream', {
      shade: 0,
      isFine: true,
    }),
    form(oval(64, 22, 31, 9), 'slate', { shade: 4 }),
    form(oval(68, 22, 11, 3.5), 'cream', { shade: 0, isFine: true }),
  ]
}

function coffee(): Drawing {
  const bean = (x: number, y: number, turn: number): Drawing =>
    moved(
      [
        form(oval(64, 64, 25, 18), 'brown', { shade: 8 }),
        ...bold(curve('40,62 54,58 72,70 88,65')),
      ],
      { x: x - 64, y: y - 64, turn },
    )
  return [
    ...bean(66, 28, 6),
    ...bean(34, 54, 62),
    ...bean(96, 56, -58),
    ...bean(64, 66, -20),
    ...bean(36, 96, -28),
    ...bean(88, 96, 24),
  ]
}

function tea(): Drawing {
  return [
    form(oval(56, 102, 50, 13), 'cream', { shade: 6 }),
    ...bold(curve('96,56 116,52 116,74 90,82')),
    form(smooth('12,46! 100,46! 96,76 80,100 32,100 16,76'), 'cream', { shade: 14 }),
    form(oval(56, 46, 44, 12), 'cream', { shade: 0 }),
    form(oval(56, 48, 36, 8), 'crust', { shade: 0, isFine: true }),
    ...fine(curve('66,46 76,52 76,66')),
    form(polygon('68,66 84,66 84,82 68,82'), 'tomato', { shade: 3 }),
    ...fine(curve('44,34 38,26 46,18 42,8'), curve('64,34 58,26 66,18 62,8')),
  ]
}

function jug(wash: Wash): Drawing {
  return [
    ...bold(curve('82,40 108,36 108,78 86,86')),
    form(smooth('26,22! 80,22! 82,50 92,84 84,112! 30,112! 20,84 30,50'), 'cream', { shade: 0 }),
    form(smooth('29,54! 56,58 83,54! 91,84 84,112! 30,112! 21,84'), wash, { shade: 13 }),
    form(smooth('20,18! 54,14 82,22 80,28 54,30 28,28'), 'cream', {
      shade: 4,
    }),
  ]
}

const MAPLE: readonly Point[] = [
  [64, 46],
  [68, 56],
  [75, 52],
  [74, 66],
  [82, 60],
  [84, 65],
  [92, 64],
  [88, 72],
  [92, 76],
  [78, 86],
  [80, 92],
  [66, 90],
]

function mapleSyrup(): Drawing {
  const right = [...MAPLE, [66, 104] as const]
  const left = [...right].reverse().map(([x, y]): Point => [128 - x, y])
  return [
    form(polygon('28,34 100,34 100,118 28,118'), 'straw', { shade: 16 }),
    form(polygon('28,34 40,22 88,22 100,34'), 'slate', { shade: 5 }),
    form(polygon('54,8 74,8 74,22 54,22'), 'slate', { shade: 5 }),
    form(polygon(...right, ...left), 'tomato', { shade: 6 }),
  ]
}

function onionRings(): Drawing {
  const ring = (x: number, y: number, radius: number): Drawing => [
    form(oval(x, y, radius, radius * 0.86, { lobes: 11, depth: 0.06, turn: x }), 'crust', {
      shade: radius / 3,
      fine: many(9, (share) =>
        dot(x + Math.cos(share * 6.3) * radius * 0.78, y + Math.sin(share * 6.3) * radius * 0.66),
      ),
    }),
    form(oval(x, y, radius * 0.52, radius * 0.42, { lobes: 7, depth: 0.06 }), 'cream', {
      shade: 6,
    }),
  ]
  return [...ring(74, 34, 28), ...ring(92, 76, 30), ...ring(40, 62, 31), ...ring(62, 96, 27)]
}

function samosas(): Drawing {
  const one: Drawing = [
    form(smooth('64,20! 108,92 108,100 100,104 28,104 20,100 20,92'), 'crust', {
      shade: 13,
      fine: [curve('64,24 52,60 34,90'), dot(70, 60), dot(80, 80), dot(62, 84), dot(48, 92)],
    }),
    ...fine(
      ...many(8, (_, place) =>
        curve([28 + place * 10, 103], [31 + place * 10, 96], [36 + place * 10, 97]),
      ),
    ),
  ]
  return [
    ...moved(one, { x: 18, y: -16, scale: 0.78, turn: 18 }),
    ...moved(one, { x: -14, y: 12, scale: 0.88, turn: -8 }),
  ]
}

function olives(): Drawing {
  const olive = (x: number, y: number, turn: number, wash: Wash): Drawing =>
    moved(
      [
        form(oval(64, 64, 24, 19), wash, { shade: 9 }),
        form(oval(83, 62, 3.5, 4.5), 'night', { shade: 0, isFine: true }),
      ],
      { x: x - 64, y: y - 64, turn },
    )
  return [
    ...bold(curve('8,18 50,22 112,12')),
    ...leaf(curve('32,20 20,32 10,50'), 7, 'leaf', 0),
    ...leaf(curve('58,21 60,8 76,4'), 6, 'leaf', 0),
    ...leaf(curve('98,15 112,24 122,40'), 7, 'leaf', 0),
    ...olive(48, 50, 24, 'leaf'),
    ...olive(88, 54, -16, 'plum'),
    ...olive(34, 90, -30, 'plum'),
    ...olive(82, 96, 14, 'leaf'),
  ]
}

function fries(): Drawing {
  const sticks = many(11, (_, place): Piece[] => {
    const [foot, lean, top] = [30 + place * 6.8, (place - 5) * 2.4, 14 + ((place * 7) % 5) * 5]
    return [
      form(
        polygon([foot - 5, 90], [foot - 5 + lean, top + 3], [foot + 5 + lean, top], [foot + 5, 90]),
        'lemon',
        { shade: 5 },
      ),
    ]
  })
  return [
    ...[0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9].flatMap((place) => sticks[place] ?? []),
    form(smooth('18,56! 40,70 64,73 88,70 110,56! 100,118! 28,118!'), 'tomato', { shade: 12 }),
    form(smooth('18,56! 40,70 64,73 88,70 110,56! 108,68! 88,81 64,84 40,81 20,68!'), 'cream', {
      shade: 0,
      isFine: true,
    }),
  ]
}

function dip(wash: Wash): Drawing {
  return [
    form(smooth('10,62! 118,62! 108,94 88,112 40,112 20,94'), 'cream', {
      shade: 14,
      fine: [curve('18,80 64,92 110,80')],
    }),
    form(oval(64, 60, 54, 22), 'cream', { shade: 0 }),
    form(oval(64, 60, 46, 17), wash, {
      shade: 5,
      fine: [curve('34,62 46,52 70,50 84,58 72,68 54,66 56,60 66,58')],
    }),
    form(oval(88, 50, 4), 'brown', { shade: 0, isFine: true }),
    form(oval(98, 58, 4), 'brown', { shade: 0, isFine: true }),
    ...leaf(curve('44,50 34,36 40,20'), 9, 'leaf', 3),
    ...leaf(curve('44,50 54,36 68,30'), 8, 'leaf', 3),
  ]
}

export const COUNTER = {
  water: bottle('slate', 'blue'),
  cola: can('tomato'),
  'ginger-ale': can('leaf'),
  coffee: coffee(),
  tea: tea(),
  'orange-juice': jug('orange'),
  'apple-juice': jug('straw'),
  'maple-syrup': mapleSyrup(),
  'onion-rings': onionRings(),
  samosas: samosas(),
  olives: olives(),
  fries: fries(),
  hummus: dip('straw'),
}
