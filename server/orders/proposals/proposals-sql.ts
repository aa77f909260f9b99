import type { Cents } from '@halles/domain/money.ts'
import type { OrderSide } from '@halles/domain/order-change.ts'
import type { ProposalLineKind, ProposalStatus, ProposedAmounts } from '@halles/domain/proposal.ts'
import type { OrderReason } from '@halles/domain/reasons.ts'
import { sql } from 'kysely'
import type { Transaction } from '../../database/transaction.ts'
import type { ViewerOf } from '../../platform/access/viewer.ts'
import type { OrderedProduct } from '../added-lines-sql.ts'

/** One thing to propose; cases of its line before and once it is agreed, and those that a substitute comes for. */
export type NewProposalLine = {
  kind: ProposalLineKind
  lineId: number | null
  oldCases: number | null
  newCases: number | null
  replacedCases: number | null
  /** Of its line: what a case costs, in cents, and what it costs once it is agreed to where that is other. */
  linePriceCents: number | null
  newPriceCents: number | null
  /** As it is now, at the price that is proposed. */
  product: OrderedProduct | null
  quantity: number | null
  /** YYYY-MM-DD. */
  day: string | null
  /** Of its line where that was weighed: what it costs in cents. */
  lineWeighedCents?: Cents | null
  /** What its line is to weigh, in thousandths of the unit, of which packages, and what it costs then in cents. */
  weight?: { netThousandths: number; packages: readonly number[]; weighedCents: Cents }
}

type NewProposal = {
  supplierOrderId: number
  side: OrderSide
  /** Milliseconds. */
  answerBy: number
  /** Whether all of it was agreed to beforehand. */
  isAgreed: boolean
}

/** Stores what is proposed about a locked order, which has no other open proposal; the proposal's id. */
export async function insertProposal(
  tx: Transaction,
  { supplierOrderId, side, answerBy, isAgreed }: NewProposal,
  lines: readonly NewProposalLine[],
): Promise<number> {
  const { id } = await tx
    // guard: proposals: one open an order, in the database [proposals-migration.longer]
    //   in: server/database/migrations/047-proposals.sql
    //   code: create unique index proposal_open
    //   instead: create index proposal_open
    .insertInto('proposal')
    .values({
      supplier_order_id: supplierOrderId,
      side,
      status: isAgreed ? 'answered' : 'open',
      answer_by: sql<Date>`to_timestamp(${answerBy}::double precision / 1000)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('proposal_line')
    .values(
      lines.map(({ product, ...line }) => ({
        proposal_id: id,
        kind: line.kind,
        order_line_id: line.lineId,
        old_cases: line.oldCases,
        new_cases: line.newCases,
        replaced_cases: line.replacedCases,
        line_price_cents: line.linePriceCents,
        new_price_cents: line.newPriceCents,
        product_id: product?.id ?? null,
        product_public_id: product?.publicId ?? null,
        name_fr: product?.nameFr ?? null,
        name_en: product?.nameEn ?? null,
        unit: product?.unit ?? null,
        price_cents: product?.priceCents ?? null,
        price_source: product?.priceSource ?? null,
        list_price_cents: product?.listPriceCents ?? null,
        price_steps: product?.priceSteps ? JSON.stringify(product.priceSteps) : null,
        quantity_hundredths: product?.quantityHundredths ?? null,
        price_per_unit: product?.pricePerUnit ?? null,
        deposit_cents: product?.depositCents ?? null,
        is_weighed: product?.isWeighed ?? null,
        quantity: line.quantity,
        day: line.day,
        line_weighed_cents: line.lineWeighedCents ?? null,
        net_thousandths: line.weight?.netThousandths ?? null,
        packages: line.weight ? [...line.weight.packages] : null,
        weighed_cents: line.weight?.weighedCents ?? null,
        is_agreed: isAgreed || null,
      })),
    )
    .execute()
  return id
}

/** A proposal of an order of one's own, and what never changes of it. */
type FoundProposal = {
  id: number
  orderPublicId: string
  supplierId: number
  side: OrderSide
  hasDay: boolean
}

/** A proposal about an order of the viewer's business, made by a side; nothing is locked. */
export function findProposal(
  tx: Transaction,
  { kind, accountId }: ViewerOf<'trade'>,
  { publicId, side }: { publicId: string; side: OrderSide },
): Promise<FoundProposal | undefined> {
  // guard: proposals: nobody answers its own [proposal-answer.post]
  //   code: .where('proposal.side', '=', side)
  return tx
    .selectFrom('proposal')
    .innerJoin('supplier_order', 'supplier_order.id', 'proposal.supplier_order_id')
    .innerJoin('restaurant_order', 'restaurant_order.id', 'supplier_order.restaurant_order_id')
    .select([
      'proposal.id',
      'supplier_order.public_id as orderPublicId',
      'supplier_order.supplier_id as supplierId',
      sql<OrderSide>`proposal.side`.as('side'),
      sql<boolean>`exists (
        select from proposal_line where proposal_id = proposal.id and kind = 'day')`.as('hasDay'),
    ])
    .where(
      kind === 'restaurant' ? 'restaurant_order.restaurant_id' : 'supplier_order.supplier_id',
      '=',
      accountId,
    )
    .where('proposal.public_id', '=', publicId)
    .where('proposal.side', '=', side)
    .executeTakeFirst()
}

/** One thing that was proposed, with what its difference is computed of. */
export type ProposedLine = ProposedAmounts & {
  id: number
  publicId: string
  lineId: number | null
  product: OrderedProduct | null
  productId: number | null
  day: string | null
  netThousandths: number | null
  packages: number[] | null
}

/** A proposal as it stands; `reason` is why it was made. */
export type ProposalState = {
  id: number
  side: OrderSide
  status: ProposalStatus
  reason: OrderReason | null
  lines: ProposedLine[]
}

/** A proposal about a locked order, read after the lock. */
export async function readProposal(tx: Transaction, id: number): Promise<ProposalState> {
  return await tx
    .selectFrom('proposal')
    .select([
      'proposal.id',
      sql<OrderSide>`proposal.side`.as('side'),
      sql<ProposalStatus>`proposal.status`.as('status'),
      sql<OrderReason | null>`(
        select reason from order_entry where proposal_id = proposal.id and kind = 'proposed')`.as(
        'reason',
      ),
      sql<ProposedLine[]>`(
        select json_agg(json_build_object('id', line.id, 'publicId', line.public_id, 'kind', line.kind,
          'lineId', line.order_line_id, 'linePriceCents', coalesce(line.line_price_cents, of_line.price_cents),
          'newPriceCents', line.new_price_cents, 'oldCases', old_cases,
          'newCases', new_cases, 'replacedCases', replaced_cases, 'productId', line.product_id,
          'product', case when line.product_id is not null then json_build_object('id', line.product_id,
            'publicId', line.product_public_id, 'nameFr', line.name_fr, 'nameEn', line.name_en, 'unit', line.unit,
            'priceCents', line.price_cents, 'quantityHundredths', line.quantity_hundredths,
            'pricePerUnit', line.price_per_unit, 'isWeighed', coalesce(line.is_weighed, false), 'depositCents', coalesce(line.deposit_cents, 0),
            'priceSource', coalesce(line.price_source, 'list'),
            'listPriceCents', line.list_price_cents, 'priceSteps', line.price_steps) end,
          'priceCents', line.price_cents, 'quantity', line.quantity, 'day', line.day,
          'lineWeighedCents', line.line_weighed_cents, 'weighedCents', line.weighed_cents,
          'netThousandths', line.net_thousandths, 'packages', line.packages) order by line.id)
        from proposal_line line left join order_line of_line on of_line.id = line.order_line_id
        where line.proposal_id = proposal.id)`.as('lines'),
    ])
    .where('proposal.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Whether something waits for an answer about a locked order, once what has lapsed is marked. */
export async function hasOpenProposal(tx: Transaction, supplierOrderId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('proposal')
    .select('id')
    .where('supplier_order_id', '=', supplierOrderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return found !== undefined
}

/** Ends an open proposal by its answer, in time, with what of it is agreed to. False when it is over, or lapsed, already. */
export async function updateProposalToAnswered(
  tx: Transaction,
  id: number,
  agreedIds: readonly number[],
): Promise<boolean> {
  // guard: proposals: answered in time [proposal-answer.post]
  //   code: and status = 'open' and clock_timestamp() < answer_by
  //   instead: and status = 'open'
  const { rows } = await sql`
    with answered as (
      update proposal set status = 'answered'
      where id = ${id} and status = 'open' and clock_timestamp() < answer_by
      returning id
    )
    update proposal_line set is_agreed = proposal_line.id = any(${[...agreedIds]}::integer[])
    from answered where proposal_id = answered.id
    returning proposal_line.id`.execute(tx)
  return rows.length > 0
}

/** Ends an open proposal that its own side takes back, in time. False when it is over, or lapsed, already. */
export async function updateProposalToWithdrawn(tx: Transaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('proposal')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    // guard: proposals: withdrawn in time [proposal-answer.post]
    .where(sql<boolean>`clock_timestamp() < answer_by`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
