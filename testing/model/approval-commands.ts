import fc from 'fast-check'
import { expect } from 'vitest'
import { checkoutAs } from './checkout.ts'
import { command, expectRefusal, post } from './command.ts'
import { compareCart } from './compare.ts'
import { exceededByMember } from './limits.ts'
import { mailTo } from './mails.ts'
import { cartLines, known, sum } from './model.ts'
import { type RealMarket, read } from './real-market.ts'

const restaurant = fc.nat({ max: 1 })

/** Somebody with a limit orders what is in the cart. */
export const memberCheckout = restaurant.map((by) =>
  command(`checkout(${by}) by its member`, (model, real) =>
    checkoutAs(model, real, by, { isMember: true, isLost: false }),
  ),
)

/** Who may not order so much asks for it. */
export const askForApproval = restaurant.map((by) =>
  command(`ask for approval(${by})`, async (model, real) => {
    const member = known(real.members[by])
    const { cart_version } = await read(member, '/api/cart/')
    const answer = await post(real, member, '/api/approval-ask/', { cart_version })
    const { open } = cartLines(model, by)
    if (open.length === 0) expectRefusal(answer, [400, 'cart_empty'])
    else if (!exceededByMember(model, by)) expectRefusal(answer, [409, 'approval_not_needed'])
    else {
      expect(answer.status, answer.text).toBe(200)
      const before = model.requests[by]
      const isSame = before && !before.isRefused && before.cartVersion === cart_version
      if (!isSame) {
        const cents = sum(open.map((line) => line.cents))
        model.requests[by] = { cartVersion: cart_version, cents, isRefused: false }
        mailTo(model, 'approval-asked', known(real.restaurants[by]).email)
      }
    }
    await compareCart(model, real, by)
  }),
)

/** Who may order it says no. */
export const refuseApproval = restaurant.map((by) =>
  command(`refuse an approval(${by})`, async (model, real: RealMarket) => {
    const answer = await post(real, known(real.restaurants[by]), '/api/approval-refuse/', {})
    const request = model.requests[by]
    if (!request || request.isRefused || known(model.carts[by]).size === 0)
      expectRefusal(answer, [409, 'approval_changed'])
    else {
      expect(answer.status, answer.text).toBe(200)
      request.isRefused = true
      mailTo(model, 'approval-refused', known(real.members[by]).email)
    }
    await compareCart(model, real, by)
  }),
)
