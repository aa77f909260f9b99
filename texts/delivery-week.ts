import type { Language } from '@halles/contract/language.ts'
import type { Run } from '@halles/domain/delivery-rules.ts'
import { neighbours, weekGroups } from '@halles/domain/delivery-week.ts'
import { formatLocalTime } from './delivery-times.ts'
import { forEachLanguage } from './formats.ts'
import { deliveryRulesTexts } from './pages/delivery-rules.ts'

const weekdays = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
)

const words = {
  fr: {
    none: 'aucun jour de livraison',
    before: (hour: string) => `avant ${hour}`,
    delivered: (hours: string) => `livré ${hours}`,
  },
  en: {
    none: 'no day of delivery',
    before: (hour: string) => `before ${hour}`,
    delivered: (hours: string) => `delivered ${hours}`,
  },
}

/**
 * A week of deliveries in one line: "lun.–ven., avant 16 h la veille, livré 6 h–11 h"; days with other times follow after a
 * semicolon.
 */
export function formatDeliveryWeek(language: Language, runs: readonly Run[]): string {
  const { none, before, delivered } = words[language]
  const { daysBefore } = deliveryRulesTexts[language]
  const hour = (time: string) => formatLocalTime(language, time)
  const groups = weekGroups(runs).map(({ weekdays, times }) =>
    [
      daysOf(language, weekdays),
      before(hour(times.cut_off)) +
        (times.days_before > 1 ? ', ' : ' ') +
        daysBefore(times.days_before),
      delivered(`${hour(times.from)}–${hour(times.to)}`),
    ].join(', '),
  )
  return groups.join('; ') || none
}

/** "lun.–ven.", "mar., jeu." or "lun.–mer., sam." */
function daysOf(language: Language, numbers: readonly number[]): string {
  // The first of January 2024 is a Monday, and noon is the same day anywhere.
  const name = (number: number) =>
    weekdays[language].format(new Date(`2024-01-0${number}T12:00:00Z`))
  return neighbours(numbers)
    .map(({ first, last }) => {
      if (first === last) return name(first)
      return `${name(first)}${last === first + 1 ? ', ' : '–'}${name(last)}`
    })
    .join(', ')
}
