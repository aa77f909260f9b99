import { changedFields } from '@halles/domain/business-activity.ts'
import { HOLIDAYS } from '@halles/domain/holidays.ts'
import type { Handler } from '../../handler.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import { lockRules, updateSettings } from './lock-rules-sql.ts'

export const deliverySettingsSave: Handler<'deliverySettingsSave'> = async ({
  input,
  viewer,
  tx,
}) => {
  const { rules, ...before } = await lockRules(tx, viewer.supplierId)
  // In the order of the year, whatever order they were chosen in.
  const closed_holidays = HOLIDAYS.filter((holiday) => input.closed_holidays.includes(holiday))
  const settings = { closed_holidays, cut_off_rule: input.cut_off_rule }
  await updateSettings(tx, rules, settings)
  return answerChangedRules(tx, viewer, {
    action: 'settings_changed',
    detail: changedFields(
      { ...before, closed_holidays: String(before.closed_holidays) },
      { ...settings, closed_holidays: String(closed_holidays) },
      ['closed_holidays', 'cut_off_rule'],
    ),
  })
}
