import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { isRefused } from '../../invitations/refusals-sql.ts'
import { hashSecretToken } from '../../platform/access/secret-token.ts'
import type { MailContent, MailFacts } from './mail-kinds.ts'

/**
 * An invitation to trade, from an active business; undefined once it was followed or sent anew, or whoever it is for wants none any
 * more.
 */
export async function findTradeInvitationMail(
  reader: Reader,
  { invitationId, token, stopToken }: MailFacts['trade-invitation'],
): Promise<MailContent['trade-invitation'] | undefined> {
  const found = await reader
    .selectFrom('trade_invitation')
    .innerJoin('account', 'account.id', 'trade_invitation.account_id')
    .innerJoin('person as contact', 'contact.id', 'account.contact_person_id')
    .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
    .leftJoin('supplier', 'supplier.account_id', 'account.id')
    .innerJoin('city', (join) =>
      join.on(
        ({ fn }) =>
          sql<SqlBool>`city.id = ${fn.coalesce('supplier.city_id', 'restaurant.city_id')}`,
      ),
    )
    .select(({ fn }) => [
      'account.kind as by',
      fn.coalesce('supplier.name', 'restaurant.name').$notNull().as('businessName'),
      fn.coalesce('supplier.phone_number', 'restaurant.phone_number').$notNull().as('phone'),
      'contact.email',
      sql<string>`concat(coalesce(supplier.address, restaurant.address), ', ', city.name, ' ',
        replace(coalesce(supplier.zip_code, restaurant.zip_code), ' ', chr(160)))`.as('address'),
    ])
    .where('trade_invitation.id', '=', invitationId)
    .where('trade_invitation.token_hash', '=', hashSecretToken(token))
    .where('accepted_at', 'is', null)
    .where('account.status', '=', 'active')
    // guard: invitations: none leaves to who has ended them [trade-invitation-mail]
    .where(({ not }) => not(isRefused))
    .executeTakeFirst()
  return found && { ...found, token, stopToken }
}
