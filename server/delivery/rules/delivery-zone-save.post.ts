import { type Change, changed, changedFields } from '@halles/domain/business-activity.ts'
import { MAX_ZONES, type Run } from '@halles/domain/delivery-rules.ts'
import { formatMoney } from '@halles/domain/money.ts'
import type { Handler } from '../../handler.ts'
import { refuseField } from '../../platform/endpoint/refuse-field.ts'
import { answerChangedRules } from './answer-changed-rules.ts'
import {
  findOtherZones,
  findZone,
  insertZone,
  listServedCityIds,
  type StoredZone,
  updateRuns,
  updateZone,
  updateZoneCities,
} from './delivery-zones-sql.ts'
import { lockRules } from './lock-rules-sql.ts'

export const deliveryZoneSave: Handler<'deliveryZoneSave'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const { zone_public_id: publicId, name, cities, minimum_order_price, runs } = input
  const { rules } = await lockRules(tx, viewer.supplierId)
  const before = publicId === undefined ? undefined : await findZone(tx, rules, publicId)
  if (publicId !== undefined && !before) throw refuse('not_found')
  const others = await findOtherZones(tx, rules, name, before?.id)
  if (others.isNameTaken) throw refuseField('name', 'zone_name_taken')
  if (!before && others.count >= MAX_ZONES) throw refuse('zones_full')
  const cityIds = await listServedCityIds(tx, rules, cities)
  // guard: delivery rules: cities that the supplier serves [rules/delivery-rules]
  if (cityIds.length < cities.length) throw refuseField('cities', 'city_not_served')

  const facts = {
    name,
    minimum_order_cents: minimum_order_price,
    fee_cents: input.delivery_fee ?? before?.fee_cents ?? 0,
    fee_waived_from_cents:
      input.fee_waived_from === undefined
        ? (before?.fee_waived_from_cents ?? null)
        : input.fee_waived_from,
  }
  const id = before?.id ?? (await insertZone(tx, rules, facts))
  if (before) await updateZone(tx, rules, id, facts)
  await updateZoneCities(tx, rules, id, cityIds)
  if (runs) await updateRuns(tx, rules, id, runs)
  return answerChangedRules(tx, viewer, {
    action: 'delivery_zone_saved',
    subject: name,
    detail: changesOf(before, { ...facts, cityIds, runs: runs ?? before?.runs ?? [] }),
  })
}

/** Cities and hours by name only: what they are is in the rules. */
function changesOf(before: StoredZone | undefined, after: Omit<StoredZone, 'id'>): Change[] {
  const { minimum_order_cents: was = null, cityIds = [], runs = [] } = before ?? {}
  const { fee_cents: fee = 0, fee_waived_from_cents: waivedFrom = null } = before ?? {}
  return [
    ...changed('minimum_order_price', dollars(was), dollars(after.minimum_order_cents)),
    ...changed('delivery_fee', dollars(fee), dollars(after.fee_cents)),
    ...changed('fee_waived_from', dollars(waivedFrom), dollars(after.fee_waived_from_cents)),
    ...changedFields(
      { zone_cities: String(cityIds), delivery_runs: JSON.stringify(inOrder(runs)) },
      { zone_cities: String(after.cityIds), delivery_runs: JSON.stringify(inOrder(after.runs)) },
      ['zone_cities', 'delivery_runs'],
    ),
  ]
}

const dollars = (cents: number | null) => (cents === null ? null : formatMoney(cents))

function inOrder(runs: readonly Run[]) {
  return runs
    .toSorted((a, b) => a.weekday - b.weekday)
    .map(({ weekday, days_before, cut_off, from, to }) => [weekday, days_before, cut_off, from, to])
}
