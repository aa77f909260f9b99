import { CUT_OFF_RULES } from '@halles/domain/delivery-days.ts'
import {
  ANSWER_MINUTES,
  CREDIT_HOURS,
  EXCEPTION_KINDS,
  MAX_DAYS_BEFORE,
  MAX_EXCEPTION_NOTE,
  MAX_ZONE_NAME,
  type RunTimes,
  runProblem,
} from '@halles/domain/delivery-rules.ts'
import { HOLIDAYS } from '@halles/domain/holidays.ts'
import { SUPPLIER_ORDER_STATUSES } from '@halles/domain/supplier-order.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { feeInput, feeWaivedFromInput, minimumOrderInput, money } from './amounts.ts'
import { day, orderNumber } from './order.ts'
import { line, lineOrNone, publicId } from './text.ts'

const hour = z
  .string({ error: 'required' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('hour_invalid'))
  .meta({ description: 'HH:MM in Montréal' })
const weekday = z.int().min(1).max(7).meta({ description: '1 Monday to 7 Sunday' })

const times = {
  days_before: z
    .int(problem('days_before_invalid'))
    .min(0, problem('days_before_invalid'))
    .max(MAX_DAYS_BEFORE, problem('days_before_invalid')),
  cut_off: hour,
  from: hour,
  to: hour,
}

const run = z.object({ weekday, ...times })
const extraTimes = z.object(times)

/** When an extra delivery must be ordered and arrives. */
export const timesInput = extraTimes.superRefine(refuseTimes)

/** The deliveries of a week: at most one a weekday. */
export const runsInput = z
  .array(run.superRefine(refuseTimes))
  .max(7)
  .refine(
    (runs) => new Set(runs.map((one) => one.weekday)).size === runs.length,
    problem('weekday_twice'),
  )

function refuseTimes(given: RunTimes, context: z.RefinementCtx): void {
  const found = runProblem(given)
  if (found) context.addIssue({ code: 'custom', message: found.problem, path: [found.field] })
}

export const zoneInput = {
  name: line(MAX_ZONE_NAME),
  cities: z
    .array(line(100), problem('invalid'))
    .max(2000, problem('invalid'))
    .refine((names) => new Set(names).size === names.length, problem('city_twice')),
  minimum_order_price: minimumOrderInput.nullable(),
  delivery_fee: feeInput.optional(),
  fee_waived_from: feeWaivedFromInput.nullable().optional(),
}
export const exceptionNote = lineOrNone(MAX_EXCEPTION_NOTE)
export const exceptionDay = z.iso.date(problem('date_invalid'))
export const closedHolidays = z
  .array(z.enum(HOLIDAYS, problem('invalid')))
  .refine((names) => new Set(names).size === names.length, problem('invalid'))

export const answerMinutes = z
  .int(problem('answer_minutes_invalid'))
  .min(ANSWER_MINUTES.least, problem('answer_minutes_invalid'))
  .max(ANSWER_MINUTES.most, problem('answer_minutes_invalid'))
export const creditHours = z
  .int(problem('credit_hours_invalid'))
  .min(CREDIT_HOURS.least, problem('credit_hours_invalid'))
  .max(CREDIT_HOURS.most, problem('credit_hours_invalid'))

const shownDay = z.object({
  day,
  cut_off_at: z.iso.datetime({ offset: true }),
  from: hour,
  to: hour,
  is_late: z.boolean().meta({ description: 'After its cut-off, and left to the supplier' }),
})

const zone = z
  .object({
    public_id: publicId,
    name: z.string(),
    cities: z.array(z.string()),
    minimum_order_price: money.nullable().meta({ description: "In place of the supplier's own" }),
    delivery_fee: money.optional().meta({ description: 'Of each order; 0.00: none is asked' }),
    fee_waived_from: money
      .nullable()
      .optional()
      .meta({ description: 'From so many goods on there is no fee; null: whatever is ordered' }),
    runs: z.array(run),
    next_days: z
      .array(shownDay)
      .meta({ description: 'The next days that restaurants of the zone are offered' }),
  })
  .meta({ id: 'DeliveryZone' })

const exception = z
  .object({
    public_id: publicId,
    zone_public_id: publicId.nullable().meta({ description: 'Null: every zone' }),
    day,
    kind: z.enum(EXCEPTION_KINDS),
    times: extraTimes.nullable().meta({ description: 'Of an extra delivery' }),
    note: z.string(),
  })
  .meta({ id: 'DeliveryException' })

/** All that a supplier says of its deliveries; exceptions from today on, soonest first. */
export const deliveryRules = z
  .object({
    today: day,
    cut_off_rule: z.enum(CUT_OFF_RULES),
    closed_holidays: z.array(z.enum(HOLIDAYS)),
    minimum_order_price: money,
    answer_minutes: z.int().meta({
      description: 'Within how many minutes either side is to answer a proposal about an order',
    }),
    credit_hours: z.int().meta({
      description: 'Until how many hours after the delivery a restaurant may ask for a credit',
    }),
    zones: z.array(zone),
    other_cities: z
      .array(z.string())
      .meta({ description: 'Served and in no zone: delivery is arranged there' }),
    exceptions: z.array(exception),
  })
  .meta({ id: 'DeliveryRules' })

/** Open orders whose agreed day is closed. */
export const ordersOnClosedDays = z.array(
  z.object({
    order_public_id: publicId,
    number: orderNumber,
    restaurant: z.string(),
    day,
    status: z.enum(SUPPLIER_ORDER_STATUSES),
    proposed_day: day.nullable(),
  }),
)
