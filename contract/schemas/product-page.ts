import { PRICE_SOURCES } from '@halles/domain/offer.ts'
import { z } from 'zod'
import { money, quantityPerCase } from './amounts.ts'
import { nextDelivery } from './delivery-day.ts'
import { catalogueProduct, listedPhoto, listedProduct, ratedSupplier } from './product.ts'

const day = z.iso.date().meta({ description: 'YYYY-MM-DD, in Montréal' })
const pricedCase = { price: money, quantity_per_case: quantityPerCase, unit: z.string() }

/** What the pages of both sides say of a product's price and whether it can be ordered. */
const ofEverybody = {
  photos: z.array(listedPhoto).meta({ description: 'Those that are to be seen, in order.' }),
  available: z.boolean(),
  available_from: day.nullable().meta({
    description: 'The day from which it can be ordered again; null where it can, or none is named',
  }),
  price_history: z.object({
    since: day.meta({
      description: 'Twelve months ago, or since when there is the product or its history is known',
    }),
    today: day,
    changes: z.array(z.object({ until: day, ...pricedCase })).meta({
      description:
        'What a case cost and held until it changed on a day, as that day began: oldest first, one a day',
    }),
  }),
}

/** A product's page as a restaurant reads it. */
export const productPage = listedProduct
  .extend({
    ...ofEverybody,
    paid: z.array(z.object({ date: day, ...pricedCase })).meta({
      description:
        'What this restaurant ordered a case for in those twelve months, oldest first, the last of a day',
    }),
    own_history: z
      .object({
        since: day.meta({
          description:
            'Nothing is known of what this restaurant was asked before: its terms changed, or as price_history',
        }),
        steps: z.array(
          z.object({ from: day, to: day, source: z.enum(PRICE_SOURCES), ...pricedCase }),
        ),
      })
      .meta({
        description:
          'On which days this restaurant was asked less for one case than everyone, and how much; oldest first',
      }),
    next_delivery: nextDelivery.nullable().meta({
      description:
        'The first day on which its supplier can still deliver this product; null where a delivery is arranged, or none is offered',
    }),
  })
  .meta({ id: 'ProductPage' })

/** The same as its supplier reads it: without what only one restaurant knows. */
export const ownProductPage = catalogueProduct
  .extend({ ...ofEverybody, supplier: ratedSupplier })
  .meta({ id: 'OwnProductPage' })
