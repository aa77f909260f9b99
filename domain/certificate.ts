import { later } from './holidays.ts'
import { type CoveredMark, isInForce } from './product-marks.ts'

/** Of whom issued a certificate, in code units. */
export const MAX_CERTIFICATE_BODY = 100
/** Of its number there, in code units. */
export const MAX_CERTIFICATE_NUMBER = 60
/** Its supplier is told so many days before its last one. */
export const REMINDER_DAYS = 30

/** What its supplier is to know of its end. */
export type CertificateState = 'in_force' | 'ends_soon' | 'ended'

export function certificateState(
  certificate: Pick<CoveredMark, 'untilDay'>,
  today: string,
): CertificateState {
  if (!isInForce(certificate, today)) return 'ended'
  return certificate.untilDay <= later(today, REMINDER_DAYS) ? 'ends_soon' : 'in_force'
}
