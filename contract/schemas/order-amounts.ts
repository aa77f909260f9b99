import { z } from 'zod'
import { money } from './amounts.ts'

/** What an order comes to. Every `total_price` beside it is the goods alone. */
export const orderAmounts = z
  .object({
    goods: money.meta({ description: 'What counts for minimums and limits' }),
    fee: money.meta({ description: 'Of the delivery; a cancelled order owes none' }),
    deposit: money.meta({ description: 'Of returnable containers; never taxed' }),
    total: money.meta({ description: 'Before taxes' }),
  })
  .meta({ id: 'OrderAmounts' })

/** What a delivery to the restaurant costs, absent where it costs nothing: nothing from `waived_from` of goods on, null: whatever is ordered. */
export const deliveryFee = z.object({ fee: money, waived_from: money.nullable() }).meta({
  id: 'DeliveryFee',
  description: 'Of a delivery to the restaurant. Absent where none is asked.',
})

/** Of a case of a product. */
export const deposit = money.meta({
  description: 'Of the returnable containers of a case. Absent where it has none.',
})
