import {
  formatMediumDeliveryDay,
  formatShortCutOff,
  montrealDay,
} from '@halles/texts/delivery-times.ts'
import { supplierPageTexts } from '@halles/texts/pages/supplier-page.ts'
import { formatWeekdays } from '@halles/texts/weekday.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { nextDeliveryOptions } from './next-deliveries-query.ts'

/** Where a supplier delivers and, once that is known and where it does so by day, on which days and which is next. */
export function SupplierDelivery({ supplierId, city }: { supplierId: string; city: string }) {
  const words = useTextsOf(supplierPageTexts)
  const language = useLanguage()
  const { data: next } = useQuery(nextDeliveryOptions(supplierId))
  if (!next) return words.delivers(city)
  const { weekdays, day, cut_off_at, is_late, at } = next
  const shortDay = formatMediumDeliveryDay(language, day)
  return (
    <>
      {weekdays.length > 0
        ? words.deliversOn(city, formatWeekdays(language, weekdays))
        : words.delivers(city)}
      <br />
      {is_late
        ? words.nextToConfirm(shortDay)
        : words.nextDelivery(shortDay, formatShortCutOff(language, cut_off_at, montrealDay(at)))}
    </>
  )
}
