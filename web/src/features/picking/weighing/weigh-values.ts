import { type ReadLabel, readLabel } from '@halles/domain/gs1.ts'
import { formatThousandths, parseThousandths } from '@halles/domain/net-weight.ts'
import {
  labelThousandths,
  MAX_PACKAGE_THOUSANDTHS,
  MAX_PACKAGES,
  netOf,
} from '@halles/domain/weighed-line.ts'
import { typedDecimal } from '../../../components/typed-decimal.ts'

/** A line to weigh: weights as the wire has them, `gtin` '' where its product has none. */
export type LineToWeigh = {
  publicId: string
  orderPublicId: string
  unit: string
  gtin: string
  cases: number
  weighing: { nominal: string; most: string; net: string | null; packages: string[] }
}

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

function isPackage(thousandths: number | undefined): thousandths is number {
  return thousandths !== undefined && thousandths >= 1 && thousandths <= MAX_PACKAGE_THOUSANDTHS
}

/** What packages come to, and how that stands to what was agreed: more than a tenth above is proposed. */
export function standingOf(packages: readonly number[], { weighing }: LineToWeigh) {
  const net = netOf(packages)
  const nominal = parseThousandths(weighing.nominal) ?? 0
  return {
    net: formatThousandths(net),
    isAbove: net > (parseThousandths(weighing.most) ?? 0),
    percent: nominal === 0 ? 0 : Math.round(((net - nominal) * 100) / nominal),
    isFull: packages.length >= MAX_PACKAGES,
  }
}

/** The packages as they were weighed before, in thousandths. */
export function packagesOf({ weighing }: LineToWeigh): number[] {
  return weighing.packages.map((text) => parseThousandths(text) ?? 0)
}
