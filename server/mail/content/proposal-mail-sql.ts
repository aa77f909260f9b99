import { type RawBuilder, sql } from 'kysely'
import { montrealDay } from '../../database/montreal-days.ts'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import { DELIVERY_OF_MAIL } from './delivery-of-mail-sql.ts'
import { maySeeOrdersOf } from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts, ProposalMailLine } from './mail-kinds.ts'

type Made = MailContent['proposal-made']

/** What is proposed, as a person of the other side reads it; undefined once nobody can answer it. */
export async function findProposalMade(
  reader: Reader,
  { proposalId }: MailFacts['proposal-made'],
  addressee: Addressee,
): Promise<Made | undefined> {
  const { rows } = await proposalOfMail(reader, { proposalId, ...addressee })
  return rows.find(({ status, isOverdue }) => status === 'open' && !isOverdue)
}

/** What became of a proposal, as a person of the side that made it reads it; undefined when it was taken back, or the order was. */
export async function findProposalEnded(
  reader: Reader,
  { proposalId }: MailFacts['proposal-ended'],
  addressee: Addressee,
): Promise<MailContent['proposal-ended'] | undefined> {
  const { rows } = await proposalOfMail(reader, { proposalId, ...addressee })
  const [proposal] = rows
  if (proposal?.status !== 'answered' && proposal?.status !== 'lapsed') return undefined
  return { ...proposal, outcome: outcomeOf(proposal) }
}

function outcomeOf({ status, lines }: { status: string; lines: readonly ProposalMailLine[] }) {
  if (status === 'lapsed') return 'lapsed'
  if (lines.every(({ isAgreed }) => isAgreed)) return 'agreed'
  return lines.some(({ isAgreed }) => isAgreed) ? 'partly' : 'refused'
}

type About = MailFacts['proposal-made'] & Addressee

const proposalOfMail = prepared(
  'find_proposal_of_mail',
  (reader: Reader, { proposalId, personId, accountId }: Parameters<About>) => {
    const isSupplier = sql<boolean>`supplier_order.supplier_id = ${accountId}`
    return reader
      .selectFrom('proposal')
      .innerJoin('supplier_order', 'supplier_order.id', 'proposal.supplier_order_id')
      .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'restaurant_order.restaurant_id')
      .innerJoin('supplier', 'supplier.account_id', 'supplier_order.supplier_id')
      .innerJoin('person', (join) => join.on('person.id', '=', personId))
      .innerJoin('order_entry', (join) =>
        join
          .onRef('order_entry.proposal_id', '=', 'proposal.id')
          .on('order_entry.kind', '=', 'proposed'),
      )
      .select([
        isSupplier.as('isToSupplier'),
        sql<string>`case when ${isSupplier} then supplier_order.public_id else restaurant_order.public_id end`.as(
          'publicId',
        ),
        sql<string>`case when ${isSupplier} then restaurant.name else supplier.name end`.as(
          'businessName',
        ),
        'restaurant_order.number',
        montrealDay('supplier_order.placed_at').as('day'),
        'person.first_name as firstName',
        DELIVERY_OF_MAIL,
        sql<string>`to_json(proposal.answer_by) #>> '{}'`.as('answerBy'),
        sql<string>`proposal.status`.as('status'),
        sql<boolean>`clock_timestamp() >= proposal.answer_by`.as('isOverdue'),
        sql<Made['reason']>`order_entry.reason`.as('reason'),
        sql<string>`coalesce((select text from order_entry_text said
          where said.supplier_order_id = order_entry.supplier_order_id and said.number = order_entry.number), '')`.as(
          'note',
        ),
        linesOf(isSupplier),
      ])
      .where('proposal.id', '=', proposalId)
      .where('supplier_order.status', '<>', 'cancelled')
      .where(
        sql<boolean>`${accountId} in (supplier_order.supplier_id, restaurant_order.restaurant_id)`,
      )
      .where(maySeeOrdersOf(accountId))
  },
)

// Of a `proposal`, in the order in which it was proposed; the item codes of its products where a condition holds.
const linesOf = (hasCodes: RawBuilder<boolean>) =>
  sql<ProposalMailLine[]>`(
  select json_agg(json_build_object(
    'kind', line.kind,
    'name', case when line.kind <> 'day' then json_build_object(
      'fr', coalesce(line.name_fr, of_line.name_fr), 'en', coalesce(line.name_en, of_line.name_en)) end,
    'of', case when line.kind = 'substitute' then json_build_object(
      'fr', of_line.name_fr, 'en', of_line.name_en) end,
    'itemCode', case when ${hasCodes} then (
      select item_code from product where product.id = coalesce(line.product_id, of_line.product_id)) end,
    'ofItemCode', case when ${hasCodes} and line.kind = 'substitute' then (
      select item_code from product where product.id = of_line.product_id) end,
    'linePriceCents', coalesce(line.line_price_cents, of_line.price_cents), 'newPriceCents', line.new_price_cents, 'oldCases', old_cases, 'newCases', new_cases,
    'replacedCases', replaced_cases, 'priceCents', line.price_cents, 'quantity', line.quantity, 'day', line.day,
    'isLineWeighed', coalesce(of_line.is_weighed, false), 'isProductWeighed', coalesce(line.is_weighed, false),
    'lineWeighedCents', line.line_weighed_cents, 'weighedCents', line.weighed_cents, 'unit', of_line.unit,
    'netThousandths', line.net_thousandths, 'isAgreed', is_agreed) order by line.id)
  from proposal_line line left join order_line of_line on of_line.id = line.order_line_id
  where line.proposal_id = proposal.id)`.as('lines')
