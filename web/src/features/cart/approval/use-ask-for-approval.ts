import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useToasts } from '../../../components/toasts.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { cartSync } from '../use-cart.ts'
import { takeCartOf } from './take-cart-of.ts'

const NOTHING = { note: '' }
type Asked = typeof NOTHING & { cart_version: string }
/** How long the request waits for the changes that were made before it. */
const CHANGES_WAIT_MS = 15_000

/** Asks for the cart on screen to be ordered, once what was changed before has arrived. */
export function useAskForApproval() {
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
