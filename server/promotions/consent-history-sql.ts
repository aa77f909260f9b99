import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { ofContact } from '../accounts/accounts-sql.ts'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'
import { hasConsented } from './promotion-consent-sql.ts'

/** All that proves why a restaurant was or was not written to, for every restaurant that was let in. */
export function listConsentHistories(
  reader: Reader,
): Promise<Output<Endpoints['operatorPromotionConsents']>> {
  return reader
    .selectFrom('restaurant')
    .innerJoin('account', 'account.id', 'restaurant.account_id')
    .innerJoin('person', 'person.id', 'account.contact_person_id')
    .select(({ selectFrom }) => [
      'restaurant.name as restaurant',
      'account.public_id',
      ofContact('email').as('email'),
      hasConsented().as('takes_promotions'),
      jsonArrayFrom(
        selectFrom('promotion_consent')
          .select(['answer', 'wording', 'language', 'source'])
          .select(instant('answered_at').as('answered_at'))
          .whereRef('restaurant_id', '=', 'account.id')
          .orderBy('promotion_consent.id'),
      ).as('answers'),
      jsonObjectFrom(
        selectFrom('promotion_membership')
          .select(['wording', instant('given_at').as('given_at')])
          .select(instant('ended_at').as('ended_at'))
          .whereRef('restaurant_id', '=', 'account.id'),
      ).as('membership'),
      jsonArrayFrom(
        selectFrom('promotion_unsubscription as ended')
          .leftJoin('supplier', 'supplier.account_id', 'ended.supplier_id')
          .select(['supplier.name as supplier', instant('ended.began_at').as('began_at')])
          .select(sql<string | null>`${instant('ended.ended_at')}`.as('ended_at'))
          .whereRef('ended.restaurant_id', '=', 'account.id')
          .orderBy('ended.id'),
      ).as('unsubscriptions'),
    ])
    .where('account.status', 'not in', ['pending', 'refused'])
    .orderBy('account.id')
    .execute()
}
