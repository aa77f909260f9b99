import { PRICE_CHANGES } from '@halles/domain/price-change.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { cart, UNAVAILABLE_REASONS } from './cart.ts'
import { publicId } from './text.ts'
import { soldByWeight } from './weight.ts'

/** Why a wanted product was not put into a cart: it cannot be ordered, or the cart holds as many lines as it can. */
export const LEFT_OUT_REASONS = [...UNAVAILABLE_REASONS, 'cart_full'] as const

const namedProduct = z
  .object({
    public_id: publicId,
    name_fr: z.string(),
    name_en: z.string(),
    supplier: z.object({ public_id: publicId, name: z.string() }),
  })
  .meta({ id: 'SuppliersProduct' })

const caseOffer = z
  .object({
    price: money,
    quantity_per_case: quantityPerCase,
    unit: z.string(),
    price_per_unit: unitPrice,
  })
  .meta({ id: 'CaseOffer' })

/** What became of each product that a cart was filled with: every one is in `filled` or in `left_out`. */
export const cartFill = {
  filled: z
    .array(z.object({ product: namedProduct, before: z.int(), quantity: z.int() }))
    .meta({ description: 'Cases that the cart had and has; none had more before than after' }),
  left_out: z.array(
    z
      .object({
        product: namedProduct,
        cases: z.int(),
        reason: z.enum(LEFT_OUT_REASONS),
        available_from: z.iso.date().nullable().meta({ description: 'YYYY-MM-DD, in Montréal' }),
      })
      .meta({ id: 'LeftOutProduct' }),
  ),
  repriced: z
    .array(
      z.object({
        product: namedProduct,
        change: z.enum(PRICE_CHANGES),
        sold_by_weight: soldByWeight,
        before: caseOffer,
        now: caseOffer,
      }),
    )
    .meta({
      description:
        'Of what was filled: what costs more by base amount than before (`dearer`, or `smaller_case` where a case holds less), and cases of another size (`other_case`)',
    }),
}

/** The answer of a call that fills the cart. */
export const filledCart = z.object({ cart, ...cartFill }).meta({ id: 'FilledCart' })

const size = { products: z.int(), cases: z.int() }

/** What can be ordered again, as it was ordered; null where there is none. `date` is a day in Montréal, YYYY-MM-DD. */
export const ordersAgain = z
  .object({
    last_order: z
      .object({ public_id: publicId, number: z.int(), date: z.iso.date(), ...size })
      .nullable(),
    last_weekday: z.object({ date: z.iso.date(), orders: z.int(), ...size }).nullable(),
  })
  .meta({ id: 'OrdersAgain' })
