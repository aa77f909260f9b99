import { formatDeliveryDay, formatLocalTime } from '@halles/texts/delivery-times.ts'
import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { todayTexts } from '@halles/texts/pages/today.ts'
import { IconMessage, IconPackage, IconReceipt, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/links.tsx'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { supplierTodayOptions } from './today-queries.ts'
import { TodaySection } from './today-section.tsx'

/** A supplier's day: new orders, what to pick and to deliver, messages, and the cut-offs that end changes. */
export function SupplierToday() {
  const texts = useTextsOf(todayTexts)
  const orders = useTextsOf(supplierOrdersTexts)
  const language = useLanguage()
  return (
    <TodaySection query={useQuery(supplierTodayOptions)}>
      {({ today, new_orders, to_pick, to_deliver, unread, cut_offs }) => (
        <>
          <div className="row gap-sm">
            <ButtonLink
              to="/supplier/orders"
              variant={new_orders > 0 ? 'filled' : 'default'}
              icon={<IconReceipt size={18} aria-hidden />}
            >
              {orders.newOrders(new_orders)}
            </ButtonLink>
            <ButtonLink
              to="/supplier/pick"
              variant="default"
              icon={<IconPackage size={18} aria-hidden />}
            >
              {orders.toPick(to_pick)}
            </ButtonLink>
            <ButtonLink
              to="/supplier/route-sheet"
              search={{ day: today }}
              variant="default"
              icon={<IconTruckDelivery size={18} aria-hidden />}
            >
              {texts.toDeliver(to_deliver)}
            </ButtonLink>
            {unread > 0 ? (
              <ButtonLink
                to="/supplier/orders"
                variant="default"
                icon={<IconMessage size={18} aria-hidden />}
              >
                {texts.unread(unread)}
              </ButtonLink>
            ) : null}
          </div>
          {cut_offs.length > 0 ? (
            <ul className="plain-list" aria-label={texts.cutOffs}>
              {cut_offs.map(({ at, day, orders: count, is_over }) => (
                <li key={`${at} ${day}`}>
                  {texts.cutOff(
                    formatLocalTime(language, at),
                    count,
                    formatDeliveryDay(language, day),
                  )}
                  {is_over ? <span className="soft">{texts.over}</span> : null}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </TodaySection>
  )
}
