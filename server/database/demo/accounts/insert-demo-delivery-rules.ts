import {
  insertZone,
  listServedCityIds,
  updateRuns,
  updateZoneCities,
} from '../../../delivery/rules/delivery-zones-sql.ts'
import {
  lockRules,
  updateDeadlines,
  updateSettings,
} from '../../../delivery/rules/lock-rules-sql.ts'
import type { SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoDeliveryRules } from './delivery-rules.ts'
import type { DemoAccountIds } from './insert-demo-accounts.ts'

/** Writes where and when demo suppliers deliver. */
export async function insertDemoDeliveryRules(
  tx: Transaction,
  accountIds: DemoAccountIds,
): Promise<void> {
  for (const [key, { closedHolidays, answerMinutes, zones }] of Object.entries(demoDeliveryRules)) {
    const { rules, ...usual } = await lockRules(tx, accountIds.get(key) as SupplierId)
    await updateSettings(tx, rules, { closed_holidays: closedHolidays, cut_off_rule: 'strict' })
    if (answerMinutes) await updateDeadlines(tx, rules, { ...usual, answer_minutes: answerMinutes })
    for (const { name, cities, runs, ...amounts } of zones) {
      const zone = {
        name,
        minimum_order_cents: amounts.minimumOrderCents ?? null,
        fee_cents: amounts.feeCents ?? 0,
        fee_waived_from_cents: amounts.feeWaivedFromCents ?? null,
      }
      const id = await insertZone(tx, rules, zone)
      await updateZoneCities(tx, rules, id, await listServedCityIds(tx, rules, cities))
      await updateRuns(tx, rules, id, runs)
    }
  }
}
