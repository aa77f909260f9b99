import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useToasts } from '../../components/toasts.tsx'
import { refetchNow } from '../../platform/api/cross-tab-invalidation.ts'
import { approvalNews } from '../../platform/approval-news.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { openRecalls } from '../../platform/open-recalls.ts'
import { setUnreadCount } from '../../platform/unread-count.ts'
import { announce } from '../../ui/announce.ts'
import type { News, OrderEvent } from './event-deduper.ts'
import { oneConnection } from './one-connection.ts'
import { soundNewOrder, startOrderSound } from './order-sound.ts'

type LiveProps = {
  /** A picker learns only that there is something new. */
  viewer: 'restaurant' | 'supplier' | 'picker'
  /** What an event, or a colleague's change, may have made stale. */
  queryKey: readonly string[]
}

/** More events at once, as after a night, are one toast with their number. */
const MOST_TOASTS = 3

/** What the other side does while a screen is open: what the screen shows is fetched again, and a toast says so. */
export function Live({ viewer, queryKey }: LiveProps) {
  const { live } = useTexts()
  const { dollars } = useFormat()
  const toasts = useToasts()
  const client = useQueryClient()
  const shown = useRef<Pick<News, 'number' | 'approval' | 'own_changes'>>(undefined)

  function detailOf({ kind, name, total_price, is_estimate }: OrderEvent) {
    return kind === 'cancelled' || kind === 'withdrawn'
      ? name
      : live.detail(name, dollars(total_price, is_estimate))
  }

  function toast(event: OrderEvent) {
    const link = (
      <EventLink viewer={viewer} event={event}>
        {detailOf(event)}
      </EventLink>
    )
    toasts.quiet(live.titles[event.kind], link)
    return `${live.titles[event.kind]}, ${detailOf(event)}`
  }

  function toastOf(count: number) {
    const orders = viewer === 'restaurant' ? '/orders' : '/supplier/orders'
    toasts.quiet(live.unseenCount(count), <Link to={orders}>{live.seeOrders}</Link>)
    return live.unseenCount(count)
  }

  function showApproval({ approval }: News, before: Pick<News, 'approval'>) {
    if (!approval || approval.at === before.approval?.at) return
    if (approval.state === 'placed') void refetchNow(client, queryKey)
    approvalNews.set(approval)
  }

  const notify = useEffectEvent((newEvents: OrderEvent[], news: News) => {
    const { number, unseen, own_changes } = news
    setUnreadCount(unseen)
    openRecalls.set(news.recalls)
    // At the first message too: what is on screen was fetched before the connection was open. A request that is
    // still running is not repeated.
    if (shown.current === undefined) void client.invalidateQueries({ queryKey })
    else {
      const isStale = number !== shown.current.number || own_changes !== shown.current.own_changes
      if (isStale) void refetchNow(client, queryKey)
      showApproval(news, shown.current)
    }
    shown.current = news
    if (newEvents.some(({ kind }) => kind === 'placed')) soundNewOrder()
    if (newEvents.length === 0 || document.visibilityState === 'hidden') return
    const words =
      newEvents.length > MOST_TOASTS ? toastOf(newEvents.length) : newEvents.map(toast).join('. ')
    announce(words)
  })

  useEffect(() => {
    const stop = new AbortController()
    oneConnection(notify, stop.signal)
    if (viewer === 'supplier') startOrderSound()
    return () => {
      stop.abort()
      setUnreadCount(0)
      openRecalls.set(0)
    }
  }, [viewer])
  return null
}

type EventLinkProps = {
  viewer: 'restaurant' | 'supplier' | 'picker'
  event: OrderEvent
  children: ReactNode
}

function EventLink({ viewer, event, children }: EventLinkProps) {
  const id = event.order_public_id
  return viewer === 'restaurant' ? (
    <Link to="/order/$orderPublicId" params={{ orderPublicId: id }}>
      {children}
    </Link>
  ) : (
    <Link to="/supplier/order/$supplierOrderPublicId" params={{ supplierOrderPublicId: id }}>
      {children}
    </Link>
  )
}
