import { sql } from 'kysely'
import { MONTREAL_TODAY } from '../../database/montreal-days.ts'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailFacts, OverdueMail } from './mail-kinds.ts'

/** Invoices that a reminder names. */
const MOST = 20

/**
 * What of a supplier's invoices is overdue as the mail leaves, in cents, the first due first: undefined once it was paid, its supplier
 * reminds no more, or the reader manages its restaurant's orders no more.
 */
export async function findOverdueMail(
  reader: Reader,
  { supplierId }: MailFacts['invoices-overdue'],
  { personId, accountId }: Addressee,
): Promise<OverdueMail | undefined> {
  const found = await reader
    .selectFrom('supplier')
    .innerJoin('account', 'account.id', 'supplier.account_id')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .select([
      'person.first_name as firstName',
      'supplier.name as supplierName',
      sql<number>`(select coalesce(sum(balance_cents), 0)::bigint from paper_balance
        where supplier_id = ${supplierId} and restaurant_id = ${accountId} and balance_cents <> 0)`.as(
        'owedCents',
      ),
      sql<OverdueMail['invoices']>`coalesce((
        select json_agg(json_build_object('label', label, 'dueOn', due_on, 'balanceCents', balance_cents) order by due_on, id)
        from (
          select paper.id, label, paper.due_on, balance_cents from paper_balance join paper on paper.id = paper_id
          where paper_balance.supplier_id = ${supplierId} and paper_balance.restaurant_id = ${accountId}
            and balance_cents > 0 and paper.due_on < ${MONTREAL_TODAY}
          order by paper.due_on, paper.id limit ${MOST}
        ) overdue), '[]')`.as('invoices'),
      sql<number>`(select coalesce(sum(balance_cents), 0)::bigint from paper_balance
        where supplier_id = ${supplierId} and restaurant_id = ${accountId}
          and balance_cents > 0 and due_on < ${MONTREAL_TODAY})`.as('overdueCents'),
    ])
    .where('supplier.account_id', '=', supplierId)
    .where('account.status', '=', 'active')
    // guard: reminders: nobody is reminded by a supplier that has stopped [remind-of-overdue]
    .where('reminds_of_overdue', '=', true)
    .where(maySeeOrdersOf(sql<number>`${accountId}::integer`))
    .executeTakeFirst()
  if (!found || found.invoices.length === 0 || found.owedCents <= 0) return undefined
  const { owedCents: _, ...mail } = found
  return mail
}
