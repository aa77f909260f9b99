import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderEvent } from './event-deduper.ts'

type EventLinkProps = {
  viewer: 'restaurant' | 'supplier' | 'picker'
  event: OrderEvent
  children: ReactNode
}

/** To the order: the restaurant's page of it, or the supplier's. */
export function EventLink({ viewer, event, children }: EventLinkProps) {
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

export function OrdersLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/account" search={{ to: 'orders' }}>
      {children}
    </Link>
  )
}
