import { certificateInput } from '@halles/contract/schemas/certificate.ts'
import { isInForce } from '@halles/domain/product-marks.ts'
import { z } from 'zod'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import type { Certificate } from './certificate-queries.ts'

export type CertificateValues = Omit<Certificate, 'mark'>

const body = z.object(certificateInput).omit({ mark: true })

/** What of a certificate is typed; nothing yet of a new one. */
export function certificateValues(certificate: Certificate | undefined): CertificateValues {
  return {
    body: certificate?.body ?? '',
    number: certificate?.number ?? '',
    until_day: certificate?.until_day ?? '',
  }
}

export function certificateProblems(
  values: CertificateValues,
  today: string,
): Problems<CertificateValues> {
  if (values.until_day === '') return { ...problemsIn(body, values), until_day: 'required' }
  const problems = problemsIn(body, values)
  const isPast = !isInForce({ untilDay: values.until_day }, today)
  return isPast ? { until_day: 'day_past', ...problems } : problems
}
