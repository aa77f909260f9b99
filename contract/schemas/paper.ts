import { formatDecimal } from '@halles/domain/decimal.ts'
import { PAPER_KINDS, PAPER_STATES } from '@halles/domain/papers/paper.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { money, moneyDifference, quantityPerCase, unitPrice } from './amounts.ts'
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

/** Hundred-thousandths inside. */
const taxRate = z
  .codec(z.string(), z.int(), {
    decode: (text) => Math.round(Number(text) * 1_000),
    encode: (rate) => formatDecimal(rate, 3),
  })
  .meta({ description: 'Percent, three decimals', example: '9.975' })

/** What a paper comes to; each base is the goods and fees that its tax is charged on. */
const sums = {
  goods: money,
  fee: money,
  deposit: money,
  gst_rate: taxRate,
  qst_rate: taxRate,
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

/** A line as it is billed, or credited: all amounts are then what is given back. */
const paperLine = z
  .object({
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
    received: quantityPerCase.nullable().meta({
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
  })
  .meta({ id: 'PaperLine' })

/** What an invoice says, whether it is issued or only computed. */
const content = {
  ...sums,
  issued_on: paperFacts.issued_on,
  due_on: paperFacts.due_on,
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
  lines: z.array(paperLine),
}

/** A paper as it was issued. */
export const paperContent = z
  .object({
    ...paperFacts,
    ...content,
    corrects: z
      .object({ public_id: publicId, label: z.string(), issued_on: day })
      .nullable()
      .meta({ description: 'Of a credit note: the invoice' }),
  })
  .meta({ id: 'PaperContent' })

/** An invoice that is not issued: computed, and nowhere stored. */
export const invoiceDraft = z
  .object({
    ...content,
    version: z.string().meta({
      description: 'Sent with the issuing, it says which draft is issued: another is refused',
    }),
  })
  .meta({ id: 'InvoiceDraft' })

/** How an invoice stands; a credit note has no state. */
const standing = {
  state: z.enum(PAPER_STATES).nullable().meta({ description: 'null of a credit note' }),
  balance: moneyDifference.nullable().meta({
    description: 'What is left to pay; less than nothing: to give back. null of a credit note',
  }),
}

/** A paper that is listed; `other` as the paper names it. */
export const paperListItem = z
  .object({
    ...paperFacts,
    ...standing,
    corrects: z.object({ public_id: publicId, label: z.string() }).nullable(),
    other: z.object({ public_id: publicId, name: z.string() }),
    orders: z.array(z.object({ public_id: publicId, number: orderNumber })),
  })
  .meta({ id: 'PaperListItem' })

/** A paper, and what became of it. */
export const paper = paperContent
  .extend({
    ...standing,
    issued_at: z.iso.datetime({ offset: true }),
    digest: z.string().meta({ description: 'SHA-256 of what is frozen, in hexadecimal' }),
    credited_by: z
      .array(z.object({ public_id: publicId, label: z.string(), issued_on: day, total: money }))
      .meta({ description: 'Credit notes, in their order' }),
    credit_to_issue: money.meta({
      description: 'Granted since, before taxes, and on no paper yet',
    }),
    order_pages: z.array(publicId).meta({
      description:
        'Of `orders`, in their order: whose page shows it, which for a restaurant is its whole order',
    }),
    is_taken_back: z.boolean().meta({ description: 'A credit note has taken all of it back' }),
  })
  .meta({ id: 'Paper' })

/** A product that issuing needs a tax class of. */
export const productToClass = z.object({
  public_id: publicId,
  name_fr: z.string(),
  name_en: z.string(),
})

/** A line that issuing needs a weight of. */
export const lineToWeigh = z.object({
  public_id: publicId,
  order_public_id: publicId,
  name_fr: z.string(),
  name_en: z.string(),
})

const missing = {
  missing_tax_classes: z
    .int()
    .meta({ description: 'Products without a class; issuing names them' }),
  missing_weights: z.int().meta({ description: 'Lines that were not weighed; issuing names them' }),
}

/** An order that can be invoiced, or could but for what is missing. `day`: delivered, else placed. */
export const orderToInvoice = z
  .object({
    public_id: publicId,
    number: orderNumber,
    day,
    restaurant: z.object({ public_id: publicId, name: z.string() }),
    status: z.enum(SUPPLIER_ORDER_STATUSES),
    total_price: money.meta({ description: 'Goods, before credits, taxes, fee and deposits' }),
    ...missing,
  })
  .meta({ id: 'OrderToInvoice' })

/** A numbered series of a supplier. */
export const paperSeries = z
  .object({
    kind: z.enum(PAPER_KINDS),
    prefix: z.string(),
    last_number: z.int().meta({ description: '0: none is issued' }),
    next_label: z.string(),
    may_set_number: z.boolean().meta({ description: 'Its next number was never set' }),
  })
  .meta({ id: 'PaperSeries' })
