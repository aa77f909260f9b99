import type { Browser } from '../client/browser.ts'
import {
  aMember,
  anOperator,
  aProduct,
  aRestaurant,
  aSupplier,
  aVisitor,
  type BuiltAccount,
  type World,
} from './builders.ts'
import { aCart } from './cart.ts'
import { anOrder, type BuiltOrder } from './order.ts'
import { anUnsubscribeToken } from './unsubscribe-token.ts'

type BuiltProduct = { id: number; publicId: string }

/** Two of everybody, so that each has a neighbour whose things it must not see or touch. */
export type Market = {
  world: World
  visitor: Browser
  restaurant: BuiltAccount
  otherRestaurant: BuiltAccount
  supplier: BuiltAccount
  otherSupplier: BuiltAccount
  /** Who else belongs to `restaurant` and to `supplier`. */
  buyer: BuiltAccount
  cook: BuiltAccount
  desk: BuiltAccount
  picker: BuiltAccount
  /** Accounts that are not active, each still with the cookie of a session. */
  pendingRestaurant: BuiltAccount
  pendingSupplier: BuiltAccount
  suspendedRestaurant: BuiltAccount
  suspendedSupplier: BuiltAccount
  operator: BuiltAccount
  /** Of `supplier`, in the cart of `restaurant`. */
  product: BuiltProduct
  /** Of `otherSupplier`, in the cart of `otherRestaurant`. */
  otherProduct: BuiltProduct
  /** It serves neither restaurant. */
  farSupplier: BuiltAccount
  farProduct: BuiltProduct
  /** Placed by `restaurant` with both suppliers, pending at both. */
  order: BuiltOrder
  /** What a promotion of `farSupplier` to `restaurant` would carry. */
  unsubscribeToken: string
}

/** A small market in which somebody owns each kind of thing. */
export async function aMarket(world: World): Promise<Market> {
  const restaurant = await aRestaurant(world)
  const otherRestaurant = await aRestaurant(world)
  const supplier = await aSupplier(world)
  const otherSupplier = await aSupplier(world)
  const farSupplier = await aSupplier(world, { serves: ['Gatineau'] })
  const product = await aProduct(world, supplier)
  const otherProduct = await aProduct(world, otherSupplier)
  const order = await anOrder(world, restaurant, [
    { product, quantity: 3 },
    { product: otherProduct, quantity: 2 },
  ])
  await aCart(restaurant, [{ product, quantity: 2 }])
  await aCart(otherRestaurant, [{ product: otherProduct, quantity: 1 }])
  return {
    world,
    visitor: aVisitor(world),
    restaurant,
    otherRestaurant,
    supplier,
    otherSupplier,
    buyer: await aMember(world, restaurant, 'buyer'),
    cook: await aMember(world, restaurant, 'cook'),
    desk: await aMember(world, supplier, 'desk'),
    picker: await aMember(world, supplier, 'picker'),
    pendingRestaurant: await aRestaurant(world, { status: 'pending' }),
    pendingSupplier: await aSupplier(world, { status: 'pending' }),
    suspendedRestaurant: await aRestaurant(world, { status: 'suspended' }),
    suspendedSupplier: await aSupplier(world, { status: 'suspended' }),
    operator: await anOperator(world),
    product,
    otherProduct,
    farSupplier,
    farProduct: await aProduct(world, farSupplier),
    order,
    unsubscribeToken: await anUnsubscribeToken(world, restaurant, farSupplier),
  }
}
