import type { ReactNode } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import styles from './order-thread.module.css'
import type { TrailLines } from './thread-queries.ts'

const OrderThread = lazyComponent(async () => (await import('./order-thread.tsx')).OrderThread)

type BesideThreadProps = {
  publicId: string
  side: 'restaurant' | 'supplier'
  lines: TrailLines
  children: ReactNode
}

/** A supplier's order with its trail: beside it at a desk, below it on a phone. */
export function BesideThread({ publicId, side, lines, children }: BesideThreadProps) {
  return (
    <div className={`${styles.beside} mb-lg`}>
      <div>{children}</div>
      <OrderThread publicId={publicId} side={side} lines={lines} />
    </div>
  )
}
