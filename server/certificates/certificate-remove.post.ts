import type { Handler } from '../handler.ts'
import { answerChangedCertificates } from './answer-changed-certificates.ts'
import { deleteCertificate, lockCertificates } from './certificates-sql.ts'

export const certificateRemove: Handler<'certificateRemove'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { supplier } = await lockCertificates(tx, viewer.supplierId)
  if (!(await deleteCertificate(tx, supplier, input.mark))) throw refuse('not_found')
  return answerChangedCertificates(tx, viewer, {
    action: 'certificate_removed',
    detail: [{ field: 'mark', to: input.mark }],
  })
}
