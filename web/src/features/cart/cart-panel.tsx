import { formatMoney } from '@halles/domain/money.ts'
import { Awning } from '../../components/awning.tsx'
import { Charges } from '../../components/charges.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { OrderTextLink } from '../../components/typed-order-link.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts } from '../../platform/language/language.ts'
import { ApprovalNotice } from './approval/approval-notice.tsx'
import { BelowMinimum } from './below-minimum.tsx'
import type { Cart } from './cart.ts'
import { CartLines } from './cart-lines.tsx'
import { CartNotices } from './cart-notices.tsx'
import { setCartOpen } from './cart-open.ts'
import styles from './cart-panel.module.css'
import { LastFillNotice } from './fill/last-fill-notice.tsx'
import { MinimumBar } from './minimum-bar.tsx'
import { RemovedSupplier } from './removed-supplier.tsx'
import {
  cartTotal,
  isEstimate,
  type SupplierGroup,
  supplierGroups,
  wireAmounts,
} from './supplier-groups.ts'
import { UnavailableLines } from './unavailable-lines.tsx'
import { cartSync, useCart } from './use-cart.ts'
import { useRemoveSupplier } from './use-remove-supplier.ts'

export function CartPanel() {
  const { cart: words } = useTexts()
  const { cart, error } = useCart()
  const isError = error !== undefined
  const connected = useConnected()
  const removal = useRemoveSupplier()
  if (!cart) {
    return (
      <div className={`${styles.lines} p-md flex-1`}>
        {isError ? (
          <ErrorState error={error} sentence={words.loadError} onRetry={cartSync.refresh} />
        ) : (
          <SkeletonRows rows={4} height={96} />
        )}
      </div>
    )
  }
  const isEmpty = cart.cart_products.length === 0
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={`${styles.lines} p-md flex-1`} tabIndex={0} aria-label={words.title}>
        {isError && connected ? (
          <p className={`${styles.stale} mb-md warning-text`}>{words.stale}</p>
        ) : null}
        <CartNotices />
        <LastFillNotice />
        <RemovedSupplier {...removal} />
        <ApprovalNotice approval={cart.approval} />
        <UnavailableLines lines={cart.unavailable} />
        {isEmpty ? <Nothing /> : <Groups cart={cart} onRemove={removal.remove} />}
        <div className={`${styles.orderText} grid mt-lg`}>
          <OrderTextLink onClick={() => setCartOpen(false)} />
        </div>
      </section>
      {isEmpty ? null : (
        <Total
          amount={cartTotal(supplierGroups(cart))}
          isEstimated={isEstimate(cart.cart_products)}
        />
      )}
    </>
  )
}

type OnRemove = (group: SupplierGroup) => void

function Groups({ cart, onRemove }: { cart: Cart; onRemove: OnRemove }) {
  return supplierGroups(cart).map((group) => (
    <Group key={group.supplier.public_id} group={group} onRemove={onRemove} />
  ))
}

function Group({ group, onRemove }: { group: SupplierGroup; onRemove: OnRemove }) {
  const { cart: words } = useTexts()
  return (
    <section className={styles.group} aria-label={group.supplier.name}>
      <div className="flex baseline between mb-xs gap-md">
        <h3 className={styles.supplier}>
          <Awning supplier={group.supplier.public_id} /> {group.supplier.name}
        </h3>
        <span className="soft strong">
          <span className="visually-hidden">{`${words.total} `}</span>
          <Money amount={formatMoney(group.totalCents)} isEstimate={isEstimate(group.lines)} />
        </span>
      </div>
      <MinimumBar group={group} />
      <BelowMinimum group={group} onRemove={onRemove} />
      <CartLines lines={group.lines} />
      <Charges
        amounts={wireAmounts(group)}
        freeFrom={group.supplier.delivery_fee?.waived_from}
        isPart
      />
    </section>
  )
}

function Nothing() {
  const { cart } = useTexts()
  return (
    <EmptyState
      action={
        <ButtonLink to="/categories" variant="default" onClick={() => setCartOpen(false)}>
          {cart.browse}
        </ButtonLink>
      }
    >
      {cart.emptyHint}
    </EmptyState>
  )
}

function Total({ amount, isEstimated }: { amount: string; isEstimated: boolean }) {
  const { cart } = useTexts()
  return (
    <div className={styles.total}>
      <p className={`${styles.sum} flex baseline between mb-sm gap-md size-xl`}>
        <span>{cart.total}</span>
        <Money amount={amount} isEstimate={isEstimated} />
      </p>
      <ButtonLink to="/checkout" onClick={() => setCartOpen(false)}>
        {cart.checkout}
      </ButtonLink>
    </div>
  )
}
