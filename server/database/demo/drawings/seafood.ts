import { bold, type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import {
  curve,
  dot,
  type Line,
  many,
  movedLine,
  oval,
  polygon,
  smooth,
  straight,
  tube,
  widths,
} from './lines.ts'

type Wash = NonNullable<Piece['wash']>

/** Its head on the left. */
function fish(wash: Wash, spots = 0): Drawing {
  const body = tube(curve('8,66 38,60 74,62 102,66'), widths([0, 15, 21, 23, 20, 12, 6], 0.02))
  const scales = [0.36, 0.46, 0.56, 0.66, 0.76].flatMap((at) => [
    body.ring(at, 4, -0.6, -0.1),
    body.ring(at + 0.04, 4, -0.2, 0.3),
  ])
  return [
    form(smooth('52,46! 66,26! 80,34 84,46'), wash, {
      shade: 5,
      fine: [curve('62,44 68,32'), curve('70,44 75,34')],
    }),
    form(smooth('58,82! 66,98! 74,92 74,80'), wash, { shade: 4 }),
    form(smooth('98,64! 122,40! 114,66 122,94! 98,70'), wash, {
      shade: 6,
      fine: [
        curve('102,64 110,58 118,48'),
        curve('102,70 110,76 118,86'),
        straight('102,67 112,67'),
      ],
    }),
    form(body.line, wash, {
      shade: 11,
      fine: [
        ...scales,
        body.stripe(0.05, 0.28, 0.95),
        ...many(spots, (share, place) => dot(44 + share * 50, 50 + (place % 3) * 4)),
      ],
    }),
    ...bold(curve('32,46 39,60 33,82')),
    form(smooth('40,68! 56,66 60,76! 48,78'), wash, {
      shade: 3,
      isFine: true,
    }),
    form(oval(20, 60, 3.5), 'cream', { shade: 0 }),
    ...fine(curve('9,70 15,72 20,71'), dot(20, 60)),
  ]
}

/** A side of a fish: its flesh in chevrons, the skin beneath. */
function fillet(flesh: Wash, skin: Wash): Drawing {
  const side = tube(curve('10,72 40,58 76,52 118,60'), widths([8, 21, 25, 23, 16, 7], 0.06))
  const chevrons = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86].map((at) => side.ring(at, 9))
  return [
    ...moved([form(side.line, skin, { shade: 8 })], { y: 7, x: 1 }),
    form(side.line, flesh, { shade: 9, fine: [...chevrons, side.stripe(0.02, 0.04, 0.94)] }),
  ]
}

function shrimp(): Drawing {
  const one: Drawing = [
    ...fine(curve('34,44 24,22 44,8'), curve('36,42 34,24 60,12')),
    ...fine(
      ...[0, 1, 2, 3].map((place) =>
        curve([58 + place * 7, 66 - place], [56 + place * 6, 76], [50 + place * 6, 82]),
      ),
    ),
    form(smooth('64,108! 40,104 34,116! 50,120 66,116!'), 'tomato', {
      shade: 4,
      fine: [curve('62,111 50,110 40,113')],
    }),
    ...(() => {
      const body = tube(
        curve('30,52 54,38 84,44 98,72 86,98 62,111'),
        widths([2, 12, 17, 17, 15, 12, 7], 0.03),
      )
      return [
        form(body.line, 'rose', {
          shade: 11,
          fine: [0.34, 0.48, 0.62, 0.74, 0.86].map((at) => body.ring(at, 4)),
        }),
      ]
    })(),
    ...bold(dot(42, 46)),
  ]
  return [
    ...moved(one, { x: 10, y: -14, scale: 0.76, turn: 12 }),
    ...moved(one, { x: -10, y: 18, scale: 0.76, turn: -6 }),
  ]
}

function lobster(): Drawing {
  const claw = (mirrored: boolean): Drawing =>
    moved(
      [
        form(tube(curve('58,54 44,52 34,44'), () => 4).line, 'tomato', { shade: 3 }),
        form(smooth('36,48 22,42 16,24 26,6! 30,20 32,24 40,10! 48,26 44,42'), 'tomato', {
          shade: 6,
        }),
      ],
      { mirrored },
    )
  const legs = [62, 69, 76].flatMap((y, place) => [
    curve([54, y], [38, y - 2 + place * 3], [28, y + 10 + place * 4]),
    curve([74, y], [90, y - 2 + place * 3], [100, y + 10 + place * 4]),
  ])
  const tail = tube(curve('64,72 64,88 64,106'), widths([12, 12, 10, 8], 0.02))
  const fan = [-40, 40, -20, 20, 0].map((turn) =>
    form(
      movedLine(smooth('64,64! 71,76 64,86 57,76'), {
        turn,
        scale: 1,
        y: 38,
      }),
      'tomato',
      { shade: 3 },
    ),
  )
  return [
    ...fine(curve('60,42 54,22 62,4'), curve('68,42 74,22 66,4')),
    ...bold(...legs),
    ...claw(false),
    ...claw(true),
    ...fan,
    form(tail.line, 'tomato', {
      shade: 8,
      fine: [0.2, 0.4, 0.6, 0.8].map((at) => tail.ring(at, 4)),
    }),
    form(smooth('64,36! 74,48 77,64 72,78 64,81 56,78 51,64 54,48'), 'tomato', {
      shade: 8,
      fine: [curve('54,64 64,70 74,64')],
    }),
    ...bold(dot(60, 50), dot(68, 50)),
  ]
}

function crab(): Drawing {
  const leg = (axis: Line) =>
    form(tube(axis, widths([5, 5, 4, 1], 0.04)).line, 'tomato', { shade: 3 })
  const legs = [
    [
      [44, 74],
      [24, 62],
      [14, 40],
    ],
    [
      [44, 80],
      [20, 76],
      [6, 66],
    ],
    [
      [46, 86],
      [22, 92],
      [8, 104],
    ],
    [
      [50, 90],
      [34, 106],
      [26, 120],
    ],
  ] as const
  const claw = [
    ...bold(curve('50,60 40,48 38,38')),
    form(smooth('40,42 28,34 28,16 42,6! 40,20 54,14! 54,32'), 'tomato', { shade: 5 }),
  ]
  const side = [...legs.map((points) => leg(curve(...points))), ...claw]
  return [
    ...side,
    ...moved(side, { mirrored: true }),
    form(smooth('64,52 88,56 102,72 90,92 64,98 38,92 26,72 40,56'), 'tomato', {
      shade: 12,
      fine: [curve('46,72 64,66 82,72'), curve('52,84 64,80 76,84')],
    }),
    ...bold(dot(56, 58), dot(72, 58)),
  ]
}

function mussels(): Drawing {
  const edge = smooth('64,12! 86,36 92,76 78,108 60,112 44,96 44,52')
  const growth = [0.8, 0.6, 0.4].map((scale) => movedLine(edge, { scale, y: -32 * (1 - scale) }))
  const closed: Drawing = [form(edge, 'night', { shade: 14, fine: growth })]
  const open: Drawing = [
    form(edge, 'night', { shade: 6 }),
    ...moved([form(edge, 'slate', { shade: 0 })], { scale: 0.84 }),
    form(smooth('64,44 76,60 76,84 64,96 54,82 54,60'), 'orange', {
      shade: 7,
      fine: [curve('60,58 66,72 62,86')],
    }),
  ]
  return [
    ...moved(closed, { x: -24, y: -16, scale: 0.72, turn: -30 }),
    ...moved(closed, { x: 24, y: -18, scale: 0.72, turn: 36 }),
    ...moved(open, { x: 2, y: 16, scale: 0.84, turn: 64 }),
  ]
}

function oyster(): Drawing {
  const shell = smooth(
    '20,22 46,8 66,18 88,20 108,40 114,66 100,84 98,104 72,114 50,106 28,104 14,80 20,56 12,40',
  )
  const inside = smooth('28,30 48,20 74,30 94,46 102,68 88,90 66,102 40,92 25,72 28,50')
  return [
    form(shell, 'slate', {
      shade: 10,
      fine: [0.95, 0.89].map((scale) => movedLine(shell, { scale })),
    }),
    form(inside, 'cream', { shade: 0 }),
    form(
      smooth('40,40 54,32 66,44 80,46 82,60 92,70 80,78 76,92 60,88 46,88 44,74 34,64 40,54'),
      'slate',
      {
        shade: 9,
        fine: [
          curve('48,46 58,54 70,54 78,68 74,82'),
          curve('44,60 54,66 64,64 68,76 62,82'),
          curve('50,74 56,76 58,82'),
        ],
      },
    ),
    form(oval(88, 58, 6, 5), 'plum', { shade: 0, isFine: true }),
  ]
}

function scallop(): Drawing {
  const rays = many(9, (_, place) => {
    const angle = ((place / 8) * 150 - 165) * (Math.PI / 180)
    return [64 + Math.cos(angle) * 54, 96 + Math.sin(angle) * 76] as const
  })
  const between = many(9, (_, place) => {
    const angle = (((place - 0.5) / 8) * 150 - 165) * (Math.PI / 180)
    return [64 + Math.cos(angle) * 49, 96 + Math.sin(angle) * 69] as const
  })
  const edge = rays.flatMap((ray, place) => [
    ...(place && between[place] ? [between[place]] : []),
    ray,
  ])
  return [
    form(polygon('44,96 84,96 92,112 36,112'), 'rose', {
      shade: 5,
      fine: [straight('56,98 52,110'), straight('72,98 76,110')],
    }),
    form(smooth([58, 106], [58, 106], ...edge, [70, 106], [70, 106]), 'rose', {
      shade: 14,
      fine: [
        ...between.slice(1).map((point) => straight([64, 104], point)),
        curve('26,68 64,50 102,68'),
        curve('40,86 64,76 88,86'),
      ],
    }),
  ]
}

export const SEAFOOD = {
  salmon: fish('slate', 9),
  trout: fish('rose', 14),
  'salmon-fillets': fillet('orange', 'slate'),
  'white-fillets': fillet('cream', 'slate'),
  shrimp: shrimp(),
  lobster: lobster(),
  crab: crab(),
  mussels: mussels(),
  oysters: oyster(),
  scallops: scallop(),
}
