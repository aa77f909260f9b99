import type { Reader } from '../../database/transaction.ts'
import {
  findPlacedOrder,
  findReceivedOrder,
  getAnsweredOrder,
  getPerson,
} from './mail-content-sql.ts'
import type { MailContent, MailFacts, MailKind } from './mail-kinds.ts'
import { findPromotionMail } from './promotion-mail-sql.ts'

type Read<Kind extends MailKind> = (
  reader: Reader,
  facts: MailFacts[Kind],
  accountId: number,
) => Promise<MailContent[Kind] | undefined>

/** Nothing, when the mail is no longer true: a cancelled order is in no mail that announces it. */
const READ: { [Kind in MailKind]: Read<Kind> } = {
  'sign-up-received': personWithFacts,
  'address-in-use': personWithFacts,
  'email-in-use': personWithFacts,
  'account-activated': personWithFacts,
  'account-refused': personWithFacts,
  'password-changed': personWithFacts,
  'password-reset': personWithFacts,
  'email-confirmation': personWithFacts,
  'email-change-requested': personWithFacts,
  'email-changed': personWithFacts,
  'email-change-undone': personWithFacts,
  'contact-message': async (_reader, facts) => facts,
  'order-placed': (reader, facts) => findPlacedOrder(reader, facts.restaurantOrderId),
  'order-received': (reader, facts) => findReceivedOrder(reader, facts.supplierOrderId),
  'order-accepted': answer,
  'order-changed': answer,
  'order-rejected': answer,
  promotion: findPromotionMail,
}

async function personWithFacts<Facts extends object>(
  reader: Reader,
  facts: Facts,
  accountId: number,
) {
  return { ...facts, ...(await getPerson(reader, accountId)) }
}

function answer(reader: Reader, facts: { supplierOrderId: number }) {
  return getAnsweredOrder(reader, facts.supplierOrderId)
}

/** What a mail says, read as things stand now; undefined when they are no longer so. */
export function readMailContent<Kind extends MailKind>(
  reader: Reader,
  { kind, facts, account_id }: { kind: Kind; facts: MailFacts[Kind]; account_id: number | null },
): Promise<MailContent[Kind] | undefined> {
  return READ[kind](reader, facts, account_id ?? 0)
}
