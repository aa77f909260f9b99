import { rolesWith } from '@halles/domain/role.ts'
import { type SqlBool, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type Notice = MailContent['recall-notice']

/** What a restaurant was told to call back, for one of its members, whatever their role; undefined once nobody waits for it any more. */
export function findRecallMail(
  reader: Reader,
  { recallId }: MailFacts['recall-notice'],
  { personId, accountId }: Addressee,
): Promise<Notice | undefined> {
  return (
    reader
      .selectFrom('recall_receiver')
      .innerJoin('recall', 'recall.id', 'recall_id')
      .innerJoin('supplier', 'supplier.account_id', 'recall.supplier_id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .leftJoin('product', 'product.id', 'recall.product_id')
      .select([
        'person.first_name as firstName',
        'recall.public_id as publicId',
        'recall.lot',
        'recall.reason',
        'recall.is_exercise as isExercise',
        'recall_receiver.cases',
        sql<
          Notice['supplier']
        >`json_build_object('name', supplier.name, 'phone', supplier.phone_number)`.as('supplier'),
        sql<Notice['product']>`case when product.id is not null then
          json_build_object('fr', product.name_fr, 'en', product.name_en) end`.as('product'),
        sql<Notice['lines']>`(
          select json_agg(json_build_object('number', line->'number', 'day', line->'day',
            'name', json_build_object('fr', line->'name_fr', 'en', line->'name_en'), 'lot', line->'lot',
            'expiresOn', line->'expires_on', 'cases', line->'cases'))
          from jsonb_array_elements(recall_receiver.lines) line)`.as('lines'),
      ])
      .where('recall_id', '=', recallId)
      .where('restaurant_id', '=', accountId)
      // guard: recalls: whoever was removed gets no notice [recall-mails]
      //   code: membership.ended_at is null and
      //   instead: true and
      .where(
        sql<SqlBool>`exists (
          select from membership
          where membership.account_id = restaurant_id and membership.person_id = person.id
            and membership.ended_at is null and membership.role = any(${sql.lit(`{${rolesWith('prices')}}`)}::membership_role[]))`,
      )
      .executeTakeFirst()
  )
}
