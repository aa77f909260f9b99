import { MAX_LISTED_ORDERS, MAX_MARKED_LINES } from '@halles/domain/pick-list.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { KEEPS } from '@halles/domain/product-facts.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { lineQuantity, quantityPerCase } from '../schemas/amounts.ts'
import { askedDay } from '../schemas/days.ts'
import { lineLot } from '../schemas/lot.ts'
import { nothing } from '../schemas/nothing.ts'
import { day, itemCode, orderNumber } from '../schemas/order.ts'
import { namedZone } from '../schemas/route.ts'
import { publicId } from '../schemas/text.ts'
import { weighing } from '../schemas/weight.ts'

const at = z.iso.datetime({ offset: true })

/** An order as whoever picks it sees it: no price, nothing of the restaurant but where it goes. */
const pickOrderFacts = z.object({
  public_id: publicId,
  number: orderNumber,
  placed_at: at,
  restaurant: z.object({ name: z.string(), city: z.string() }),
})

/** What a line asks for, without its price. */
const pickedProduct = {
  item_code: itemCode,
  name_fr: z.string(),
  name_en: z.string(),
  unit: z.string(),
  quantity_per_case: quantityPerCase,
  /** The product's, as it is today: what a scanned label is held against. */
  gtin: z.string(),
  cases: z.int(),
}

/** A member of the supplier's team; the name null where it was erased. */
const colleague = z.object({ first_name: z.string().nullable() })

export const pickOrders = endpoint({
  method: 'GET',
  path: '/api/pick-orders/',
  access: 'supplier',
  needs: 'pick',
  summary:
    'The orders to pick, without any price: accepted ones, then those that still wait for an answer, oldest first, at most 1,000.',
  input: z.object({}),
  output: z.array(
    pickOrderFacts.extend({
      status: z.enum(['acknowledged', 'pending']),
      lines: z.int(),
      cases: z.int(),
    }),
  ),
  refusals: [],
})

export const pickOrder = endpoint({
  method: 'GET',
  path: '/api/pick-order/',
  access: 'supplier',
  needs: 'pick',
  summary: 'What to pick for one order, in cases as they were agreed; removed lines are left out.',
  input: z.object({ supplier_order_public_id: publicId }),
  output: pickOrderFacts
    .extend({
      status: z.enum(SUPPLIER_ORDER_STATUSES),
      lines: z.array(
        z.object({ public_id: publicId, ...pickedProduct, weighing, lots: z.array(lineLot) }),
      ),
    })
    .meta({ id: 'PickOrder' }),
  refusals: ['not_found'],
})

/** Nothing: all accepted orders. A day: those delivered then, to every zone or to one. */
const askedOrders = { day: askedDay.optional(), zone: publicId.optional() }
const ZONE_WITHOUT_DAY = { ...problem('required'), path: ['day'] }

function hasDayOfZone(input: { day?: string | undefined; zone?: string | undefined }) {
  return input.zone === undefined || input.day !== undefined
}

export const pickList = endpoint({
  method: 'GET',
  path: '/api/pick-list/',
  access: 'supplier',
  needs: 'pick',
  summary:
    'What to pick for all accepted orders together, the 1,000 oldest, or for those delivered on a day, without any price: cases by product and size of case, with the share of each order, what is picked, and the orders on the list when it was last printed.',
  input: z.object(askedOrders).refine(hasDayOfZone, ZONE_WITHOUT_DAY),
  output: z
    .object({
      as_of: at,
      day: day.nullable(),
      zone: namedZone.nullable(),
      /** The first day after the one asked for that has open orders. */
      next_day: day.nullable(),
      /** The account's last own change that this includes: `pick-mark/` answers the number of its own. */
      number: z.int(),
      /** Orders that still wait for an answer: nothing of them is on the list. */
      unanswered: z.int(),
      /** Accepted orders after those on the list, which has the oldest. */
      later: z.int(),
      /** Oldest first. */
      orders: z.array(pickOrderFacts),
      products: z.array(
        z.object({
          product_public_id: publicId,
          category: z.enum(CATEGORY_NAMES),
          /** Where it lies; '' where nobody has said so. */
          pick_place: z.string(),
          /** As it is today, like its place. */
          keep: z.enum(KEEPS).nullable(),
          ...pickedProduct,
          lines: z.array(
            z.object({
              public_id: publicId,
              supplier_order_public_id: publicId,
              cases: z.int(),
              weighing,
              lots: z.array(lineLot),
              mark: z.object({ id: publicId, by: colleague }).nullable(),
            }),
          ),
        }),
      ),
      /** `changed`: of its orders those with lines that changed since. */
      printed: z
        .object({ at, by: colleague, orders: z.array(publicId), changed: z.array(publicId) })
        .nullable(),
    })
    .meta({ id: 'PickList' }),
  refusals: ['not_found'],
})

export const pickMark = endpoint({
  method: 'POST',
  path: '/api/pick-mark/',
  // guard: pickMark: suppliers only [access-matrix]
  //   code: access: 'supplier'
  //   instead: access: 'trade'
  //   only: pickMark
  access: 'supplier',
  needs: 'pick',
  summary:
    'Marks lines of accepted orders as picked, each under a `mark` that the client makes, unless somebody has marked it or it has other `cases` than were seen; or takes back the marks that are named.',
  input: z.object({
    picked: z.boolean(),
    lines: z
      .array(z.object({ public_id: publicId, mark: publicId, cases: lineQuantity.optional() }))
      .min(1, problem('required'))
      .max(MAX_MARKED_LINES, problem('invalid')),
  }),
  output: z.object({
    /** Of this change: see `pick-list/`. */
    number: z.int(),
    /** Lines with a mark of somebody else's, which stays. */
    others: z.array(z.object({ public_id: publicId, by: colleague })),
  }),
  refusals: ['not_found'],
  keyed: 'replayed',
})

export const pickListPrinted = endpoint({
  method: 'POST',
  path: '/api/pick-list-printed/',
  // guard: pickListPrinted: suppliers only [access-matrix]
  //   code: access: 'supplier'
  //   instead: access: 'trade'
  //   only: pickListPrinted
  access: 'supplier',
  needs: 'pick',
  summary:
    'The pick list of these orders was printed, of all or of a day: from then on the list says what has changed since.',
  input: z
    .object({
      ...askedOrders,
      // guard: print: no more orders than a list has [long-pick-list]
      //   code: .max(MAX_LISTED_ORDERS, problem('invalid'))
      orders: z.array(publicId).max(MAX_LISTED_ORDERS, problem('invalid')),
    })
    .refine(hasDayOfZone, ZONE_WITHOUT_DAY),
  output: nothing,
  status: [204],
  refusals: ['not_found'],
  keyed: 'replayed',
})
