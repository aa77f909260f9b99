import type { ReactNode } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import styles from './order-thread.module.css'

const OrderThread = lazyComponent(async () => (await import('./order-thread.tsx')).OrderThread)

type BesideThreadProps = {
  publicId: string
  side: 'restaurant' | 'supplier'
  children: ReactNode
}

/** A supplier's order with its trail: beside it at a desk, below it on a phone. */
export function BesideThread({ publicId, side, children }: BesideThreadProps) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <OrderThread publicId={publicId} side={side} />
    </div>
  )
}
