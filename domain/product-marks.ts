export const MARKS = [
  'organic',
  'halal',
  'kosher',
  'fair_trade',
  'sustainable_fishing',
  'free_range',
  'grass_fed',
] as const
export type Mark = (typeof MARKS)[number]

/** Marks that are shown only while the supplier has a certificate in force. */
export const CERTIFIED_MARKS = ['organic', 'halal', 'kosher', 'sustainable_fishing'] as const
export type CertifiedMark = (typeof CERTIFIED_MARKS)[number]

/** Whether a mark needs a certificate. */
export function isCertified(mark: Mark): mark is CertifiedMark {
  return CERTIFIED_MARKS.some((certified) => certified === mark)
}

/** Until which day, YYYY-MM-DD in Montréal, a supplier's certificate covers a mark. */
export type CoveredMark = { mark: CertifiedMark; untilDay: string }

/** Whether a certificate is in force on a day, YYYY-MM-DD in Montréal: through its last one. */
export function isInForce({ untilDay }: Pick<CoveredMark, 'untilDay'>, today: string): boolean {
  return today <= untilDay
}

/** What restaurants are shown of a product's marks: of those that need a certificate only what one in force covers. */
export function shownMarks(
  marks: readonly Mark[],
  certificates: readonly CoveredMark[],
  today: string,
): Mark[] {
  return marks.filter(
    (mark) =>
      !isCertified(mark) ||
      certificates.some(
        (certificate) => certificate.mark === mark && isInForce(certificate, today),
      ),
  )
}
