import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, PaperMail } from './mail-kinds.ts'

/** A paper as its restaurant's mail says it, in cents: undefined for who does not manage its orders any more. */
export function findPaperMail(
  reader: Reader,
  { paperId }: { paperId: number },
  { personId }: Addressee,
): Promise<PaperMail | undefined> {
  return reader
    .selectFrom('paper')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .leftJoin('paper as invoice', 'invoice.id', 'paper.corrects_id')
    .select([
      'person.first_name as firstName',
      sql<string>`paper.seller->>'name'`.as('supplierName'),
      'paper.public_id as publicId',
      'paper.label',
      'paper.issued_on as issuedOn',
      'paper.due_on as dueOn',
      'invoice.label as corrects',
      sql<number[]>`array(
        select (covered->>'number')::integer from jsonb_array_elements(paper.orders) covered)`.as(
        'orders',
      ),
      'paper.total_cents as totalCents',
    ])
    .where('paper.id', '=', paperId)
    .where(maySeeOrdersOf('paper.restaurant_id'))
    .executeTakeFirst()
}
