import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type Hidden = MailContent['photo-hidden']

/** A supplier's hidden photo for one of its members; undefined once it is removed or shown again, or is not the member's any more. */
export async function findHiddenPhoto(
  reader: Reader,
  { photoId, reasons }: MailFacts['photo-hidden'],
  { personId, accountId }: Addressee,
): Promise<Hidden | undefined> {
  const hidden = await reader
    .selectFrom('product_photo')
    .innerJoin('product', 'product.id', 'product_photo.product_id')
    .innerJoin('account', 'account.id', 'product.supplier_id')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select([
      'person.first_name as firstName',
      sql<Hidden['product']>`json_build_object('publicId', product.public_id, 'fr', product.name_fr,
        'en', product.name_en, 'itemCode', product.item_code)`.as('product'),
      'product_photo.position as place',
      sql<number>`(select count(*) from product_photo other where other.product_id = product.id)`.as(
        'count',
      ),
    ])
    .where('product_photo.photo_id', '=', photoId)
    // guard: photos: nobody is told of one that is shown again [photo-hidden]
    //   code: .where('product_photo.state', '=', 'hidden')
    .where('product_photo.state', '=', 'hidden')
    .where('account.id', '=', accountId)
    .where('account.status', '=', 'active')
    .where(maySeeOrdersOf('account.id'))
    .executeTakeFirst()
  return hidden && { ...hidden, reasons }
}
