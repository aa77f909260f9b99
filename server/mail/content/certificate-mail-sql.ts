import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

type ToMember = Parameters<
  { personId: number; accountId: number } & MailFacts['certificate-ending']
>

const ending = prepared(
  'find_ending_certificate',
  (reader: Reader, { personId, accountId, mark, untilDay }: ToMember) =>
    reader
      .selectFrom('supplier_certificate')
      .innerJoin('account', 'account.id', 'supplier_certificate.supplier_id')
      .innerJoin('supplier', 'supplier.account_id', 'account.id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .select(['person.first_name as firstName', 'supplier.name as businessName', 'body', 'number'])
      .where('account.id', '=', accountId)
      .where('account.status', '=', 'active')
      .where('mark', '=', mark)
      // guard: certificates: nobody is told of one that was renewed [remind-of-certificates]
      .where('until_day', '=', untilDay)
      .where(maySeeOrdersOf('account.id')),
)

/** A supplier's certificate for one of its members; undefined once it was renewed or removed, or is not the member's any more. */
export async function findEndingCertificate(
  reader: Reader,
  facts: MailFacts['certificate-ending'],
  addressee: Addressee,
): Promise<MailContent['certificate-ending'] | undefined> {
  const { rows } = await ending(reader, { ...facts, ...addressee })
  return rows[0] && { ...rows[0], ...facts }
}
