import { MAX_PRICE_LIST_NAME } from '@halles/domain/price-list.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import {
  lineQuantity,
  money,
  percentOff,
  percentOffInput,
  priceInput,
  quantityPerCase,
} from './amounts.ts'
import { line, publicId } from './text.ts'

const day = z.iso.date()
/** Beyond 2200 a day is a slip of the pen. */
const dayInput = z.iso
  .date(problem('date_invalid'))
  .refine((text) => text < '2200-01-01', problem('date_invalid'))

export const priceListInput = {
  public_id: publicId.optional(),
  name: line(MAX_PRICE_LIST_NAME),
  percent_off: percentOffInput,
}

export const ownPriceLists = z
  .object({
    price_lists: z.array(
      z.object({
        public_id: publicId,
        name: z.string(),
        percent_off: percentOff,
        lines: z.int().meta({ description: 'Products that have a price of their own on it today' }),
        customers: z.int(),
      }),
    ),
  })
  .meta({ id: 'OwnPriceLists' })

export const datedPrice = z.object({
  from_cases: z.int(),
  price: money,
  from_day: day.nullable().meta({ description: 'In Montréal; null: as long as anybody knows' }),
  until_day: day
    .nullable()
    .meta({ description: 'In Montréal, that day too; null: without an end' }),
})

/** A product on a price list: what everyone is asked, what whoever has the list is asked for one case today, and its lines. */
export const pricedProduct = z
  .object({
    public_id: publicId,
    name_fr: z.string(),
    name_en: z.string(),
    unit: z.string(),
    quantity_per_case: quantityPerCase,
    list_price: money,
    price: money,
    prices: z.array(datedPrice).meta({ description: 'Those that have not ended' }),
  })
  .meta({ id: 'PricedProduct' })

const MAX_SHOWN_PRICES = 100
const shownPrice = z.object({
  price: priceInput,
  from_day: dayInput.nullish(),
  until_day: dayInput.nullish(),
})

export const agreedPriceInput = z
  .object({
    product_public_id: publicId,
    from_cases: lineQuantity.default(1),
    price: priceInput.nullable(),
    from_day: dayInput.nullish(),
    until_day: dayInput.nullish(),
    shown_prices: z
      .array(shownPrice)
      .max(MAX_SHOWN_PRICES, problem('too_many_prices'))
      .optional()
      .meta({
        description:
          'What was seen of the product from so many cases on: the line is refused where, on its days, other prices hold now',
      }),
  })
  .refine(({ from_day, until_day }) => !(from_day && until_day && until_day < from_day), {
    ...problem('dates_reversed'),
    path: ['until_day'],
  })

export const specialInput = z
  .object({
    product_public_id: publicId,
    price: priceInput,
    from_cases: lineQuantity.default(1),
    from_day: dayInput,
    until_day: dayInput,
  })
  .refine(({ from_day, until_day }) => until_day >= from_day, {
    ...problem('dates_reversed'),
    path: ['until_day'],
  })

export const special = z
  .object({
    public_id: publicId,
    product: z.object({
      public_id: publicId,
      name_fr: z.string(),
      name_en: z.string(),
      list_price: money,
    }),
    price: money,
    from_cases: z.int(),
    from_day: day,
    until_day: day,
  })
  .meta({ id: 'Special' })
