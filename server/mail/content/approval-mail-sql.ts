import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { montrealDay } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { IS_CART_ESTIMATE, IS_ESTIMATE_OF_ANY } from '../../orders/facts/line-weights-sql.ts'
import { DELIVERY_OF_MAIL } from './delivery-of-mail-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

/** A request for approval as one of those who may place the order reads it; undefined once it is answered or replaced. */
export async function findAskedApproval(
  reader: Reader,
  { restaurantId, askedAt }: MailFacts['approval-asked'],
  { personId }: Addressee,
): Promise<MailContent['approval-asked'] | undefined> {
  return requestOf(reader, { restaurantId, askedAt, personId })
    .innerJoin('person as asker', 'asker.id', 'request.person_id')
    .select([
      'person.first_name as firstName',
      'asker.first_name as askedBy',
      'restaurant.name as businessName',
      'request.total_cents as totalCents',
      IS_CART_ESTIMATE.as('isEstimate'),
      'request.note',
    ])
    .where('request.answered_at', 'is', null)
    .executeTakeFirst()
}

/** The refusal of a request as the one who asked reads it; undefined once something was asked again, or ordered. */
export async function findRefusedApproval(
  reader: Reader,
  { restaurantId, askedAt }: MailFacts['approval-refused'],
  { personId }: Addressee,
): Promise<MailContent['approval-refused'] | undefined> {
  return requestOf(reader, { restaurantId, askedAt, personId })
    .innerJoin('person as answerer', 'answerer.id', 'request.answered_by_person_id')
    .select([
      'person.first_name as firstName',
      'answerer.first_name as refusedBy',
      'restaurant.name as businessName',
      'request.total_cents as totalCents',
      IS_CART_ESTIMATE.as('isEstimate'),
      sql<string>`request.answer_note`.as('note'),
    ])
    .where('request.restaurant_order_id', 'is', null)
    .executeTakeFirst()
}

/** That an order was placed, as the one who had asked for it reads it, in cents; undefined once that one has left. */
export async function findApprovedOrder(
  reader: Reader,
  { restaurantOrderId }: MailFacts['approval-placed'],
  { personId }: Addressee,
): Promise<MailContent['approval-placed'] | undefined> {
  return reader
    .selectFrom('restaurant_order')
    .innerJoin('restaurant_order_step as step', (join) =>
      join
        .onRef('step.restaurant_order_id', '=', 'restaurant_order.id')
        .on('step.status', '=', 'active'),
    )
    .innerJoin('person as placer', 'placer.id', 'step.by_person_id')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'restaurant_order.restaurant_id')
        .on('membership.person_id', '=', personId)
        .on('membership.ended_at', 'is', null),
    )
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select((eb) => [
      'person.first_name as firstName',
      'placer.first_name as placedBy',
      'restaurant_order.public_id as publicId',
      'restaurant_order.number',
      'restaurant_order.total_cents as totalCents',
      IS_ESTIMATE_OF_ANY.as('isEstimate'),
      montrealDay('restaurant_order.placed_at').as('day'),
      jsonArrayFrom(
        eb
          .selectFrom('supplier_order')
          .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
          .select(['supplier.name as supplierName', DELIVERY_OF_MAIL])
          .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
          .where('supplier_order.status', '<>', 'cancelled')
          .orderBy('supplier_order.id'),
      ).as('parts'),
    ])
    .where('restaurant_order.id', '=', restaurantOrderId)
    .executeTakeFirst()
}

/** The request that was made at a time, for somebody who is still a member. */
function requestOf(
  reader: Reader,
  { restaurantId, askedAt, personId }: MailFacts['approval-asked'] & { personId: number },
) {
  return reader
    .selectFrom('approval_request as request')
    .innerJoin('restaurant', 'restaurant.account_id', 'request.restaurant_id')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.account_id', '=', 'request.restaurant_id')
        .on('membership.person_id', '=', personId)
        .on('membership.ended_at', 'is', null),
    )
    .innerJoin('person', 'person.id', 'membership.person_id')
    .where('request.restaurant_id', '=', restaurantId)
    .where('request.asked_at', '=', sql<Date>`${askedAt}::timestamptz`)
}
