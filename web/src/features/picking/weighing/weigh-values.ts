import { type ReadLabel, readLabel } from '@halles/domain/gs1.ts'
import type { LineLot } from '@halles/domain/lot.ts'
import { formatThousandths, parseThousandths } from '@halles/domain/net-weight.ts'
import {
  labelThousandths,
  MAX_PACKAGE_THOUSANDTHS,
  MAX_PACKAGES,
  netOf,
} from '@halles/domain/weighed-line.ts'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import type { AnsweredLot } from '../lots/lots-values.ts'

/** A line to weigh: weights as the wire has them, `gtin` '' where its product has none. */
export type LineToWeigh = {
  publicId: string
  orderPublicId: string
  unit: string
  gtin: string
  cases: number
  lots: readonly AnsweredLot[]
  weighing: { nominal: string; most: string; net: string | null; packages: string[] }
}

export type ReadLot = Omit<LineLot, 'cases'>

/** One package: its weight in thousandths of the unit, where it has been said, and the lot that its label states. */
export type Package = { thousandths: number | undefined; lot: ReadLot | undefined }

/** What was typed or scanned: a weight in thousandths of the unit, what a label says, or nothing that can be read. */
export type Entry =
  | { is: 'weight'; thousandths: number }
  | { is: 'label'; thousandths: number | undefined; label: ReadLabel; isOther: boolean }
  | { is: 'unread' }

/** Digits alone that are too many for a weight are a code. */
const CODE = /^\d{8,}$|[^\d\s.,]/

/** Reads one entry; `year` is the present one. A label of another product than the line's says so. */
export function readEntry(
  typed: string,
  line: Pick<LineToWeigh, 'unit' | 'gtin'>,
  year: number,
): Entry {
  if (CODE.test(typed.trim())) {
    const label = readLabel(typed, year)
    if (!label) return { is: 'unread' }
    const isOther = line.gtin !== '' && label.gtin !== null && label.gtin !== line.gtin
    const thousandths = label.weight ? labelThousandths(label.weight, line.unit) : undefined
    return { is: 'label', thousandths, label, isOther }
  }
  const thousandths = parseThousandths(typedDecimal(typed))
  return isPackage(thousandths) ? { is: 'weight', thousandths } : { is: 'unread' }
}

/** The package that an entry is of; undefined where it is of none, or of another product. */
export function packageOf(entry: Entry): Package | undefined {
  if (entry.is === 'weight') return { thousandths: entry.thousandths, lot: undefined }
  if (entry.is === 'unread' || entry.isOther) return undefined
  const { lot: name, expiresOn } = entry.label
  const lot = name === null ? undefined : { lot: name, expiresOn }
  return entry.thousandths || lot ? { thousandths: entry.thousandths, lot } : undefined
}

function isPackage(thousandths: number | undefined): thousandths is number {
  return thousandths !== undefined && thousandths >= 1 && thousandths <= MAX_PACKAGE_THOUSANDTHS
}

/** What packages come to, and how that stands to what was agreed: more than a tenth above is proposed. */
export function standingOf(packages: readonly Package[], { weighing }: LineToWeigh) {
  const weights = packages.flatMap(({ thousandths }) => thousandths ?? [])
  const net = netOf(weights)
  const nominal = parseThousandths(weighing.nominal) ?? 0
  return {
    weights: weights.map(formatThousandths),
    net: formatThousandths(net),
    isAbove: net > (parseThousandths(weighing.most) ?? 0),
    percent: nominal === 0 ? 0 : Math.round(((net - nominal) * 100) / nominal),
    isFull: packages.length >= MAX_PACKAGES,
  }
}

/** The packages as they were weighed before. */
export function packagesOf({ weighing }: LineToWeigh): Package[] {
  return weighing.packages.map((text) => ({ thousandths: parseThousandths(text), lot: undefined }))
}
