import type { Output } from '@halles/contract/endpoint.ts'
import type { guideFill as endpoint } from '@halles/contract/endpoints/guides.ts'
import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { fillOfNeed } from '@halles/domain/guide-need.ts'
import { cartOf } from '../cart/cart-answers.ts'
import { listCartLines, lockCart } from '../cart/cart-sql.ts'
import { fillLockedCart } from '../cart/fill/fill-cart.ts'
import { onceUnderKey } from '../cart/once-under-key.ts'
import type { Handler, HandlerContext } from '../handler.ts'
import { type ComparedProduct, findNeeds, onTheWayOf } from './guide-answers.ts'
import { listOrderedOfGuide, listWantedByPar } from './guide-fill-sql.ts'
import { findGuideId } from './guides-sql.ts'

type Context = HandlerContext<typeof endpoint>
type Filled = Omit<Output<typeof endpoint>, 'cart'>

/** Under one key the cart is filled once: a retry is answered what the first call did, with the cart as it is by then. */
export const guideFill: Handler<'guideFill'> = async (context) => {
  const { input, viewer, tx } = context
  await lockCart(tx, viewer.restaurantId)
  const filled = await onceUnderKey('guideFill', context, () =>
    input.from === 'par' ? fillToPars(context) : fillAgain(context, input.from),
  )
  return { cart: cartOf(await listCartLines(tx, viewer)), ...filled }
}

async function fillAgain(
  { input, viewer, tx, refuse }: Context,
  orders: 'last_order' | 'last_weekday',
): Promise<Filled> {
  const { restaurantId } = viewer
  const guideId = await findGuideId(tx, restaurantId, input.guide_public_id)
  if (guideId === undefined) throw refuse('not_found')
  const wanted = await listOrderedOfGuide(tx, restaurantId, guideId, orders)
  const filled = await fillLockedCart(tx, restaurantId, wanted)
  return { ...filled, replaced: [], not_countable: [] }
}

async function fillToPars({ input, viewer, tx, refuse }: Context): Promise<Filled> {
  const found = await findNeeds(tx, viewer, input.guide_public_id)
  if (!found) throw refuse('not_found')
  // What can no longer be ordered is in no order, so it does not come.
  const inCart = (await listCartLines(tx, viewer))
    .filter(({ reason }) => reason === null)
    .map(({ public_id, quantity: cases, quantity_hundredths: quantityHundredths, unit }) => ({
      ...{ public_id, cases, quantityHundredths, unit },
    }))
  const fills = found.needs.flatMap((need) => {
    const fill = fillOfNeed(need, onTheWayOf(need), inCart)
    return fill ? [{ ...fill, item: need.item }] : []
  })
  const wanted = fills.filter((fill) => 'cases' in fill)
  const lines = await listWantedByPar(
    tx,
    viewer.restaurantId,
    wanted.map(({ product, cases }) => ({
      productId: product.product_id,
      cases: Math.min(cases, MAX_LINE_QUANTITY),
      paid: product.last_paid,
    })),
  )
  return {
    ...(await fillLockedCart(tx, viewer.restaurantId, lines)),
    replaced: wanted
      .filter(({ product, preferred }) => product !== preferred)
      .map(({ product, preferred }) => ({
        preferred: namedOf(preferred),
        product: namedOf(product),
      })),
    not_countable: fills.flatMap((fill) =>
      'notCountable' in fill
        ? [{ item_public_id: fill.item.public_id, product: namedOf(fill.notCountable) }]
        : [],
    ),
  }
}

function namedOf({ public_id, name_fr, name_en }: ComparedProduct) {
  return { public_id, name_fr, name_en }
}
