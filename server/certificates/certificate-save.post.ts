import { changed } from '@halles/domain/business-activity.ts'
import { isInForce } from '@halles/domain/product-marks.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedCertificates } from './answer-changed-certificates.ts'
import { findCertificate, lockCertificates, upsertCertificate } from './certificates-sql.ts'

export const certificateSave: Handler<'certificateSave'> = async ({ input, viewer, tx }) => {
  const { supplier, today } = await lockCertificates(tx, viewer.supplierId)
  if (!isInForce({ untilDay: input.until_day }, today)) throw refuseField('until_day', 'day_past')
  const before = await findCertificate(tx, supplier, input.mark)
  await upsertCertificate(tx, supplier, input)
  return answerChangedCertificates(tx, viewer, {
    action: 'certificate_saved',
    detail: [
      { field: 'mark', to: input.mark },
      // What people type may name somebody: it is not recorded for good.
      ...(before?.body === input.body ? [] : [{ field: 'certificate_body' } as const]),
      ...(before?.number === input.number ? [] : [{ field: 'certificate_number' } as const]),
      ...changed('until_day', before?.until_day ?? null, input.until_day),
    ],
  })
}
