import { later } from '@halles/domain/holidays.ts'
import type { Body } from '../client/browser.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
  type World,
} from '../world/builders.ts'
import { montrealToday } from '../world/credit.ts'
import { aDeliveryException, aDeliveryZone } from '../world/delivery-zone.ts'
import { FIRST_DAY, WITH_DAYS } from './days.ts'
import { DEPOSITS, FEE, known, type Model } from './model.ts'

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
  /** Of each restaurant: somebody else who belongs to it. */
  members: (BuiltAccount & { role: 'buyer' | 'cook' })[]
  /** Marks what nobody has answered in time, as the server's job does. */
  lapseProposals: () => Promise<unknown>
  /** In Montréal, YYYY-MM-DD. */
  today: string
}

/** What the first orders are placed under. */
const MINIMUMS = [30_000, 1_000] as const
/** What the members may order: a few orders come to a week's limit. */
const LIMITS = [
  { order: 60_000, week: 80_000 },
  { order: 15_000, week: 20_000 },
]
const A_WEEK_BEFORE = { daysBefore: 7, cutOff: '12:00' }
let serial = 0

const PRICES = [1_000, 333, 4_999, 1]

export async function aRealMarket(
  world: World,
  given: Pick<RealMarket, 'cut' | 'lapseProposals'>,
): Promise<{ model: Model; real: RealMarket }> {
  // A city of its own: promotions go to everybody in it.
  const city = `Ville ${++serial}`
  const restaurants = [await aRestaurant(world, { city }), await aRestaurant(world, { city })]
  const suppliers = [
    await aSupplier(world, { serves: [city], minimumOrderCents: MINIMUMS[0] }),
    await aSupplier(world, { serves: [city], minimumOrderCents: MINIMUMS[1] }),
  ]
  const operator = await anOperator(world)
  const products: string[] = []
  for (const [index, priceCents] of PRICES.entries()) {
    const facts = containersOf(known(DEPOSITS[index]))
    const { publicId } = await aProduct(world, known(suppliers[index % 2]), { priceCents, facts })
    products.push(publicId)
  }
  const model: Model = {
    products: PRICES.map((priceCents, index) => ({
      supplier: index % 2,
      priceCents,
      isGone: false,
    })),
    minimums: [...MINIMUMS],
    isSuspended: [false, false],
    carts: [new Map(), new Map()],
    orders: [],
    lastKeys: [undefined, undefined],
    ratings: [new Map(), new Map()],
    limits: [...LIMITS],
    requests: [undefined, undefined],
    guides: [undefined, undefined],
    closedDays: new Set(),
    choices: [new Map(), new Map()],
    consents: [true, true],
    unsubscribed: new Set(),
    promotions: [[], []],
    mails: new Map(),
  }
  const roles = ['buyer', 'cook'] as const
  const members = await Promise.all(
    roles.map(async (role, by) => ({
      ...(await aMember(world, known(restaurants[by]), role, {
        orderLimitCents: known(LIMITS[by]).order,
        weekLimitCents: known(LIMITS[by]).week,
      })),
      role,
    })),
  )
  const today = montrealToday()
  const withDays = known(suppliers[WITH_DAYS])
  const runs = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, A_WEEK_BEFORE]))
  await aDeliveryZone(world, withDays, {
    ...{ cities: [city], runs },
    ...{ feeCents: FEE.cents, feeWaivedFromCents: FEE.waivedFrom },
  })
  // Offered until noon only: what is offered is not to follow the time of day.
  await aDeliveryException(world, withDays, { day: later(today, FIRST_DAY - 1) })
  return {
    model,
    real: { world, ...given, operator, restaurants, suppliers, products, members, today },
  }
}

/** Containers of which a case carries so many cents: of glass where it is no multiple of what others carry. */
function containersOf(cents: number) {
  if (cents === 0) return {}
  return cents % 10 === 0
    ? { depositContainers: cents / 10, depositKind: 'container' as const }
    : { depositContainers: cents / 25, depositKind: 'glass_500' as const }
}

/** What one side reads, or an error: a test looks at nothing else than 200. */
export async function read({ browser }: BuiltAccount, path: string): Promise<Body> {
  const { status, text, body } = await browser.get(path)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return body
}
