import type { BuiltAccount } from './builders.ts'

type PaymentGiven = {
  paid_on?: string
  method?: string
  reference?: string
  is_refund?: boolean
  shares?: readonly { paper_public_id: string; amount: string }[]
}

/** What is sent to mark a payment: a cheque of yesterday, unless said otherwise. */
export function paymentBy(restaurant: BuiltAccount, amount: string, given: PaymentGiven = {}) {
  const paid_on = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return {
    restaurant_public_id: restaurant.publicId,
    amount,
    paid_on,
    method: 'cheque',
    reference: '',
    ...given,
  }
}

/** A supplier marks a payment of a customer: its public id. */
export async function aPayment(
  { browser }: BuiltAccount,
  restaurant: BuiltAccount,
  amount: string,
  given: PaymentGiven = {},
): Promise<string> {
  const { status, body, text } = await browser.post(
    '/api/payment-save/',
    paymentBy(restaurant, amount, given),
  )
  if (status !== 200) throw new Error(text)
  return body.public_id
}
