import { MEASURES } from '@halles/domain/guide.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { formatHundredths, parseHundredths } from '@halles/domain/quantity-per-case.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { UNAVAILABLE_REASONS } from './cart.ts'
import { filledCart } from './cart-fill.ts'
import { itemFilter } from './item-filter.ts'
import { ownPrice, productFacts } from './product.ts'
import { publicId } from './text.ts'
import { soldByWeight } from './weight.ts'

/** In answers: hundredths inside, "2.5" on the wire, in the measure of the item. */
const amount = z
  .codec(z.string(), z.int(), {
    decode: (text) => parseHundredths(text) ?? Number.NaN,
    encode: formatHundredths,
  })
  .meta({
    description: 'In the measure of the item: grams, millilitres, pieces or cases',
    example: '2.5',
  })

/** Goes up with each edit of a guide. */
export const guideVersion = z.int()

/** What was counted, when and by whom; `by` is null once that person is erased. */
export const guideCount = z
  .object({
    amount,
    at: z.iso.datetime({ offset: true }),
    by: z.string().nullable().meta({ description: 'A first name' }),
    is_own: z.boolean(),
  })
  .meta({ id: 'GuideCount' })

const caseSize = z.object({ quantity_per_case: quantityPerCase, unit: z.string() })

const change = z.object({
  thousandths: z.int().meta({ description: 'Of what was paid for as much: 50 is 5 % more' }),
  is_smaller_case: z.boolean(),
})

const guideProduct = productFacts
  .extend({
    category: z.enum(CATEGORY_NAMES),
    price_per_kg: unitPrice.nullable(),
    sold_by_weight: soldByWeight,
    own_price: ownPrice,
    supplier: z.object({ public_id: publicId, name: z.string(), minimum_order_price: money }),
    unavailable: z.enum(UNAVAILABLE_REASONS).nullable(),
    available_from: z.iso.date().nullable(),
    last_paid: caseSize.extend({ price: money, date: z.iso.date() }).nullable().meta({
      description: 'The case that was ordered last, of any size',
    }),
    change: change.nullable().meta({
      description: 'What the same amount costs more or less than it was last paid',
    }),
    meets_filter: z.boolean().meta({ description: 'Today it is what its item asks for' }),
  })
  .meta({ id: 'GuideProduct' })

const guideItem = z
  .object({
    public_id: publicId,
    label: z.string(),
    section: z.string(),
    measure: z.enum(MEASURES),
    case: caseSize.nullable().meta({ description: 'What `case` means as a measure' }),
    par: amount.nullable(),
    count: guideCount.nullable().meta({ description: 'Of today or yesterday' }),
    on_the_way: amount.meta({ description: 'In open orders of the last fourteen days' }),
    suggested: z.int().nullable().meta({
      description: 'Cases of `order_product` that bring on hand and on the way to the par',
    }),
    order_product: publicId.nullable().meta({
      description: 'The first of the products that can be ordered today',
    }),
    cheapest: z
      .object({
        product: publicId,
        saved: money.meta({ description: 'For as much as a case of `order_product` holds' }),
        thousandths: z.int(),
      })
      .nullable()
      .meta({ description: 'Another of the products that costs 1 % and 0.50 $ less or better' }),
    filter: itemFilter.nullable().meta({
      description:
        'What its list was filtered by when it was made; products that look alike are offered by it',
    }),
    products: z
      .array(guideProduct)
      .meta({ description: 'Those declared equal, the preferred first' }),
  })
  .meta({ id: 'GuideItem' })

export const guide = z
  .object({
    public_id: publicId,
    name: z.string(),
    guide_version: guideVersion,
    is_archived: z.boolean(),
    items: z.array(guideItem),
  })
  .meta({ id: 'Guide' })

export const guideSummary = z
  .object({
    public_id: publicId,
    name: z.string(),
    guide_version: guideVersion,
    is_archived: z.boolean(),
    item_count: z.int(),
    counted_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'GuideSummary' })

/** A product that may become an item, or another product of one. */
export const guideCandidate = productFacts
  .extend({
    category: z.enum(CATEGORY_NAMES),
    price_per_kg: unitPrice.nullable(),
    sold_by_weight: soldByWeight,
    own_price: ownPrice,
    supplier: z.object({ public_id: publicId, name: z.string() }),
    order_count: z.int().meta({ description: 'Orders of the last days that had it' }),
    is_in_guide: z.boolean(),
  })
  .meta({ id: 'GuideCandidate' })

const namedProduct = z.object({ public_id: publicId, name_fr: z.string(), name_en: z.string() })

/** The answer of a fill from a guide: what became of its items, beside what became of the products. */
export const cartFilledFromGuide = filledCart
  .extend({
    replaced: z.array(z.object({ preferred: namedProduct, product: namedProduct })).meta({
      description: 'Products that were wanted in place of a preferred one that cannot be ordered',
    }),
    not_countable: z.array(z.object({ item_public_id: publicId, product: namedProduct })).meta({
      description: 'Items with a par in a measure that their cases cannot be counted in',
    }),
  })
  .meta({ id: 'CartFilledFromGuide' })
