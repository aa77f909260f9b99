import { changed } from '@halles/domain/business-activity.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedSettings } from './answer-changed-settings.ts'
import {
  findRegistration,
  isRegisteredOn,
  lockRegistrations,
  updateRegistration,
} from './registrations-sql.ts'

export const taxRegistrationEnd: Handler<'taxRegistrationEnd'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { public_id: publicId, until_day: untilDay } = input
  const { supplier } = await lockRegistrations(tx, viewer.supplierId)
  const before = await findRegistration(tx, supplier, publicId)
  if (!before) throw refuse('not_found')
  const { tax, from_day: fromDay } = before
  if (untilDay !== null && untilDay < fromDay) throw refuseField('until_day', 'dates_reversed')
  // guard: taxes: a number that goes on beside another [taxes/registrations]
  //   lines: 2
  if (await isRegisteredOn(tx, supplier, { tax, fromDay, untilDay, except: publicId }))
    throw refuse('tax_registration_overlaps')
  await updateRegistration(tx, supplier, publicId, { until_day: untilDay })
  return answerChangedSettings(tx, viewer, {
    action: 'tax_registration_ended',
    detail: [{ field: 'tax', to: tax }, ...changed('until_day', before.until_day, untilDay)],
  })
}
