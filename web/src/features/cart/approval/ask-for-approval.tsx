import { MAX_APPROVAL_NOTE } from '@halles/domain/order-limit.ts'
import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { useId } from 'react'
import { DraftNotice } from '../../../components/form/draft-notice.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { Money } from '../../../components/money.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Cart, ExceededLimit } from '../cart.ts'
import checkoutStyles from '../checkout/checkout.module.css'
import { isEstimate } from '../supplier-groups.ts'
import { cartSync } from '../use-cart.ts'
import styles from './approval.module.css'
import { takeCartOf } from './take-cart-of.ts'

/** `total`: what the cart comes to before taxes, of the wire. */
type AskForApprovalProps = { cart: Cart; total: string; reason: string }

/** In place of the order button, for whom a limit stops: why, a note, and the request for somebody else to order. */
export function AskForApproval({ cart, total, reason }: AskForApprovalProps) {
  const texts = useTextsOf(approvalsTexts)
  const { cart: words, offline } = useTexts()
  const connected = useConnected()
  const why = useId()
  const { form, isPending, ask } = useAskForApproval()
  const waits = isWaiting(cart)
  const wasAsked = cart.approval?.refused === null
  return (
    <form {...form.formProps(ask)}>
      {waits ? null : (
        <>
          <DraftNotice form={form} />
          <TextArea
            className={styles.field}
            label={texts.note}
            description={texts.noteHint}
            minRows={2}
            maxRows={8}
            maxLength={MAX_APPROVAL_NOTE}
            {...form.field('note')}
            required={false}
          />
        </>
      )}
      <div className={checkoutStyles.total}>
        <p className={`${checkoutStyles.sum} baseline gap-0-md size-xl row`}>
          <span>
            {words.total}{' '}
            <small className={`${checkoutStyles.taxes} soft small`}>{words.beforeTaxes}</small>
          </span>
          <Money amount={total} isEstimate={isEstimate(cart.cart_products)} />
        </p>
        <div id={why} className={styles.reason}>
          {connected ? null : <p>{offline.formUnavailable}</p>}
          {form.failure === undefined ? null : (
            <p role="alert" className="error-text">
              {form.failure}
            </p>
          )}
          <p>{reason}</p>
          {isEstimate(cart.cart_products) ? <p className="soft small">{words.estimate}</p> : null}
        </div>
        {waits ? null : (
          <Button
            type="submit"
            size="lg"
            className={checkoutStyles.submit}
            disabled={!connected}
            loading={isPending}
            aria-describedby={why}
          >
            {wasAsked ? texts.askAgain : texts.ask}
          </Button>
        )}
      </div>
    </form>
  )
}

/** This very cart was asked about, and nobody has answered yet. */
function isWaiting({ approval }: Cart): boolean {
  return approval?.refused === null && !approval.is_changed
}

/** Why somebody else has to order a cart, or that they were asked to. */
export function useReason(): (cart: Cart, exceeded: ExceededLimit) => string {
  const texts = useTextsOf(approvalsTexts)
  const { dollars } = useFormat()
  return (cart, { per, limit, ordered, total }) => {
    if (isWaiting(cart)) return texts.waiting
    const ofCart = dollars(total, isEstimate(cart.cart_products))
    if (per === 'week') return texts.aboveWeek(ofCart, dollars(limit), dollars(ordered))
    return Number(limit) === 0 ? texts.alwaysNeeded : texts.aboveOrder(ofCart, dollars(limit))
  }
}

const NOTHING = { note: '' }
type Asked = typeof NOTHING & { cart_version: string }
/** How long the request waits for the changes that were made before it. */
const CHANGES_WAIT_MS = 15_000

/** Asks for the cart on screen to be ordered, once what was changed before has arrived. */
function useAskForApproval() {
  const texts = useTextsOf(approvalsTexts)
  const { cart: words } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({ initialValues: NOTHING, draft: 'approval', check: () => ({}) })
  const asking = useChange({
    call: (asked: Asked, options) => apiWithOverlay.approvalAsk(asked, options),
    done(cart) {
      cartSync.takeCart(cart)
      form.reset()
      return texts.sent
    },
    failed(error) {
      takeCartOf(error)
      return errorMessage(error)
    },
  })
  async function ask(values: typeof NOTHING, idempotencyKey: string) {
    const left = await cartSync.flush(CHANGES_WAIT_MS)
    const cart_version = cartSync.serverCart()?.cart_version
    if (left > 0 || cart_version === undefined) {
      toasts.error(words.notSent)
      return false
    }
    return asking.send({ ...values, cart_version }, idempotencyKey)
  }
  return { form, isPending: asking.isPending, ask }
}
