import { sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { restaurantsThatTake } from '../../promotions/promotion-consent-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type ToRestaurant = Parameters<{ promotionId: number; restaurantId: number; personId: number }>

const promotionMail = prepared(
  'find_promotion_mail',
  (reader: Reader, { promotionId, restaurantId, personId }: ToRestaurant) =>
    reader
      .selectFrom('promotion')
      .innerJoin('supplier', 'supplier.account_id', 'promotion.supplier_id')
      .innerJoin('account as sender', 'sender.id', 'promotion.supplier_id')
      .innerJoin('person as contact', 'contact.id', 'sender.contact_person_id')
      .innerJoin('city', 'city.id', 'supplier.city_id')
      .innerJoin('account', (join) => join.on('account.id', '=', restaurantId))
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .select([
        'person.first_name as firstName',
        'promotion.message',
        sql<MailContent['promotion']['supplier']>`json_build_object(
        'publicId', sender.public_id, 'name', supplier.name, 'phone', supplier.phone_number,
        'email', contact.email, 'address',
        concat(supplier.address, ', ', city.name, ' ', replace(supplier.zip_code, ' ', chr(160))))`.as(
          'supplier',
        ),
      ])
      .where('promotion.id', '=', promotionId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('membership')
            .whereRef('membership.account_id', '=', 'account.id')
            .whereRef('membership.person_id', '=', 'person.id')
            // guard: promotion mail: a removed member gets none [promotion-mail]
            .where('membership.ended_at', 'is', null),
        ),
      )
      .where((eb) =>
        eb(
          'account.id',
          'in',
          restaurantsThatTake(reader, eb.ref('promotion.supplier_id')).select('account.id'),
        ),
      ),
)

/** A promotion for one restaurant; undefined when that one takes none of its supplier any more, or its contact has left it. */
export async function findPromotionMail(
  reader: Reader,
  { promotionId, unsubscribeToken }: MailFacts['promotion'],
  { personId, accountId: restaurantId }: Addressee,
): Promise<MailContent['promotion'] | undefined> {
  const { rows } = await promotionMail(reader, { promotionId, restaurantId, personId })
  return rows[0] && { ...rows[0], unsubscribeToken }
}
