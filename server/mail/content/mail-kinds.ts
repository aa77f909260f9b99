import type { Language } from '@halles/contract/language.ts'
import type { AccountKind } from '@halles/domain/account.ts'
import type { PriceSource } from '@halles/domain/offer.ts'
import type { OrderSide } from '@halles/domain/order-change.ts'
import type { ReportReason } from '@halles/domain/photo.ts'
import type { CertifiedMark } from '@halles/domain/product-marks.ts'
import type { ProposedAmounts, SoldByWeight } from '@halles/domain/proposal.ts'
import type { OrderReason, ReceivingReason } from '@halles/domain/reasons.ts'
import type { CreditAnswer } from '@halles/domain/receiving.ts'
import type { Permission, Role } from '@halles/domain/role.ts'

type Nothing = Record<never, never>

/** Which request of a restaurant it is about: the one of that moment, as the wire has it. */
type ApprovalFacts = { restaurantId: number; askedAt: string }

/** Whose customer the restaurant that it is sent to is, or was. */
type OfSupplier = { supplierId: number }

/** `proposalId`: what was proposed with the change, and waits for an answer. */
type ChangedOrder = { supplierOrderId: number; proposalId?: number | undefined }

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
  'order-changed': ChangedOrder
  'order-rejected': { supplierOrderId: number }
  /** The same about lines that the supplier reduced or removed after it had accepted. */
  'order-reduced': ChangedOrder
  /** To those of one supplier who may answer it, about what the restaurant did with its part. */
  'order-edited': { supplierOrderId: number }
  'order-withdrawn': { supplierOrderId: number }
  /** To those of one side who read the trail of a supplier's order, about messages of the other, `from` the number of the first. */
  'order-message': { supplierOrderId: number; from: number }
  /** To those of one supplier who may answer it: what a restaurant asks back for its delivery. */
  'credit-asked': { supplierOrderId: number }
  /** To those of the restaurant who may close it: what was granted. */
  'credit-answered': { supplierOrderId: number }
  /** To those of the other side who may answer it. */
  'proposal-made': { proposalId: number }
  /** To those of the side that made it: it was answered, or nobody has. */
  'proposal-ended': { proposalId: number }
  /** To each who may place the order of a cart. */
  'approval-asked': ApprovalFacts
  /** To who asked. */
  'approval-refused': ApprovalFacts
  /** To who asked, when somebody else has placed the order. */
  'approval-placed': { restaurantOrderId: number }
  /** To those of a supplier who edit its catalogue. */
  'certificate-ending': { mark: CertifiedMark; untilDay: string }
  /** To the same of a photo that an operator has hidden, and why it was reported, each reason once. */
  'photo-hidden': { photoId: number; reasons: ReportReason[] }
  /** To those of a restaurant who may order: what became of its account with a supplier. */
  'customer-opened': OfSupplier
  'customer-refused': OfSupplier
  'customer-closed': OfSupplier
  /** To those of a restaurant who may order: a supplier has issued a paper to it. */
  'invoice-issued': { paperId: number }
  'credit-note-issued': { paperId: number }
  /** To the same, at most once a week, of a supplier that has its customers reminded. */
  'invoices-overdue': OfSupplier
  /** To those of a supplier who manage its orders: a restaurant asks for an account. */
  'account-asked': { restaurantId: number }
  /** To each member of a restaurant that received a lot. */
  'recall-notice': { recallId: number }
  /** To a restaurant, in a supplier's name. */
  promotion: { promotionId: number; unsubscribeToken: string }
  /** To somebody whom a supplier would have as customer, or a restaurant as supplier, in that business's name. */
  'trade-invitation': { invitationId: number; token: string; stopToken: string }
}

export type MailKind = keyof MailFacts

/** Mails that somebody else has us send: they name it and its address, end by one click and leave when nothing else waits. */
export const SENT_FOR_OTHERS: readonly MailKind[] = ['promotion', 'trade-invitation']

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
  /** When it is sent, and read for that; at once, unless said. */
  leavesInSeconds?: number
}

/** A mail to queue: any kind, with that kind's facts. */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind]

/** Whom a mail greets, and the business that it is sent to; 0 for none. */
export type Addressee = { personId: number; accountId: number }

export type Person = { firstName: string }
export type PersonOfBusiness = Person & { businessName: string; accountKind: AccountKind }

/**
 * A line as it was ordered and became: cents, hundredths, cases; `quantity` is what is asked for now, `editedQuantity` null when
 * the supplier delivers as many.
 */
export type OrderMailLine = {
  nameFr: string
  nameEn: string
  /** The supplier's own code of the product, in mails to suppliers alone. */
  itemCode?: string
  unit: string
  quantityHundredths: number
  priceCents: number
  priceSource: PriceSource
  /** What everyone was asked; null where the line is at that. */
  listPriceCents: number | null
  /** Of a case. */
  depositCents: number
  pricePerUnit: number
  isWeighed: boolean
  /** Thousandths of the unit; null where it was not weighed. */
  netThousandths: number | null
  firstQuantity: number
  quantity: number
  editedQuantity: number | null
  isCancelled: boolean
  cancelledBy: OrderSide | null
  reason: OrderReason | null
}

/**
 * A line for which a credit is asked: cents, hundredths; `missingHundredths` of a case did not come in good order, `grantedCents`
 * null until it is answered.
 */
export type CreditMailLine = Pick<
  OrderMailLine,
  'nameFr' | 'nameEn' | 'itemCode' | 'unit' | 'quantityHundredths' | 'priceCents'
> & {
  missingHundredths: number
  reason: ReceivingReason | null
  note: string
  askedCents: number
  grantedCents: number | null
}

/**
 * One thing that is proposed: `name` of the product that comes, or of the line; `of` what it comes in place of; cases; cents;
 * days YYYY-MM-DD; item codes of both, in mails to suppliers alone.
 */
export type ProposalMailLine = ProposedAmounts &
  SoldByWeight & {
    name: { fr: string; en: string } | null
    of: { fr: string; en: string } | null
    itemCode?: string | null
    ofItemCode?: string | null
    day: string | null
    /** Of its line, and what that is to weigh, in thousandths of it. */
    unit: string | null
    netThousandths: number | null
    isAgreed: boolean | null
  }

/** `answerBy`: until when it is, or was, to be answered, ISO 8601; `delivery` as it stands. */
type ProposalMail = OrderMail & {
  isToSupplier: boolean
  businessName: string
  delivery: DeliveryOfMail | null
  answerBy: string
  lines: ProposalMailLine[]
}

/** `note`: what was said with it; days YYYY-MM-DD. */
type CreditMail = OrderMail & { receivedDay: string; note: string; lines: CreditMailLine[] }

/** Somebody new has no name yet. */
type TeamInvitation = {
  firstName: string | null
  invitedBy: string
  businessName: string
  role: Role
  token: string
}

type OrderMail = { firstName: string; number: number; day: string; publicId: string }
/**
 * The day YYYY-MM-DD, times HH:MM in Montréal, and the cut-off (ISO 8601); whether the restaurant can still change the order until
 * then, and whether the supplier has yet to confirm a day that was ordered after it.
 */
export type DeliveryOfMail = {
  day: string
  from: string
  to: string
  cutOffAt: string
  isChangeable: boolean
  isToConfirm: boolean
}
/** What was agreed of a supplier's part beside its lines; `delivery` null where it is arranged between the two. */
type PartMail = {
  delivery: DeliveryOfMail | null
  poNumber: string
  note: string
  /** Of the delivery, as it was agreed. */
  feeCents: number
}
type RestaurantToDeliver = { name: string; phone: string; email: string; address: string }
type AnswerMail = OrderMail &
  PartMail & { supplier: { name: string; phone: string }; lines: OrderMailLine[] }

/** `proposal`: what the supplier proposed with its change and can still be answered. */
type ChangedMail = AnswerMail & { proposal: MailContent['proposal-made'] | null }

type AboutApproval = Person & ApprovedTotal & { businessName: string; note: string }

/** In cents. */
export type ApprovedTotal = { totalCents: number; isEstimate: boolean }

/** What is agreed with a customer, so far as it is; cents. */
export type CustomerMail = Person & {
  supplier: { publicId: string; name: string; phone: string }
  code: string
  minimumCents: number | null
  termsDays: number | null
}

/** A lot that is called back; `product` null for every product with it; days YYYY-MM-DD, `day` null where delivery was arranged. */
type RecallMail = Person & {
  publicId: string
  supplier: { name: string; phone: string }
  lot: string
  product: { fr: string; en: string } | null
  reason: string
  isExercise: boolean
  cases: number
  lines: {
    number: number
    day: string | null
    name: { fr: string; en: string }
    lot: string
    expiresOn: string | null
    cases: number
  }[]
}

/** Amounts in cents, days YYYY-MM-DD; `dueOn` of an invoice, `corrects` of a credit note the invoice as it is written. */
export type PaperMail = Person & {
  supplierName: string
  publicId: string
  label: string
  issuedOn: string
  dueOn: string | null
  corrects: string | null
  orders: number[]
  totalCents: number
}

/** Amounts in cents, days YYYY-MM-DD; `overdueCents` of all that is overdue, `invoices` the first due of it. */
export type OverdueMail = {
  firstName: string
  supplierName: string
  overdueCents: number
  invoices: { label: string; dueOn: string; balanceCents: number }[]
}

type PromotionMail = {
  firstName: string
  unsubscribeToken: string
  message: string
  /** Those that it names and that may be shown to its reader, in the supplier's order. */
  specials: PromotedSpecial[]
  supplier: { publicId: string; name: string; phone: string; email: string; address: string }
}

/** Prices of a case; days YYYY-MM-DD in Montréal. */
export type PromotedSpecial = {
  productPublicId: string
  nameFr: string
  nameEn: string
  unit: string
  quantityHundredths: number
  listPriceCents: number
  priceCents: number
  /** Sold by weight: what a case costs is an estimate. */
  isEstimate: boolean
  fromCases: number
  /** Null: it has begun. */
  fromDay: string | null
  untilDay: string
}

/** `by`: what it is that invites; the address of whom to write to, and of its place. */
type TradeInvitation = {
  by: AccountKind
  businessName: string
  phone: string
  email: string
  address: string
  token: string
  stopToken: string
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
  'order-placed': OrderMail & {
    parts: (PartMail & { supplierName: string; lines: OrderMailLine[] })[]
  }
  'order-received': OrderMail &
    PartMail & { restaurant: RestaurantToDeliver; lines: OrderMailLine[] }
  'order-accepted': AnswerMail
  'order-changed': ChangedMail
  'order-rejected': AnswerMail
  'order-reduced': ChangedMail
  'order-edited': OrderMail & PartMail & { restaurant: RestaurantToDeliver; lines: OrderMailLine[] }
  'order-withdrawn': OrderMail & {
    delivery: DeliveryOfMail | null
    restaurant: RestaurantToDeliver
    lines: OrderMailLine[]
    reason: OrderReason | null
    note: string
  }
  'order-message': OrderMail & {
    isToSupplier: boolean
    businessName: string
    messages: number
    delivery: DeliveryOfMail | null
  }
  'credit-asked': CreditMail & { restaurantName: string }
  'credit-answered': CreditMail & { supplierName: string; status: CreditAnswer }
  'proposal-made': ProposalMail & { reason: OrderReason | null; note: string }
  'proposal-ended': ProposalMail & { outcome: 'agreed' | 'partly' | 'refused' | 'lapsed' }
  'approval-asked': AboutApproval & { askedBy: string }
  'approval-refused': AboutApproval & { refusedBy: string }
  'approval-placed': OrderMail &
    ApprovedTotal & {
      placedBy: string
      parts: { supplierName: string; delivery: DeliveryOfMail | null }[]
    }
  'certificate-ending': Person &
    MailFacts['certificate-ending'] & { businessName: string; body: string; number: string }
  'photo-hidden': Person &
    Pick<MailFacts['photo-hidden'], 'reasons'> & {
      product: { publicId: string; fr: string; en: string; itemCode: string }
      place: number
      count: number
    }
  'customer-opened': CustomerMail
  'customer-refused': CustomerMail
  'customer-closed': CustomerMail
  'invoice-issued': PaperMail
  'credit-note-issued': PaperMail
  'invoices-overdue': OverdueMail
  'account-asked': Person & { restaurant: { name: string; city: string; phone: string } }
  'recall-notice': RecallMail
  promotion: PromotionMail
  'trade-invitation': TradeInvitation
}
