import { PRICE_SOURCES } from '@halles/domain/offer.ts'
import { PHOTO_STATES } from '@halles/domain/photo.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { answeredFields } from './further-fields.ts'
import { publicId } from './text.ts'

/** A supplier as lists name it. `rating` has one decimal, "0" without reviews. */
export const ratedSupplier = z.object({
  public_id: publicId,
  name: z.string(),
  rating: z.string(),
  rating_count: z.int(),
})

/**
 * Beside the price: where it comes from, what everyone is asked, and what each case costs from so many on, the first of one case.
 * Read by its supplier and the restaurant alone.
 */
export const ownPrice = z
  .object({
    source: z.enum(PRICE_SOURCES),
    list_price: money,
    steps: z
      .array(
        z.object({
          from_cases: z.int(),
          price: money,
          until: z.iso
            .date()
            .optional()
            .meta({ description: 'Of a special: its last day, in Montréal' }),
        }),
      )
      .meta({
        description:
          'Fewest cases first, each below the one before; none where the number does not count.',
      }),
    until: z.iso.date().nullable().meta({ description: 'The last day of a special, in Montréal' }),
  })
  .optional()
  .meta({
    id: 'OwnPrice',
    description: 'Absent where the restaurant is asked what everyone is, however many cases.',
  })

/** What a case of a product costs a restaurant by now. */
export const priceNow = z.object({ product_public_id: publicId, price: money, own_price: ownPrice })

/** What every product, anywhere, says of itself. */
export const productFacts = z
  .object({
    public_id: publicId,
    name_fr: z.string(),
    name_en: z.string(),
    price: money,
    quantity_per_case: quantityPerCase,
    unit: z.string(),
    price_per_unit: unitPrice,
  })
  .meta({ id: 'ProductFacts' })

/** A photo, and the pixels of its largest size (`photoAddress`). */
export const listedPhoto = z
  .object({ public_id: publicId, width: z.int(), height: z.int() })
  .meta({ id: 'ListedPhoto' })

/** What every list of products says of each. */
export const catalogueProduct = productFacts.extend({
  description: z.string(),
  category: z.enum(CATEGORY_NAMES),
  category_name: z.enum(CATEGORY_NAMES),
  price_per_kg: unitPrice.nullable(),
  ...answeredFields('everybody'),
})

// `price_per_kg` is null for goods sold by count. `last_paid`: what this restaurant last ordered such a case for, null where
// it never did.
const offeredProduct = catalogueProduct.extend({
  own_price: ownPrice,
  photo: listedPhoto.nullable().meta({ description: 'The first; null where there is none.' }),
  supplier: ratedSupplier,
  last_paid: z
    .object({ price: money, date: z.iso.date().meta({ description: 'YYYY-MM-DD, in Montréal' }) })
    .nullable(),
})

const isCheapest = z.boolean().meta({
  description: 'None of its offers costs less for the same amount, and one costs more.',
})

/** A row of the restaurant's product list. */
export const listedProduct = offeredProduct
  .extend({
    other_offers: z.int().meta({
      description: 'How many others have the same names and can be ordered: 20 of more.',
    }),
    other_offers_from: unitPrice.nullable().meta({
      description:
        'What the best of those costs by the kilogram, litre or piece; null without any.',
    }),
    is_cheapest: isCheapest,
  })
  .meta({ id: 'ListedProduct' })

/** The same product of another supplier. */
export const productOffer = offeredProduct
  .extend({
    supplier: ratedSupplier.extend({ minimum_order_price: money }),
    is_cheapest: isCheapest,
  })
  .meta({ id: 'ProductOffer' })

/**
 * A row of the supplier's own list, and its product. `sold_quantity` counts cases. `available`: whether it can be
 * ordered today; when not, `available_from` is the day from which it can again, null where none is set.
 */
export const ownProduct = catalogueProduct
  .extend({
    sold_quantity: z.int(),
    available: z.boolean(),
    available_from: z.iso.date().nullable().meta({ description: 'YYYY-MM-DD, in Montréal' }),
    photos: z.array(listedPhoto.extend({ state: z.enum(PHOTO_STATES) })).meta({
      description: 'In their order. A hidden one nobody reads.',
    }),
    ...answeredFields('supplier'),
  })
  .meta({ id: 'OwnProduct' })
