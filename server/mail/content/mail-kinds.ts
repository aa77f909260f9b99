import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import type { Permission, Role } from '@halles/domain/role.ts'

type Nothing = Record<never, never>

/** Which request of a restaurant it is about: the one of that moment, as the wire has it. */
type ApprovalFacts = { restaurantId: number; askedAt: string }

/** What is stored with each kind of mail when it is queued. Names and orders are read when it is sent. */
export type MailFacts = {
  'sign-up-received': Nothing
  /** To the owner of an address that somebody signed up with again. */
  'address-in-use': Nothing
  /** To the owner of an address that somebody wanted for another account. */
  'email-in-use': Nothing
  'account-activated': Nothing
  'account-refused': { reason: string }
  'password-changed': Nothing
  'password-reset': { uidb64: string; token: string }
  /** To the new mailbox. */
  'email-confirmation': { token: string }
  /** To the mailbox in force: somebody asks for another. */
  'email-change-requested': { newEmail: string; undoToken: string }
  /** To the old mailbox. */
  'email-changed': { newEmail: string; undoToken: string }
  /** To the old mailbox, which is in force again; the link sets a password. */
  'email-change-undone': { uidb64: string; token: string }
  /** To whoever is invited to the team of a business. */
  'team-invitation': { invitationId: number; token: string }
  /** To a member, by somebody else of the team. */
  'role-changed': { accountId: number; role: Role }
  'member-removed': { accountId: number }
  /** To those who run Halles. */
  'contact-message': { firstName: string; lastName: string; email: string; question: string }
  /** To those of the restaurant who may close it. */
  'order-placed': { restaurantOrderId: number }
  /** To those of one supplier who may answer it, about its own part. */
  'order-received': { supplierOrderId: number }
  /** To those of the restaurant who may close it, about one supplier's answer. */
  'order-accepted': { supplierOrderId: number }
  'order-changed': { supplierOrderId: number }
  'order-rejected': { supplierOrderId: number }
  /** To each who may place the order of a cart. */
  'approval-asked': ApprovalFacts
  /** To who asked. */
  'approval-refused': ApprovalFacts
  /** To who asked, when somebody else has placed the order. */
  'approval-placed': { restaurantOrderId: number }
  /** To a restaurant, in a supplier's name. */
  promotion: { promotionId: number; unsubscribeToken: string }
}

export type MailKind = keyof MailFacts

/**
 * The contact person of an account, or each of its members whose role has a permission, or a person, at their own address
 * unless another is given, in their own language; or an address that is nobody's.
 */
export type Recipient =
  | { accountId: number; members?: Permission }
  | { personId: number; email?: string }
  | { email: string; language: Language }

type MailOf<Kind extends MailKind> = {
  kind: Kind
  to: Recipient
  facts: MailFacts[Kind]
  /** When what it says is worth nothing any more, such as a link that has expired; never, unless said. */
  expiresInMinutes?: number
}

/** A mail to queue: any kind, with that kind's facts. */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind]

/** Whom a mail greets, and the business that it is sent to; 0 for none. */
export type Addressee = { personId: number; accountId: number }

export type Person = { firstName: string }
export type PersonOfBusiness = Person & { businessName: string; accountKind: AccountKind }

/** A line as it was ordered and answered: cents, hundredths, cases; `editedQuantity` null when unchanged. */
export type OrderMailLine = {
  nameFr: string
  nameEn: string
  unit: string
  quantityHundredths: number
  priceCents: number
  quantity: number
  editedQuantity: number | null
  isCancelled: boolean
}

/** Somebody new has no name yet. */
type TeamInvitation = {
  firstName: string | null
  invitedBy: string
  businessName: string
  role: Role
  token: string
}

type OrderMail = { firstName: string; number: number; day: string; publicId: string }
type RestaurantToDeliver = { name: string; phone: string; email: string; address: string }
type AnswerMail = OrderMail & { supplier: { name: string; phone: string }; lines: OrderMailLine[] }

type AboutApproval = Person & { businessName: string; totalCents: number; note: string }

type PromotionMail = {
  firstName: string
  unsubscribeToken: string
  message: string
  supplier: { publicId: string; name: string; phone: string; email: string; address: string }
}

/** What each kind says: its facts and what was read for it the moment it leaves. */
export type MailContent = {
  'sign-up-received': PersonOfBusiness
  'address-in-use': Person
  'email-in-use': Person
  'account-activated': PersonOfBusiness
  'account-refused': PersonOfBusiness & MailFacts['account-refused']
  'password-changed': Person
  'password-reset': Person & MailFacts['password-reset']
  'email-confirmation': Person & MailFacts['email-confirmation']
  'email-change-requested': Person & MailFacts['email-change-requested']
  'email-changed': Person & MailFacts['email-changed']
  'email-change-undone': Person & MailFacts['email-change-undone']
  'team-invitation': TeamInvitation
  'role-changed': Person & { businessName: string; role: Role }
  'member-removed': Person & { businessName: string }
  'contact-message': MailFacts['contact-message']
  'order-placed': OrderMail & { parts: { supplierName: string; lines: OrderMailLine[] }[] }
  'order-received': OrderMail & { restaurant: RestaurantToDeliver; lines: OrderMailLine[] }
  'order-accepted': AnswerMail
  'order-changed': AnswerMail
  'order-rejected': AnswerMail
  'approval-asked': AboutApproval & { askedBy: string }
  'approval-refused': AboutApproval & { refusedBy: string }
  'approval-placed': OrderMail & { placedBy: string; totalCents: number }
  promotion: PromotionMail
}
