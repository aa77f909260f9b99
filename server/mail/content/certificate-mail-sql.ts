import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts } from './mail-kinds.ts'

/** A supplier's certificate for one of its members; undefined once it was renewed or removed, or is not the member's any more. */
export async function findEndingCertificate(
  reader: Reader,
  { mark, untilDay }: MailFacts['certificate-ending'],
  { personId, accountId }: Addressee,
): Promise<MailContent['certificate-ending'] | undefined> {
  const ending = await reader
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
    .where(maySeeOrdersOf('account.id'))
    .executeTakeFirst()
  return ending && { ...ending, mark, untilDay }
}
