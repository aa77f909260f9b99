import { pageAt, pages } from '@halles/contract/pages.ts'
import { type Place, type PlaceName, placeAt } from '@halles/contract/places.ts'
import {
  IconBuildingStore,
  IconClipboardList,
  IconDots,
  IconFileInvoice,
  IconListCheck,
  IconPackage,
  IconTag,
  IconTruckDelivery,
  IconUsers,
} from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { CountBadge } from '../components/count-badge.tsx'
import { useTexts } from '../platform/language/language.ts'
import { useUnreadCount } from '../platform/unread-count.ts'

/** The cart's is its button's, which counts. */
export type LinkedPlace = Place & { name: Exclude<PlaceName, 'cart'> }

const ICONS: Record<LinkedPlace['name'], ComponentType<{ size: number; stroke?: number }>> = {
  market: IconBuildingStore,
  orders: IconClipboardList,
  guides: IconListCheck,
  pick: IconPackage,
  products: IconTag,
  deliveries: IconTruckDelivery,
  customers: IconUsers,
  invoices: IconFileInvoice,
  more: IconDots,
}
const MOST_SHOWN = 99

type PlaceLinkProps = {
  place: LinkedPlace
  current: 'page' | 'true' | undefined
  className?: string | undefined
  wordClass?: string | undefined
}

/** One of the bar or the header: orders with how much has happened to them that nobody has looked at. */
export function PlaceLink({ place, current, className, wordClass }: PlaceLinkProps) {
  const { layout, live } = useTexts()
  const unread = useUnreadCount()
  const count = place.name === 'orders' ? unread : 0
  const label = layout.places[place.name]
  const Icon = ICONS[place.name]
  return (
    <Link
      to={place.page}
      className={className}
      activeOptions={{ exact: true }}
      aria-current={current}
      aria-label={count === 0 ? label : `${label}, ${live.unseenCount(count)}`}
    >
      <span className={wordClass}>{label} </span>
      <CountBadge count={count} most={MOST_SHOWN}>
        <Icon size={22} />
      </CountBadge>
    </Link>
  )
}

/** Says of each place whether one is there: at its page, or further in it. "Plus" stands for all that are not beside it. */
export function useCurrent(beside: readonly Place[]) {
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  const page = pageAt(pathname)?.page
  const here =
    placeAt(beside, pathname, search.to) ?? (page && pages[page] !== 'public' ? 'more' : undefined)
  return (place: Place): 'page' | 'true' | undefined => {
    if (place.name !== here) return undefined
    return page === place.page ? 'page' : 'true'
  }
}

/** All but the cart, whose button opens it. */
export function isLinked(place: Place): place is LinkedPlace {
  return place.name !== 'cart'
}
