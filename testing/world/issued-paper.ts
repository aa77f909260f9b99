import { createHash } from 'node:crypto'
import type { PaperKind, PaperLine } from '@halles/domain/papers/paper.ts'
import { sql } from 'kysely'
import type { BuiltAccount, World } from './builders.ts'

type LineGiven = Partial<
  Pick<
    PaperLine,
    'category' | 'amountCents' | 'feeCents' | 'depositCents' | 'gst' | 'qst' | 'nameFr'
  >
>

type PaperGiven = {
  kind?: PaperKind
  /** Of one line without taxes. */
  totalCents?: number
  lines?: readonly LineGiven[]
  /** Days before today in Montréal, in which it was issued. */
  issuedDaysAgo?: number
  /** From today on; before it where it is less than nothing. */
  dueInDays?: number
  corrects?: BuiltPaper
  label?: string
  buyerName?: string
}

type Party = Pick<BuiltAccount, 'publicId' | 'name'>
type Side = Party & { id: number; person: { id: number } }

export type BuiltPaper = { id: number; publicId: string; label: string; totalCents: number }

let serial = 0

/** A paper as it would be issued, whose sums are right by its lines: an invoice of 100.00 $, today, due in 30 days, unless said. */
export async function anIssuedPaper(
  { database }: Pick<World, 'database'>,
  supplier: Side,
  restaurant: Side,
  given: PaperGiven = {},
): Promise<BuiltPaper> {
  const { corrects, kind = corrects ? 'credit_note' : 'invoice', totalCents = 10_000 } = given
  const { issuedDaysAgo = 0, dueInDays = 30 } = given
  const label = given.label ?? `${kind === 'invoice' ? 'F' : 'NC'}-${++serial}`
  const lines = (given.lines ?? [{ amountCents: totalCents }]).map(lineOf)
  const day = (later: number) =>
    sql<string>`(now() at time zone 'America/Toronto')::date + ${later}::integer`
  const content = {
    ...sumsOf(lines),
    seller: partyOf(supplier, { gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' }),
    buyer: partyOf({ ...restaurant, name: given.buyerName ?? restaurant.name }, { code: 'C-1' }),
    lines,
  }
  const { rows } = await sql<{ number: number }>`
    insert into paper_series as series (supplier_id, kind, last_number) values (${supplier.id}, ${kind}, 1)
    on conflict (supplier_id, kind) do update set last_number = series.last_number + 1
    returning last_number as number`.execute(database)
  const { id, public_id: publicId } = await database
    .insertInto('paper')
    .values({
      supplier_id: supplier.id,
      restaurant_id: restaurant.id,
      kind,
      number: rows[0]?.number ?? 0,
      label,
      corrects_id: corrects?.id ?? null,
      issued_on: day(-issuedDaysAgo),
      due_on: kind === 'invoice' ? day(Math.max(dueInDays, -issuedDaysAgo)) : null,
      gst_rate: 5_000,
      qst_rate: 9_975,
      ...content,
      seller: JSON.stringify(content.seller),
      buyer: JSON.stringify(content.buyer),
      orders: '[]',
      lines: JSON.stringify(lines),
      digest: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
      issued_by_person_id: supplier.person.id,
    })
    .returning(['id', 'public_id'])
    .executeTakeFirstOrThrow()
  return { id, publicId, label, totalCents: content.total_cents }
}

function partyOf<More>({ publicId, name }: Party, more: More) {
  const place = { address: '1, rue Principale', city: 'Montréal', zipCode: 'H2X 1Y4' }
  return { publicId, name, ...place, phoneNumber: '514 555-0100', ...more }
}

function lineOf(given: LineGiven, index: number): PaperLine {
  const amountCents = given.amountCents ?? 10_000
  return {
    order: 0,
    publicId: `line-${index}`,
    productPublicId: `product-${index}`,
    itemCode: '',
    nameFr: 'Bœuf haché',
    nameEn: 'Ground beef',
    category: 'beef',
    unit: 'kg',
    quantityHundredths: 1_000,
    asked: 1,
    sent: 1,
    receivedHundredths: null,
    priceCents: amountCents,
    weight: null,
    creditedCents: 0,
    feeCents: 0,
    depositCents: 0,
    taxClass: given.gst ? 'taxed' : 'basic',
    gst: false,
    qst: false,
    ...given,
    amountCents,
  }
}

function sumsOf(lines: readonly PaperLine[]) {
  const sum = (of: (line: PaperLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const base = ({ amountCents, feeCents }: PaperLine) => amountCents + feeCents
  const goods_cents = sum(({ amountCents }) => amountCents)
  const fee_cents = sum(({ feeCents }) => feeCents)
  const deposit_cents = sum(({ depositCents }) => depositCents)
  const gst_base = sum((line) => (line.gst ? base(line) : 0))
  const qst_base = sum((line) => (line.qst ? base(line) : 0))
  const gst_cents = Math.floor((gst_base * 500 + 5_000) / 10_000)
  const qst_cents = Math.floor((qst_base * 9_975 + 50_000) / 100_000)
  const total_cents = goods_cents + fee_cents + deposit_cents + gst_cents + qst_cents
  const bases = { goods_cents, fee_cents, deposit_cents, gst_base, qst_base }
  return { ...bases, gst_cents, qst_cents, total_cents }
}
