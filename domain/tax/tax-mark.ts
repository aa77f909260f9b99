import type { TaxedBy } from './tax-class.ts'

/** What a line of an invoice shows of its taxes: F, the federal GST; P, the provincial QST; both; or nothing. */
export function taxMark({ gst, qst }: TaxedBy): 'F' | 'P' | 'FP' | '' {
  if (gst) return qst ? 'FP' : 'F'
  return qst ? 'P' : ''
}
