import type { Body } from '../testing/browser.ts'
import {
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  type World,
} from '../testing/builders.ts'
import { known, type Model } from './model.ts'

/** The accounts and products that a model is about, at a real server. */
export type RealMarket = {
  world: World
  /** The same server over a line that loses the answers to commits; see aLineThatLosesCommits. */
  cut: { origin: string; loseNextCommit: () => void }
  operator: BuiltAccount
  restaurants: BuiltAccount[]
  suppliers: BuiltAccount[]
  /** Public ids. */
  products: string[]
}

const PRICES = [1_000, 333, 4_999, 1]

export async function aRealMarket(
  world: World,
  cut: RealMarket['cut'],
): Promise<{ model: Model; real: RealMarket }> {
  const restaurants = [await aRestaurant(world), await aRestaurant(world)]
  const suppliers = [await aSupplier(world), await aSupplier(world)]
  const operator = await anOperator(world)
  const products: string[] = []
  for (const [index, priceCents] of PRICES.entries()) {
    const { publicId } = await aProduct(world, known(suppliers[index % 2]), { priceCents })
    products.push(publicId)
  }
  const model: Model = {
    products: PRICES.map((priceCents, index) => ({
      supplier: index % 2,
      priceCents,
      isGone: false,
    })),
    minimums: [0, 0],
    isSuspended: [false, false],
    carts: [new Map(), new Map()],
    orders: [],
    lastKeys: [undefined, undefined],
    ratings: [new Map(), new Map()],
  }
  return { model, real: { world, cut, operator, restaurants, suppliers, products } }
}

/** What one side reads, or an error: a test looks at nothing else than 200. */
export async function read({ browser }: BuiltAccount, path: string): Promise<Body> {
  const { status, text, body } = await browser.get(path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body
}
