import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import { type Operand, type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { CAN_BE_NAMED, mayBeShown } from '../../promotions/promoted-specials-sql.ts'
import { restaurantsThatTake } from '../../promotions/promotion-consent-sql.ts'
import type { Addressee, MailContent, MailFacts, PromotedSpecial } from './mail-kinds.ts'

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
        sql<boolean>`exists (select from promotion_special where promotion_id = promotion.id)`.as(
          'namesSpecials',
        ),
        specialsFor(restaurantId).as('specials'),
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

/**
 * What holds the moment the mail is read, of what this restaurant may see; nothing of a special that has ended, nor of one whose
 * list price has fallen below it.
 */
function specialsFor(restaurantId: Operand<number>) {
  const reader = sql<RestaurantId>`${restaurantId}`
  // guard: promotion mail: specials that hold alone [promoted-specials]
  //   code: and ${CAN_BE_NAMED}
  // guard: promotion mail: no product that its reader may not see [promoted-specials]
  //   code: and ${mayBeShown(reader)}
  return sql<PromotedSpecial[]>`(
    select coalesce(json_agg(json_build_object('productPublicId', product.public_id, 'nameFr', product.name_fr,
      'nameEn', product.name_en, 'unit', unit, 'quantityHundredths', quantity_hundredths,
      'listPriceCents', product.price_cents, 'priceCents', special.price_cents, 'isEstimate', product.sold_by_weight is not null, 'fromCases', special.from_cases,
      'fromDay', case when lower(special.days) > ${MONTREAL_TODAY} then lower(special.days) end,
      'untilDay', upper(special.days) - 1) order by place), '[]')
    from promotion_special named
    join special on special.id = named.special_id
    join product on product.id = special.product_id
    where named.promotion_id = promotion.id and ${CAN_BE_NAMED} and ${mayBeShown(reader)})`
}

/**
 * A promotion for one restaurant; undefined when that one takes none of its supplier any more, or its contact has left it; and
 * when it was about specials none of which is left for this reader: its text would announce what nobody can buy.
 */
export async function findPromotionMail(
  reader: Reader,
  { promotionId, unsubscribeToken }: MailFacts['promotion'],
  { personId, accountId: restaurantId }: Addressee,
): Promise<MailContent['promotion'] | undefined> {
  const { rows } = await promotionMail(reader, { promotionId, restaurantId, personId })
  if (!rows[0]) return undefined
  const { namesSpecials, ...mail } = rows[0]
  if (namesSpecials && mail.specials.length === 0) return undefined
  return { ...mail, unsubscribeToken }
}
