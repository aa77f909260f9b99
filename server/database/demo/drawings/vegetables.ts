import { bold, type Drawing, fine, form, moved, type Piece } from './engrave.ts'
import { leaf, ribbed } from './fruits.ts'
import { curve, many, oval, smooth, star, straight, tube, widths } from './lines.ts'

type Wash = NonNullable<Piece['wash']>

function tomato(x: number, y: number, scale: number): Drawing {
  const one = [
    form(oval(64, 68, 46, 40, { lobes: 5, depth: 0.06, turn: 18 }), 'tomato', {
      shade: 14,
      fine: [curve('30,54 26,68 32,84'), curve('42,50 38,60 39,72')],
    }),
    form(star(64, 40, 5, 26, 6, 0.6), 'deep', { shade: 3 }),
    form(tube(curve('64,40 62,30 68,20'), () => 3).line, 'leaf', { shade: 2 }),
  ]
  return moved(one, { x, y, scale })
}

function cherryTomatoes(): Drawing {
  const places = [
    [34, 42],
    [94, 46],
    [30, 82],
    [96, 86],
    [64, 100],
  ] as const
  return [
    ...bold(curve('64,8 60,40 66,70 64,84')),
    ...places.flatMap(([x, y], place) => [
      ...bold(curve([64, y - (place === 4 ? 12 : 20)], [(x + 64) / 2, y - 24], [x, y - 18])),
      form(oval(x, y, 20), 'tomato', {
        shade: 8,
        fine: [curve([x - 13, y - 2], [x - 12, y - 8], [x - 7, y - 13])],
      }),
      form(star(x, y - 18, 5, 11, 3, 0.6), 'deep', { shade: 0 }),
    ]),
  ]
}

function pepper(wash: Wash): Drawing {
  return [
    form(
      smooth(
        '64,36 84,27 104,36 108,62 98,94 86,112 74,108 64,114 54,108 42,112 30,94 20,62 24,36 44,27',
      ),
      wash,
      {
        shade: 14,
        fine: [
          curve('50,40 42,66 44,90 53,106'),
          curve('78,40 86,66 84,90 75,106'),
          curve('32,44 29,58 32,76'),
        ],
      },
    ),
    form(smooth('46,34 56,30 64,34 74,29 84,34 72,42 64,38 56,43'), 'leaf', { shade: 3 }),
    form(tube(curve('64,36 63,22 74,9'), () => 4.6).line, 'leaf', { shade: 4 }),
  ]
}

function aubergine(): Drawing {
  return [
    form(smooth('94,30 102,42 94,62 84,92 58,114 28,108 14,82 24,58 54,44 76,34'), 'plum', {
      shade: 15,
      fine: [curve('70,44 46,56 28,72 26,88'), curve('72,54 56,62 44,74')],
    }),
    form(smooth('80,24! 96,18 112,28 110,50! 102,42 96,58! 90,44 72,48! 82,36 70,32!'), 'deep', {
      shade: 4,
    }),
    form(tube(curve('100,26 108,18 112,8'), () => 4.5).line, 'leaf', { shade: 3 }),
  ]
}

/** Courgettes and cucumbers lie from below on the left to above on the right. */
function long(breadth: number, wash: Wash, stripes: readonly number[]): Drawing {
  const { line, stripe } = tube(
    curve('14,96 44,74 76,46 110,20'),
    widths([breadth * 0.8, breadth, breadth, breadth * 0.95, breadth * 0.7], 0.09),
  )
  return [
    form(line, wash, {
      shade: breadth * 0.75,
      fine: stripes.map((side) => stripe(side, 0.06, 0.93)),
    }),
  ]
}

function cucumber(): Drawing {
  const cut = (x: number, y: number): Drawing => [
    form(oval(x, y, 20), 'deep', { shade: 0 }),
    form(oval(x, y, 16.5), 'pale', {
      shade: 5,
      fine: many(10, (share) => {
        const angle = share * 2 * Math.PI
        return straight(
          [x + Math.cos(angle) * 5, y + Math.sin(angle) * 5],
          [x + Math.cos(angle) * 9, y + Math.sin(angle) * 9],
        )
      }),
    }),
  ]
  return [
    ...moved(long(15, 'deep', [-0.5, 0, 0.5]), { x: -4, y: -10 }),
    ...cut(68, 98),
    ...cut(96, 86),
  ]
}

function courgettes(): Drawing {
  const one: Drawing = [
    ...long(13, 'leaf', [-0.6, -0.2, 0.2, 0.6]),
    form(tube(curve('108,22 114,17 120,14'), () => 7).line, 'pale', { shade: 3 }),
  ]
  return [
    ...moved(one, { y: -14, scale: 0.94 }),
    ...moved(one, { x: 2, y: 18, scale: 0.94, turn: 6 }),
  ]
}

function mushrooms(): Drawing {
  const whole: Drawing = [
    form(smooth('52,62 76,62 74,92 80,112 64,117 48,112 54,92'), 'cream', {
      shade: 8,
    }),
    form(smooth('64,18 98,28 114,58 104,72 64,66 24,72 14,58 30,28'), 'cream', { shade: 13 }),
    ...fine(curve('32,38 42,29 54,26')),
  ]
  const gills = [-1, -0.66, -0.33, 0.33, 0.66, 1].map((share) =>
    curve([64 + share * 14, 60], [64 + share * 26, 64], [64 + share * 36, 72]),
  )
  const half: Drawing = [
    form(
      smooth(
        '64,18 98,28 114,58 104,74 80,70 75,90 80,112 64,117 48,112 53,90 48,70 24,74 14,58 30,28',
      ),
      'straw',
      { shade: 0 },
    ),
    form(
      smooth(
        '64,26 92,34 105,57 98,65 74,61 67,92 71,106 64,109 57,106 61,92 54,61 30,65 23,57 36,34',
      ),
      'cream',
      { shade: 0, fine: gills },
    ),
  ]
  return [
    ...moved(whole, { x: -22, y: -12, scale: 0.76, turn: -12 }),
    ...moved(half, { x: 20, y: 14, scale: 0.74, turn: 10 }),
  ]
}

function corn(): Drawing {
  const cob = tube(curve('64,112 65,70 64,8'), widths([20, 22, 22, 20, 14, 4], 0.06))
  const grid = [
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((side) => cob.stripe(side)),
    ...many(16, (share) => cob.ring(0.06 + share * 0.9, 2)),
  ]
  return [
    form(cob.line, 'lemon', { shade: 11, fine: grid }),
    ...leaf(curve('60,118 32,84 26,26'), 15, 'leaf', 0),
    ...leaf(curve('68,118 96,84 102,26'), 15, 'leaf', 0),
    ...leaf(curve('64,120 58,100 46,62'), 12, 'pale', 0),
    ...leaf(curve('64,120 72,100 84,66'), 12, 'pale', 0),
  ]
}

function butternut(): Drawing {
  return [
    form(
      smooth('78,18 96,16 106,30 98,52 92,74 88,100 62,118 30,112 14,86 26,60 50,50 66,34'),
      'orange',
      {
        shade: 15,
        fine: [
          curve('78,24 66,46 42,64 30,86'),
          curve('88,24 78,50 60,76 56,106'),
          curve('98,28 90,56 82,80 76,102'),
        ],
      },
    ),
    form(tube(curve('88,20 94,12 102,8'), () => 5.5).line, 'leaf', { shade: 4 }),
  ]
}

function pumpkin(): Drawing {
  return [
    form(oval(64, 72, 54, 42), 'orange', { shade: 15, fine: ribbed(64, 72, 54, 42) }),
    form(smooth('56,36 58,22 50,12 66,10 70,24 74,36 64,40'), 'leaf', {
      shade: 5,
      fine: [curve('64,14 64,24 66,36')],
    }),
  ]
}

export const VEGETABLES = {
  tomatoes: [...tomato(22, -16, 0.78), ...tomato(-14, 10, 0.9)],
  'cherry-tomatoes': cherryTomatoes(),
  'red-peppers': pepper('tomato'),
  'green-peppers': pepper('leaf'),
  aubergines: aubergine(),
  cucumbers: cucumber(),
  courgettes: courgettes(),
  mushrooms: mushrooms(),
  corn: corn(),
  butternut: butternut(),
  pumpkins: pumpkin(),
}
