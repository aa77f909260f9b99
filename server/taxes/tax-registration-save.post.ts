import { changed } from '@halles/domain/business-activity.ts'
import { readRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import type { Handler } from '../handler.ts'
import { refuseField } from '../platform/endpoint/refuse-field.ts'
import { answerChangedSettings } from './answer-changed-settings.ts'
import {
  findRegistration,
  insertRegistration,
  isRegisteredOn,
  lockRegistrations,
  updateRegistration,
} from './registrations-sql.ts'

export const taxRegistrationSave: Handler<'taxRegistrationSave'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { public_id: publicId, tax, from_day: fromDay } = input
  const number = readRegistrationNumber(tax, input.number)
  if (number === undefined) throw refuseField('number', 'tax_number_invalid')
  const { supplier } = await lockRegistrations(tx, viewer.supplierId)
  const before = publicId === undefined ? undefined : await findRegistration(tx, supplier, publicId)
  if (publicId !== undefined && before?.tax !== tax) throw refuse('not_found')
  const untilDay = before?.until_day ?? null
  if (untilDay !== null && untilDay < fromDay) throw refuseField('from_day', 'dates_reversed')
  // guard: taxes: a number that begins beside another [taxes/registrations]
  //   lines: 2
  if (await isRegisteredOn(tx, supplier, { tax, fromDay, untilDay, except: publicId }))
    throw refuse('tax_registration_overlaps')
  if (before)
    await updateRegistration(tx, supplier, before.public_id, { number, from_day: fromDay })
  else await insertRegistration(tx, supplier, { tax, number, fromDay })
  return answerChangedSettings(tx, viewer, {
    action: 'tax_registration_saved',
    detail: [
      { field: 'tax', to: tax },
      ...changed('tax_number', before?.number ?? null, number),
      ...changed('from_day', before?.from_day ?? null, fromDay),
    ],
  })
}
