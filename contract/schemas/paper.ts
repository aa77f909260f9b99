import { PAPER_KINDS } from '@halles/domain/papers/paper.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { z } from 'zod'
import { money, quantityPerCase, unitPrice } from './amounts.ts'
import { day, orderNumber } from './order.ts'
import { publicId } from './text.ts'

const party = {
  public_id: publicId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  zip_code: z.string(),
  phone_number: z.string(),
}

/** What a paper comes to; each base is the goods and fees that its tax is charged on. */
const sums = {
  goods: money,
  fee: money,
  deposit: money,
  gst_base: money,
  gst: money,
  qst_base: money,
  qst: money,
  total: money,
}

/** What every row and page says of a paper. A credit note's amounts are what is given back. */
export const paperFacts = {
  public_id: publicId,
  kind: z.enum(PAPER_KINDS),
  label: z.string().meta({ description: 'Its number as it is written' }),
  issued_on: day,
  due_on: day.nullable().meta({ description: 'null on a credit note' }),
  total: money,
}

/** A paper as it was issued. */
export const paperContent = z.object({
  ...paperFacts,
  ...sums,
  corrects: z
    .object({ public_id: publicId, label: z.string(), issued_on: day })
    .nullable()
    .meta({ description: 'Of a credit note: the invoice' }),
  seller: z.object({
    ...party,
    gst_number: z.string().nullable().meta({ description: 'null: not registered' }),
    qst_number: z.string().nullable().meta({ description: 'null: not registered' }),
  }),
  buyer: z.object({ ...party, code: z.string() }),
  orders: z.array(
    z.object({
      public_id: publicId,
      number: orderNumber,
      placed_on: day,
      delivered_on: day.nullable(),
      po_number: z.string(),
    }),
  ),
  lines: z.array(
    z.object({
      order: z.int().meta({ description: 'Of `orders`, from 0' }),
      public_id: publicId,
      product_public_id: publicId,
      item_code: z.string(),
      name_fr: z.string(),
      name_en: z.string(),
      category: z.enum(CATEGORY_NAMES),
      unit: z.string(),
      quantity_per_case: quantityPerCase,
      asked: z.int().meta({ description: 'Cases' }),
      sent: z.int().meta({ description: 'Cases' }),
      received: quantityPerCase
        .nullable()
        .meta({
          description: 'Cases in good order as the restaurant says; null: it has said nothing',
        }),
      price: money,
      weight: z
        .object({
          net: z.string().meta({ description: 'Of the unit, three decimals', example: '12.345' }),
          price_per_unit: unitPrice,
        })
        .nullable(),
      credited: money.meta({ description: 'Granted before, and taken off the amount' }),
      amount: money,
      fee: money.meta({ description: 'Its share of the delivery fee' }),
      deposit: money,
      tax_class: z.string().nullable(),
      gst: z.boolean(),
      qst: z.boolean(),
    }),
  ),
})
