import { CUT_OFF_RULES } from '@halles/domain/delivery-days.ts'
import { EXCEPTION_KINDS, MAX_EXCEPTIONS } from '@halles/domain/delivery-rules.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import {
  answerMinutes,
  closedHolidays,
  creditHours,
  deliveryRules,
  exceptionDay,
  exceptionNote,
  ordersOnClosedDays,
  runsInput,
  timesInput,
  zoneInput,
} from '../schemas/delivery-rules.ts'
import { publicId } from '../schemas/text.ts'

const changesRules = {
  method: 'POST',
  access: 'supplier',
  needs: 'manage_orders',
  keyed: 'replayed',
} as const

export const getDeliveryRules = endpoint({
  method: 'GET',
  path: '/api/delivery-rules/',
  access: 'supplier',
  needs: 'manage_orders',
  summary:
    'Where and when the supplier delivers, and the days that restaurants of each zone are offered next.',
  input: z.object({}),
  output: deliveryRules,
  refusals: [],
})

export const deliveryZoneSave = endpoint({
  ...changesRules,
  path: '/api/delivery-zone-save/',
  summary:
    'Creates a zone of cities that the supplier serves, or changes the one named; with `runs`, its whole week too. A city leaves the zone that it was in.',
  input: z.object({
    zone_public_id: publicId.optional(),
    ...zoneInput,
    runs: runsInput.optional(),
  }),
  output: deliveryRules,
  refusals: ['not_found', 'zones_full'],
})

export const deliveryZoneRemove = endpoint({
  ...changesRules,
  path: '/api/delivery-zone-remove/',
  summary:
    'Removes a zone with its week and exceptions: delivery to its cities is arranged again. Orders stay as agreed.',
  input: z.object({ zone_public_id: publicId }),
  output: deliveryRules,
  refusals: ['not_found'],
})

export const deliveryRunSave = endpoint({
  ...changesRules,
  path: '/api/delivery-run-save/',
  summary: 'Replaces the whole week of a zone. Orders stay as agreed.',
  input: z.object({ zone_public_id: publicId, runs: runsInput }),
  output: deliveryRules,
  refusals: ['not_found'],
})

export const deliveryExceptionSave = endpoint({
  ...changesRules,
  path: '/api/delivery-exception-save/',
  summary:
    'Closes days, or adds deliveries on them, in one zone or all; what was said of the same days there is replaced. A closure of days with open orders has to be confirmed; the orders stay, and are named with the day that is proposed to each accepted one in its place.',
  input: z
    .object({
      zone_public_id: publicId.nullable(),
      day: exceptionDay,
      last_day: exceptionDay.optional(),
      kind: z.enum(EXCEPTION_KINDS),
      times: timesInput.nullable().default(null),
      note: exceptionNote.default(''),
      confirm: z.boolean().default(false),
    })
    .refine(({ kind, times }) => (kind === 'extra') === (times !== null), {
      ...problem('required'),
      path: ['times'],
    })
    .refine(({ day, last_day = day }) => day <= last_day, {
      ...problem('dates_reversed'),
      path: ['last_day'],
    }),
  output: deliveryRules.extend({ orders: ordersOnClosedDays }),
  refusals: ['not_found', 'exceptions_full', 'day_has_orders'],
})

export const deliveryExceptionRemove = endpoint({
  ...changesRules,
  path: '/api/delivery-exception-remove/',
  summary: 'Takes closures and extra days back: their weekdays apply again.',
  input: z.object({ exceptions: z.array(publicId).min(1).max(MAX_EXCEPTIONS) }),
  output: deliveryRules,
  refusals: ['not_found'],
})

export const deliverySettingsSave = endpoint({
  ...changesRules,
  path: '/api/delivery-settings-save/',
  summary:
    'Says on which holidays nothing is delivered, and whether orders may still be asked for after the cut-off.',
  input: z.object({ closed_holidays: closedHolidays, cut_off_rule: z.enum(CUT_OFF_RULES) }),
  output: deliveryRules,
  refusals: [],
})

export const deliveryDeadlinesSave = endpoint({
  ...changesRules,
  path: '/api/delivery-deadlines-save/',
  summary:
    'Says within how many minutes a proposal about an order is to be answered, and until how many hours after a delivery a credit may be asked for. Proposals that are open keep their deadline.',
  input: z.object({ answer_minutes: answerMinutes, credit_hours: creditHours }),
  output: deliveryRules,
  refusals: [],
})
