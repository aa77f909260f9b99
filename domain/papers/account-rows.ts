import { type Cents, sumCents } from '../money.ts'
import type { PaperLine, PaperSums } from './paper.ts'
import { ACCOUNT_CATEGORIES, type AccountCategory, TAX_CODES, type TaxCode } from './payment.ts'
import { shareOut } from './share-out.ts'

/** What accounts are told of a paper: goods with their delivery by category and taxes, and its deposits. Of a credit note what is given back. */
export type AccountRow = {
  category: AccountCategory
  taxCode: TaxCode
  /** Before taxes. */
  amountCents: Cents
  gstCents: Cents
  qstCents: Cents
}

type Paper = Pick<PaperSums, 'gstCents' | 'qstCents'> & { lines: readonly PaperLine[] }

/**
 * A paper's rows, which add up to its total: each tax was computed once for the paper, and is shared out by the amounts it is charged
 * on. Rows of nothing are left out; a paper that comes to nothing has one, as its number counts.
 */
export function accountRows({ lines, gstCents, qstCents }: Paper): AccountRow[] {
  const groups = groupsOf(lines)
  const gst = sharedBy(groups, gstCents, ['gst', 'both'])
  const qst = sharedBy(groups, qstCents, ['qst', 'both'])
  return groups.map((group) => ({
    ...group,
    gstCents: gst.get(group) ?? 0,
    qstCents: qst.get(group) ?? 0,
  }))
}

/** Which taxes are charged on a line. */
export function taxCodeOf({ gst, qst }: { gst: boolean; qst: boolean }): TaxCode {
  if (gst && qst) return 'both'
  if (gst) return 'gst'
  return qst ? 'qst' : 'none'
}

type Group = Pick<AccountRow, 'category' | 'taxCode' | 'amountCents'>

function groupsOf(lines: readonly PaperLine[]): Group[] {
  const charged = ACCOUNT_CATEGORIES.flatMap((category) =>
    TAX_CODES.map((taxCode) => ({
      category,
      taxCode,
      amountCents: amountOf(lines, category, taxCode),
    })),
  ).filter(({ amountCents }) => amountCents > 0)
  const [first] = lines
  if (charged.length > 0 || !first) return charged
  return [{ category: first.category, taxCode: taxCodeOf(first), amountCents: 0 }]
}

function sharedBy(groups: readonly Group[], cents: Cents, codes: readonly TaxCode[]) {
  const taxed = groups.filter(({ taxCode }) => codes.includes(taxCode))
  const shares = shareOut(
    cents,
    taxed.map(({ amountCents }) => amountCents),
  )
  return new Map(taxed.map((group, index) => [group, shares[index] ?? 0]))
}

function amountOf(lines: readonly PaperLine[], category: AccountCategory, taxCode: TaxCode): Cents {
  if (category === 'deposit') {
    return taxCode === 'none' ? sumCents(lines.map(({ depositCents }) => depositCents)) : 0
  }
  const of = lines.filter((line) => line.category === category && taxCodeOf(line) === taxCode)
  return sumCents(of.map(({ amountCents, feeCents }) => amountCents + feeCents))
}
