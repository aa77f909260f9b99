import { changed } from '@halles/domain/business-activity.ts'
import { insertBusinessAction } from '../../activity/business-actions-sql.ts'
import type { Handler } from '../../handler.ts'
import { bumpChangeCounter } from '../../live/change-counter-sql.ts'
import { updateReminders } from './reminders-sql.ts'

export const remindersSave: Handler<'remindersSave'> = async ({ input, viewer, tx }) => {
  const { is_on } = input
  if (await updateReminders(tx, viewer.supplierId, is_on)) {
    const detail = changed('reminders', `${!is_on}`, `${is_on}`)
    await insertBusinessAction(tx, viewer, { action: 'settings_changed', detail })
    await bumpChangeCounter(tx, viewer.supplierId)
  }
  return { is_on }
}
