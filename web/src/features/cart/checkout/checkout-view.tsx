import { Button } from '@mantine/core'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { SkeletonRows } from '../../../components/skeleton-rows.tsx'
import { useConnected } from '../../../platform/connection.ts'
import { useTexts } from '../../../platform/language.ts'
import type { Cart } from '../cart-queries.ts'
import { KeptNotes } from '../kept-notes.tsx'
import { useKept } from '../kept-store.ts'
import { supplierGroups } from '../supplier-groups.ts'
import { UnavailableLines } from '../unavailable-lines.tsx'
import { useCart } from '../use-cart.ts'
import { CartChanged } from './cart-changed.tsx'
import { CheckoutGroup } from './checkout-group.tsx'
import { CheckoutTotal } from './checkout-total.tsx'
import { useCheckout } from './use-checkout.ts'

type Checkout = ReturnType<typeof useCheckout>

/** SPEC section 2, checkout: what goes to each supplier, what is missing, and the order. */
export function CheckoutView({ onSubmitted }: { onSubmitted: () => void }) {
  const { cart: words } = useTexts()
  const { cart, isError, error, refetch } = useCart()
  const checkout = useCheckout(onSubmitted)
  if (!cart && isError) {
    return <ErrorState error={error} sentence={words.loadError} onRetry={refetch} />
  }
  if (!cart) return <SkeletonRows rows={4} height={140} />
  return (
    <>
      <KeptNotes />
      <CartChanged differences={checkout.differences} />
      <UnavailableLines lines={cart.unavailable} />
      {cart.cart_products.length === 0 ? (
        <Nothing checkout={checkout} />
      ) : (
        <Lines cart={cart} checkout={checkout} />
      )}
    </>
  )
}

function Lines({ cart, checkout }: { cart: Cart; checkout: Checkout }) {
  const { cart: words, offline } = useTexts()
  const isComplete = useKept().wishes.length === 0
  const connected = useConnected()
  const groups = supplierGroups(cart)
  const isShort = groups.some((group) => group.missingCents > 0)
  return (
    <>
      {groups.map((group) => (
        <CheckoutGroup key={group.supplier.public_id} group={group} />
      ))}
      <CheckoutTotal
        amount={cart.total_price}
        blockedBy={
          connected && isComplete
            ? isShort
              ? words.minimumsNotMet
              : undefined
            : offline.checkoutUnavailable
        }
        failure={checkout.differences.length === 0 ? checkout.failure : undefined}
        isPending={checkout.isPending}
        onSubmit={checkout.submit}
      />
    </>
  )
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
