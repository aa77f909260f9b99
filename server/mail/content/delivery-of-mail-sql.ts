import { sql } from 'kysely'
import { IS_CHANGEABLE, IS_TO_CONFIRM } from '../../orders/facts/delivery-sql.ts'
import type { DeliveryOfMail } from './mail-kinds.ts'

/** Of a `supplier_order` and its `restaurant_order`: its delivery as it is agreed when the mail leaves; null where it is arranged between the two. */
export const DELIVERY_OF_MAIL = sql<DeliveryOfMail | null>`case
  when supplier_order.delivery_day is not null then json_build_object(
    'day', supplier_order.delivery_day,
    'from', to_char(supplier_order.window_from, 'HH24:MI'),
    'to', to_char(supplier_order.window_to, 'HH24:MI'),
    'cutOffAt', supplier_order.cut_off_at,
    'isChangeable', ${IS_CHANGEABLE},
    'isToConfirm', ${IS_TO_CONFIRM}) end`.as('delivery')
