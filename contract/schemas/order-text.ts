import { MEASURES } from '@halles/domain/order-text/amount-words.ts'
import {
  AMOUNT_NOTES,
  CHOSEN_FROM,
  ORDER_TEXT_DOUBTS,
} from '@halles/domain/order-text/order-text-terms.ts'
import { z } from 'zod'
import { quantityPerCase, unitPrice } from './amounts.ts'
import { ownPrice, productFacts } from './product.ts'
import { publicId } from './text.ts'
import { soldByWeight } from './weight.ts'

const supplier = z.object({ public_id: publicId, name: z.string() })

const orderTextMatch = z
  .object({
    product: productFacts.extend({
      price_per_kg: unitPrice.nullable(),
      sold_by_weight: soldByWeight,
      own_price: ownPrice,
      supplier,
    }),
    cases: z.int(),
    note: z.enum(AMOUNT_NOTES).nullable(),
    asked_cases: quantityPerCase.nullable().meta({
      description:
        'The amount in cases before it was rounded, where it converts; with cases_or_pieces, what it is if the number counts pieces',
    }),
  })
  .meta({ id: 'OrderTextMatch' })

const size = { number: quantityPerCase, measure: z.enum(MEASURES) }
const typedAmount = z
  .object({ ...size, of: z.object(size).nullable() })
  .meta({ id: 'TypedAmount', description: '`of`: so many of that size' })

/**
 * What one line of an order's text says. `item`: with `chosen`, its first match is what the kitchen means; else `doubt` says
 * why somebody has to choose among `matches`, the likeliest first. `heading`: the items that follow are of `supplier`, or of
 * any where it names none. `ignored` orders nothing.
 */
export const orderTextLine = z
  .object({
    text: z.string(),
    kind: z.enum(['item', 'heading', 'ignored']),
    words: z.string().meta({ description: 'What the item is called, as it is learnt' }),
    amount: typedAmount.nullable(),
    amount_unclear: z
      .boolean()
      .meta({ description: 'Several amounts are typed, or none for each of several goods' }),
    supplier: supplier.nullable(),
    chosen: z.enum(CHOSEN_FROM).nullable(),
    doubt: z.enum(ORDER_TEXT_DOUBTS).nullable(),
    matches: z.array(orderTextMatch),
  })
  .meta({ id: 'OrderTextLine' })
