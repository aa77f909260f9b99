import type { Reader } from '../../database/transaction.ts'
import { findApprovedOrder, findAskedApproval, findRefusedApproval } from './approval-mail-sql.ts'
import { findAskedAccount } from './asked-account-mail-sql.ts'
import { findEndingCertificate } from './certificate-mail-sql.ts'
import { findAnsweredCredit, findAskedCredit } from './credit-mail-sql.ts'
import { findCustomerMail } from './customer-mail-sql.ts'
import {
  findAnsweredOrder,
  findPlacedOrder,
  findReceivedOrder,
  findRejectedOrder,
  findWithdrawnOrder,
  getPerson,
  getPersonOfBusiness,
} from './mail-content-sql.ts'
import type { Addressee, MailContent, MailFacts, MailKind } from './mail-kinds.ts'
import { findMessageMail } from './message-mail-sql.ts'
import { findOverdueMail } from './overdue-mail-sql.ts'
import { findPaperMail } from './paper-mail-sql.ts'
import { findHiddenPhoto } from './photo-mail-sql.ts'
import { findPromotionMail } from './promotion-mail-sql.ts'
import { findProposalEnded, findProposalMade } from './proposal-mail-sql.ts'
import { findRecallMail } from './recall-mail-sql.ts'
import { findInvitationMail, findTeamMail } from './team-mail-sql.ts'
import { findTradeInvitationMail } from './trade-invitation-mail-sql.ts'

type Read<Kind extends MailKind> = (
  reader: Reader,
  facts: MailFacts[Kind],
  addressee: Addressee,
) => Promise<MailContent[Kind] | undefined>

/** Nothing, when the mail is no longer true: a cancelled order is in no mail that announces it. */
const READ: { [Kind in MailKind]: Read<Kind> } = {
  'sign-up-received': (reader, _facts, addressee) => getPersonOfBusiness(reader, addressee),
  'address-in-use': personWithFacts,
  'email-in-use': personWithFacts,
  'account-activated': (reader, _facts, addressee) => getPersonOfBusiness(reader, addressee),
  'account-refused': async (reader, facts, addressee) => ({
    ...facts,
    ...(await getPersonOfBusiness(reader, addressee)),
  }),
  'password-changed': personWithFacts,
  'password-reset': personWithFacts,
  'email-confirmation': personWithFacts,
  'email-change-requested': personWithFacts,
  'email-changed': personWithFacts,
  'email-change-undone': personWithFacts,
  'team-invitation': findInvitationMail,
  'role-changed': async (reader, { accountId, role }, { personId }) => {
    const found = await findTeamMail(reader, personId, { accountId, role })
    return found && { ...found, role }
  },
  'member-removed': (reader, { accountId }, { personId }) =>
    findTeamMail(reader, personId, { accountId }),
  'contact-message': async (_reader, facts) => facts,
  'order-placed': (reader, facts, { personId }) =>
    findPlacedOrder(reader, facts.restaurantOrderId, personId),
  'order-received': (reader, facts, { personId }) =>
    findReceivedOrder(reader, facts.supplierOrderId, personId),
  'order-accepted': answer,
  'order-changed': change,
  'order-rejected': (reader, facts, { personId }) =>
    findRejectedOrder(reader, facts.supplierOrderId, personId),
  'order-reduced': change,
  'order-edited': (reader, facts, { personId }) =>
    findReceivedOrder(reader, facts.supplierOrderId, personId),
  'order-withdrawn': (reader, facts, { personId }) =>
    findWithdrawnOrder(reader, facts.supplierOrderId, personId),
  'order-message': findMessageMail,
  'credit-asked': findAskedCredit,
  'credit-answered': findAnsweredCredit,
  'proposal-made': findProposalMade,
  'proposal-ended': findProposalEnded,
  'approval-asked': findAskedApproval,
  'approval-refused': findRefusedApproval,
  'approval-placed': findApprovedOrder,
  'certificate-ending': findEndingCertificate,
  'photo-hidden': findHiddenPhoto,
  'customer-opened': findCustomerMail('open'),
  'customer-refused': findCustomerMail('closed'),
  'customer-closed': findCustomerMail('closed'),
  'invoice-issued': findPaperMail,
  'credit-note-issued': findPaperMail,
  'invoices-overdue': findOverdueMail,
  'account-asked': findAskedAccount,
  'recall-notice': findRecallMail,
  promotion: findPromotionMail,
  'trade-invitation': findTradeInvitationMail,
}

async function personWithFacts<Facts extends object>(
  reader: Reader,
  facts: Facts,
  { personId }: Addressee,
) {
  return { ...facts, ...(await getPerson(reader, personId)) }
}

function answer(
  reader: Reader,
  { supplierOrderId }: { supplierOrderId: number },
  { personId }: Addressee,
) {
  return findAnsweredOrder(reader, supplierOrderId, personId)
}

async function change(
  reader: Reader,
  { proposalId, ...facts }: MailFacts['order-changed'],
  addressee: Addressee,
) {
  const order = await answer(reader, facts, addressee)
  if (!order) return undefined
  const proposal = proposalId && (await findProposalMade(reader, { proposalId }, addressee))
  return { ...order, proposal: proposal || null }
}

/** What a mail says, read as things stand now; undefined when they are no longer so. */
export function readMailContent<Kind extends MailKind>(
  reader: Reader,
  mail: {
    kind: Kind
    facts: MailFacts[Kind]
    person_id: number | null
    account_id: number | null
  },
): Promise<MailContent[Kind] | undefined> {
  const addressee = { personId: mail.person_id ?? 0, accountId: mail.account_id ?? 0 }
  return READ[mail.kind](reader, mail.facts, addressee)
}
