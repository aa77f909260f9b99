import {
  formatLocalTime,
  formatMediumDeliveryDay,
  formatShortCutOff,
} from '@halles/texts/delivery-times.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import { useLanguage } from '../../platform/language/language.ts'

const A_WEEK = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-0${date}`)

/** Days and hours of deliveries as the language writes them; all in Montréal. */
export function useDeliveryFormat() {
  const language = useLanguage()
  return {
    hour: (hour: string) => formatLocalTime(language, hour),
    day: (day: string) => formatMediumDeliveryDay(language, day),
    cutOff: (moment: string, today: string) => formatShortCutOff(language, moment, today),
    /** Monday to Sunday. */
    weekdays: A_WEEK.map((day) => formatWeekday(language, day)),
  }
}
