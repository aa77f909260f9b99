import { BAKERY } from './bakery.ts'
import { COUNTER } from './counter.ts'
import { FRUITS } from './fruits.ts'
import { GREENS } from './greens.ts'
import { LARDER } from './larder.ts'
import { MEAT } from './meat.ts'
import { ROOTS } from './roots.ts'
import { SEAFOOD } from './seafood.ts'
import { VEGETABLES } from './vegetables.ts'

/** Every drawing of a product, by the name of its file. */
export const DRAWINGS = {
  ...FRUITS,
  ...VEGETABLES,
  ...GREENS,
  ...ROOTS,
  ...SEAFOOD,
  ...MEAT,
  ...LARDER,
  ...BAKERY,
  ...COUNTER,
}

export type DrawingName = keyof typeof DRAWINGS
