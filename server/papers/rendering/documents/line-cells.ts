import { formatHundredths } from '@halles/domain/quantity-per-case.ts'
import { formatCaseSize, formatUnit } from '@halles/texts/case-size.ts'
import type { Words } from '../paper-document.ts'
import { amountOf, bothOf, decimalOf, type Say } from '../words.ts'

const NBSP = '\u00a0'

type Case = { quantityHundredths: number; unit: string }

/** What a case holds in a language: "20 lb", "24 unités". */
export function caseSize(language: 'fr' | 'en', { quantityHundredths, unit }: Case): string {
  const { whole, rest } = formatCaseSize(language, formatHundredths(quantityHundredths), unit)
  return whole + rest
}

/** A net weight, in thousandths of its unit, which is one of mass: "12,345 kg". */
export function netWeight(netThousandths: number, unit: string): string {
  return `${decimalOf(netThousandths, 3)}${NBSP}${formatUnit('fr', unit)}`
}

/** Ten-thousandths of a dollar for a unit of mass, with two decimals at least: "8,99 $/kg". */
export function pricePerUnit(tenThousandths: number, unit: string): string {
  const isInCents = tenThousandths % 100 === 0
  const written = isInCents
    ? amountOf(tenThousandths / 100)
    : `${decimalOf(tenThousandths, 4)}${NBSP}$`
  return `${written}/${formatUnit('fr', unit)}`
}

type CaseCounts = { asked: number; sent: number; receivedHundredths: number | null }

/** What was asked, sent and received where they differ: "demandé 10, expédié 8". */
export function countsThatDiffer(
  say: Say,
  { asked, sent, receivedHundredths }: CaseCounts,
): Words[] {
  const isReceivedOtherwise = receivedHundredths !== null && receivedHundredths !== sent * 100
  if (asked === sent && !isReceivedOtherwise) return []
  return [
    say((texts) =>
      [
        texts.asked(decimalOf(asked, 0)),
        texts.sent(decimalOf(sent, 0)),
        ...(isReceivedOtherwise ? [texts.received(decimalOf(receivedHundredths, 2))] : []),
      ].join(', '),
    ),
  ]
}

/** Pieces as one text in each language. */
export function joined(pieces: readonly Words[]): Words {
  const of = (language: 'fr' | 'en') =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece[language])).join(', ')
  return bothOf(of('fr'), of('en'))
}
