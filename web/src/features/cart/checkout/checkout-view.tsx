import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { useEffect } from 'react'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { ApprovalNotice } from '../approval/approval-notice.tsx'
import { AskForApproval, useReason } from '../approval/ask-for-approval.tsx'
import type { Cart } from '../cart.ts'
import { CartNotices } from '../cart-notices.tsx'
import { type Deliveries, useDeliveries } from '../delivery/use-deliveries.ts'
import { LastFillNotice } from '../fill/last-fill-notice.tsx'
import { RemovedSupplier } from '../removed-supplier.tsx'
import { cartTotal, isEstimate, type SupplierGroup, supplierGroups } from '../supplier-groups.ts'
import { UnavailableLines } from '../unavailable-lines.tsx'
import { cartSync, useCart } from '../use-cart.ts'
import { useRemoveSupplier } from '../use-remove-supplier.ts'
import { savedCents } from '../with-pending.ts'
import { CartChanged } from './cart-changed.tsx'
import { CheckoutGroup } from './checkout-group.tsx'
import { CheckoutTotal } from './checkout-total.tsx'
import { useCheckout } from './use-checkout.ts'

type Checkout = ReturnType<typeof useCheckout>

/** product.md 2, checkout: what goes to each supplier, what is missing, and the order. */
export function CheckoutView({ onSubmitted }: { onSubmitted: () => void }) {
  const { cart: words } = useTexts()
  const { cart, error } = useCart()
  const deliveries = useDeliveries(cart)
  const checkout = useCheckout(deliveries, onSubmitted)
  const removal = useRemoveSupplier()
  // What is ordered is read anew, by the call that product.md names for it.
  useEffect(() => cartSync.refreshIfOld(), [])
  if (!cart && error !== undefined) {
    return <ErrorState error={error} sentence={words.loadError} onRetry={cartSync.refresh} />
  }
  if (!cart) return <SkeletonRows rows={4} height={140} />
  return (
    <>
      <CartNotices />
      <LastFillNotice />
      <RemovedSupplier {...removal} />
      <ApprovalNotice approval={cart.approval} />
      <CartChanged differences={checkout.differences} />
      <UnavailableLines lines={cart.unavailable} />
      {cart.cart_products.length === 0 ? (
        <Nothing checkout={checkout} />
      ) : (
        <Lines cart={cart} checkout={checkout} deliveries={deliveries} onRemove={removal.remove} />
      )}
    </>
  )
}

type LinesProps = {
  cart: Cart
  checkout: Checkout
  deliveries: Deliveries
  onRemove: (group: SupplierGroup) => void
}

function Lines({ cart, checkout, deliveries, onRemove }: LinesProps) {
  const { cart: words, offline } = useTexts()
  const connected = useConnected()
  const groups = supplierGroups(cart)
  const texts = useTextsOf(deliveryChoiceTexts)
  const isShort = groups.some((group) => group.missingCents > 0)
  const noDay = deliveries.error ? texts.loadError : missingDayWords(deliveries.missing, texts)
  const toDo = isShort ? words.minimumsNotMet : noDay
  const reasonOf = useReason()
  const reason = cart.exceeded && !checkout.isLost ? reasonOf(cart, cart.exceeded) : ''
  useAnnounce(reason)
  const blockedBy = connected ? toDo : offline.checkoutUnavailable
  return (
    <>
      {deliveries.error ? (
        <ErrorState
          error={deliveries.error}
          sentence={texts.loadError}
          onRetry={deliveries.retry}
        />
      ) : null}
      {groups.map((group) => (
        <CheckoutGroup key={group.supplier.public_id} {...{ group, deliveries, onRemove }} />
      ))}
      {reason ? (
        <AskForApproval cart={cart} total={cartTotal(groups)} reason={reason} />
      ) : (
        <CheckoutTotal
          amount={cartTotal(groups)}
          isEstimate={isEstimate(cart.cart_products)}
          saved={savedCents(cart.cart_products)}
          blockedBy={blockedBy}
          failure={checkout.failure}
          isPending={checkout.isPending || deliveries.isPending}
          onSubmit={checkout.submit}
        />
      )}
    </>
  )
}

function missingDayWords(
  missing: Deliveries['missing'],
  texts: (typeof deliveryChoiceTexts)['fr'],
): string | undefined {
  if (missing === undefined) return undefined
  return missing === 'to-choose' ? texts.chooseFirst : texts.noneOffered(missing.noneOfferedBy)
}

function Nothing({ checkout }: { checkout: Checkout }) {
  const { cart, common } = useTexts()
  if (checkout.isLost || checkout.isPending) {
    return (
      <EmptyState
        action={
          <Button loading={checkout.isPending} onClick={checkout.submit}>
            {common.retry}
          </Button>
        }
      >
        {cart.unconfirmedTitle}
      </EmptyState>
    )
  }
  return (
    <EmptyState action={<ButtonLink to="/categories">{cart.browse}</ButtonLink>}>
      {cart.empty}
    </EmptyState>
  )
}
