import type { MailTexts } from '../fr/mails.ts'
import { accounts } from './mails/accounts.ts'
import { approvals } from './mails/approvals.ts'
import { askedAccount } from './mails/asked-account.ts'
import { certificates } from './mails/certificates.ts'
import { contact } from './mails/contact.ts'
import { credits } from './mails/credits.ts'
import { customers } from './mails/customers.ts'
import { layout } from './mails/layout.ts'
import { legal } from './mails/legal.ts'
import { orders } from './mails/orders.ts'
import { papers } from './mails/papers.ts'
import { photos } from './mails/photos.ts'
import { promotion } from './mails/promotion.ts'
import { proposals } from './mails/proposals.ts'
import { recalls } from './mails/recalls.ts'
import { team } from './mails/team.ts'
import { tradeInvitation } from './mails/trade-invitation.ts'

export const mails: MailTexts = {
  layout,
  legal,
  accounts,
  approvals,
  certificates,
  contact,
  credits,
  customers,
  askedAccount,
  orders,
  papers,
  photos,
  promotion,
  proposals,
  recalls,
  team,
  tradeInvitation,
}
