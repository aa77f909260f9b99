import type { RefusalsAbout } from '../fr/refusals-about.ts'
import { sentence } from './sentence.ts'

export const refusalsAbout: RefusalsAbout = {
  approval_needed: (owner) =>
    `This exceeds your limit. Ask ${owner} (owner), or someone whose limit allows it, to open this order and do it in your place.`,
  email_reserved: (until) =>
    `${sentence(`This address was just replaced in another Halles account and cannot be used for a new one until ${until}`)} For now, ask for an invitation to another address.`,
  too_late_to_propose: (business, phone) =>
    `The delivery is too close to wait for an answer. Call ${business} at ${phone}. Here is the order.`,
}
