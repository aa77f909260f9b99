import type { Run } from '@halles/domain/delivery-rules.ts'
import type { Holiday } from '@halles/domain/holidays.ts'
import {
  ALONG_THE_RIVER,
  AROUND_QUEBEC_CITY,
  EASTERN_TOWNSHIPS,
  ISLAND_OF_MONTREAL,
  NORTH_SHORE,
  QUEBEC_CITY,
  SOUTH_SHORE,
} from './delivery-areas.ts'
import type { demoSuppliers } from './suppliers.ts'

export type DemoZone = {
  name: string
  cities: readonly string[]
  minimumOrderCents?: number
  feeCents?: number
  feeWaivedFromCents?: number
  runs: readonly Run[]
}
export type DemoDeliveryRules = {
  closedHolidays: readonly Holiday[]
  answerMinutes?: number
  zones: readonly DemoZone[]
}

type Times = Omit<Run, 'weekday'>
const DAY_BEFORE: Times = { days_before: 1, cut_off: '16:00', from: '06:00', to: '11:00' }
const EVENING_BEFORE: Times = { days_before: 1, cut_off: '20:00', from: '05:00', to: '09:00' }
const TWO_DAYS_BEFORE: Times = { days_before: 2, cut_off: '12:00', from: '07:00', to: '13:00' }

const on = (weekdays: readonly number[], times: Times): Run[] =>
  weekdays.map((weekday) => ({ weekday, ...times }))

const WEEK = [1, 2, 3, 4, 5] as const
const ALL_BUT_SUNDAY = [1, 2, 3, 4, 5, 6] as const
const CLOSED: readonly Holiday[] = ['new-year', 'good-friday', 'national', 'labour', 'christmas']

/** Of suppliers of the demo market, by their keys; with the others, deliveries are arranged. */
export const demoDeliveryRules: Partial<Record<keyof typeof demoSuppliers, DemoDeliveryRules>> = {
  boucherie: {
    closedHolidays: CLOSED,
    // What waits for an answer is still there for who looks at the demo market the day after.
    answerMinutes: 1440,
    zones: [
      { name: 'Île de Montréal', cities: ISLAND_OF_MONTREAL, runs: on(WEEK, DAY_BEFORE) },
      {
        name: 'Rive-Sud',
        cities: SOUTH_SHORE,
        feeCents: 15_00,
        feeWaivedFromCents: 500_00,
        runs: on([1, 3, 5], DAY_BEFORE),
      },
      {
        name: 'Couronne nord',
        cities: NORTH_SHORE,
        minimumOrderCents: 350_00,
        feeCents: 25_00,
        runs: on([2, 4], DAY_BEFORE),
      },
    ],
  },
  poissonnerie: {
    closedHolidays: CLOSED,
    zones: [
      {
        name: 'Grand Montréal',
        cities: [...ISLAND_OF_MONTREAL, ...NORTH_SHORE, ...SOUTH_SHORE],
        feeCents: 18_00,
        feeWaivedFromCents: 400_00,
        runs: on([2, 3, 4, 5], { ...DAY_BEFORE, cut_off: '14:00' }),
      },
      {
        name: 'Québec',
        cities: [...QUEBEC_CITY, ...AROUND_QUEBEC_CITY],
        runs: on(WEEK, DAY_BEFORE),
      },
    ],
  },
  primeurs: {
    closedHolidays: ['new-year', 'christmas'],
    zones: [
      {
        name: 'Grand Montréal',
        cities: [...ISLAND_OF_MONTREAL, ...NORTH_SHORE, ...SOUTH_SHORE],
        runs: on(ALL_BUT_SUNDAY, EVENING_BEFORE),
      },
    ],
  },
  maraichers: {
    closedHolidays: ['new-year', 'christmas'],
    zones: [
      {
        name: 'Québec et les environs',
        cities: [...QUEBEC_CITY, ...AROUND_QUEBEC_CITY],
        runs: on(ALL_BUT_SUNDAY, EVENING_BEFORE),
      },
    ],
  },
  boulangerie: {
    closedHolidays: ['new-year', 'christmas'],
    zones: [
      {
        name: 'Grand Montréal',
        cities: [...ISLAND_OF_MONTREAL, ...NORTH_SHORE, ...SOUTH_SHORE],
        runs: on(ALL_BUT_SUNDAY, { days_before: 1, cut_off: '14:00', from: '04:00', to: '07:00' }),
      },
    ],
  },
  distribution: {
    closedHolidays: CLOSED,
    zones: [
      {
        name: 'Grand Montréal',
        cities: [...ISLAND_OF_MONTREAL, ...NORTH_SHORE, ...SOUTH_SHORE],
        runs: on(WEEK, DAY_BEFORE),
      },
      {
        name: 'Québec et le long du fleuve',
        cities: [...ALONG_THE_RIVER, ...QUEBEC_CITY, ...AROUND_QUEBEC_CITY],
        feeCents: 35_00,
        feeWaivedFromCents: 1_000_00,
        runs: on([2, 4], TWO_DAYS_BEFORE),
      },
      { name: 'Estrie', cities: EASTERN_TOWNSHIPS, runs: on([3], TWO_DAYS_BEFORE) },
    ],
  },
}
