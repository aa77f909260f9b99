import { createHash } from 'node:crypto'
import { canonicalJson } from '@halles/domain/papers/canonical-json.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Transaction } from '../database/transaction.ts'
import type { SupplierId, ViewerOf } from '../platform/access/viewer.ts'

/** What a paper says, as SHA-256 in hexadecimal: equal texts are equal papers. */
export function paperDigest(content: PaperContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** Who issues a paper, to whom, and which invoice a credit note corrects. */
type Issued = {
  supplierId: SupplierId
  restaurantId: number
  correctsId: number | null
  personId: number
}

/** Stores a paper under the number that was taken for it; its ids. */
export async function insertPaper(
  tx: Transaction,
  { supplierId, restaurantId, correctsId, personId }: Issued,
  content: PaperContent,
): Promise<{ id: number; publicId: string }> {
  return tx
    .insertInto('paper')
    .values({
      supplier_id: supplierId,
      restaurant_id: restaurantId,
      kind: content.kind,
      number: content.number,
      label: content.label,
      corrects_id: correctsId,
      issued_on: content.issuedOn,
      due_on: content.dueOn,
      seller: JSON.stringify(content.seller),
      buyer: JSON.stringify(content.buyer),
      orders: JSON.stringify(content.orders),
      lines: JSON.stringify(content.lines),
      goods_cents: content.goodsCents,
      fee_cents: content.feeCents,
      deposit_cents: content.depositCents,
      gst_rate: content.gstRate,
      qst_rate: content.qstRate,
      gst_base: content.gstBase,
      gst_cents: content.gstCents,
      qst_base: content.qstBase,
      qst_cents: content.qstCents,
      total_cents: content.totalCents,
      digest: paperDigest(content),
      issued_by_person_id: personId,
    })
    .returning(['id', 'public_id as publicId'])
    .executeTakeFirstOrThrow()
}

/** A paper as it is stored. */
export type FrozenPaper = {
  id: number
  publicId: string
  restaurantId: number
  digest: string
  content: PaperContent
}

/** Of a `paper`: what it says, as it was when it was issued. */
export const PAPER_CONTENT: RawBuilder<PaperContent> = sql<PaperContent>`jsonb_build_object(
  'kind', paper.kind, 'number', paper.number, 'label', paper.label,
  'corrects', (
    select jsonb_build_object('publicId', invoice.public_id, 'label', invoice.label, 'issuedOn', invoice.issued_on)
    from paper invoice where invoice.id = paper.corrects_id),
  'issuedOn', paper.issued_on, 'dueOn', paper.due_on,
  'seller', paper.seller, 'buyer', paper.buyer, 'orders', paper.orders, 'lines', paper.lines,
  'goodsCents', paper.goods_cents, 'feeCents', paper.fee_cents, 'depositCents', paper.deposit_cents,
  'gstRate', paper.gst_rate, 'qstRate', paper.qst_rate, 'gstBase', paper.gst_base, 'gstCents', paper.gst_cents,
  'qstBase', paper.qst_base, 'qstCents', paper.qst_cents, 'totalCents', paper.total_cents)`

/** Of a `paper`: it is a viewer's, who issued it or got it. */
export function isPaperOf(viewer: PaperOwner): RawBuilder<boolean> {
  // guard: papers: whose [invoice-issue.post, access-sweep]
  //   instead: return sql<boolean>`${viewer.accountId} = ${viewer.accountId}`
  return sql<boolean>`${sql.ref(OWNER[viewer.kind])} = ${viewer.accountId}`
}

export type PaperOwner = Pick<ViewerOf<'trade'>, 'kind' | 'accountId'>

const OWNER = { restaurant: 'paper.restaurant_id', supplier: 'paper.supplier_id' } as const

/** A paper of a business; undefined when it has none such. */
export function findFrozenPaper(
  reader: Reader,
  viewer: PaperOwner,
  publicId: string,
): Promise<FrozenPaper | undefined> {
  return frozenPapers(reader)
    .where(isPaperOf(viewer))
    .where('paper.public_id', '=', publicId)
    .executeTakeFirst()
}

/** The credit notes of an invoice that was found as its owner's, in their order. */
export function listCreditNotes(reader: Reader, invoiceId: number): Promise<FrozenPaper[]> {
  return frozenPapers(reader)
    .where('paper.corrects_id', '=', invoiceId)
    .orderBy('paper.number')
    .execute()
}

function frozenPapers(reader: Reader) {
  return reader
    .selectFrom('paper')
    .select([
      'paper.id',
      'paper.public_id as publicId',
      'paper.restaurant_id as restaurantId',
      'paper.digest',
      PAPER_CONTENT.as('content'),
    ])
}
