import { later } from '@halles/domain/holidays.ts'
import { draftCredit, type GrantedByLine } from '@halles/domain/papers/draft-credit.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { insertPaper } from '../../../papers/frozen-papers-sql.ts'
import { computeDraft } from '../../../papers/issuing/compute-draft.ts'
import { readGranted } from '../../../papers/issuing/credited-invoice-sql.ts'
import { takeNumber } from '../../../papers/issuing/series-sql.ts'
import {
  insertPaperOrders,
  releaseOrders,
  settleCredits,
} from '../../../papers/issuing/settle-orders-sql.ts'
import type { PersonId, SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoPublicId } from '../demo-public-id.ts'
import { STEP_HOURS } from '../orders/demo-order.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { findContact } from './contact-sql.ts'
import { findDemoOrder } from './demo-order-sql.ts'
import { CREDITED_LATE, type DemoInvoice, demoInvoices, nameOf, TAKEN_BACK } from './demo-papers.ts'
import { grantDemoCredit } from './grant-demo-credit-sql.ts'
import { montrealDay } from './montreal-day.ts'

/** An invoice as it was stored. */
export type IssuedInvoice = DemoInvoice & {
  id: number
  publicId: string
  orderId: number
  restaurantId: number
  supplierId: SupplierId
  personId: PersonId
  content: PaperContent
}

/**
 * Invoices what the demo market's suppliers delivered, each order the day after: computed, numbered and stored as issuing does, but
 * for the day. Nobody is mailed.
 */
export async function insertDemoPapers(
  tx: Transaction,
  market: LoadedMarket,
): Promise<IssuedInvoice[]> {
  const today = montrealDay(market.hoursBefore(0))
  const issued: IssuedInvoice[] = []
  for (const invoice of demoInvoices) {
    // Counted from today, so that no hour of the day changes what is due.
    const day = later(today, -Math.floor((invoice.ageHours - STEP_HOURS.closedByRestaurant) / 24))
    const first = await issue(tx, market, invoice, day)
    const isTakenBack = nameOf(invoice) === TAKEN_BACK
    if (isTakenBack) await giveBack(tx, first, later(day, 1), 'whole')
    if (nameOf(invoice) === CREDITED_LATE.name) await creditLate(tx, market, first)
    issued.push(isTakenBack ? await issue(tx, market, invoice, later(day, 1)) : first)
  }
  return issued
}

async function issue(
  tx: Transaction,
  market: LoadedMarket,
  invoice: DemoInvoice,
  issuedOn: string,
): Promise<IssuedInvoice> {
  const { restaurant, supplier, ageHours } = invoice
  const supplierId = idOf(market, supplier) as SupplierId
  const personId = await findContact(tx, supplierId)
  const publicId = demoPublicId('supplier-order', restaurant, ageHours, supplier)
  const orderId = await findDemoOrder(tx, publicId)
  const { number, label } = await takeNumber(tx, supplierId, 'invoice')
  const draft = await computeDraft(tx, supplierId, [orderId])
  if (!('content' in draft)) throw new Error(`${nameOf(invoice)}: ${JSON.stringify(draft)}`)
  const { restaurantId, content: today } = draft
  const terms = daysBetween(today.issuedOn, today.dueOn ?? today.issuedOn)
  const content: PaperContent = {
    ...today,
    ...{ kind: 'invoice', number, label, corrects: null },
    ...{ issuedOn, dueOn: later(issuedOn, terms) },
  }
  const { id, publicId: paperPublicId } = await insertPaper(
    tx,
    { supplierId, restaurantId, correctsId: null, personId },
    content,
  )
  await insertPaperOrders(tx, id, [orderId])
  const whose = { orderId, restaurantId, supplierId, personId }
  return { ...invoice, ...whose, id, publicId: paperPublicId, content }
}

/** What was asked back for its order is granted after it was issued, and stands on a credit note. */
async function creditLate(
  tx: Transaction,
  market: LoadedMarket,
  invoice: IssuedInvoice,
): Promise<void> {
  const { restaurant, supplier, ageHours, orderId, supplierId, content } = invoice
  const creditPublicId = demoPublicId('credit', restaurant, ageHours, supplier)
  const { days } = CREDITED_LATE
  // On the day of the note or before it, whatever hour it is.
  const at = market.hoursBefore(ageHours - STEP_HOURS.closedByRestaurant - days * 24)
  await grantDemoCredit(tx, { orderId, creditPublicId }, { byAccountId: supplierId, at })
  const granted = await readGranted(tx, [orderId])
  await giveBack(tx, invoice, later(content.issuedOn, days), granted)
}

/** A credit note: of what was granted, or of all of an invoice, so that its order can be invoiced anew. */
async function giveBack(
  tx: Transaction,
  invoice: IssuedInvoice,
  issuedOn: string,
  granted: GrantedByLine | 'whole',
): Promise<void> {
  const { id, orderId, supplierId, restaurantId, personId, content } = invoice
  const draft = draftCredit(content, [], granted)
  if ('refused' in draft) throw new Error(draft.refused)
  const { number, label } = await takeNumber(tx, supplierId, 'credit_note')
  const { seller, buyer, orders } = content
  const note = await insertPaper(
    tx,
    { supplierId, restaurantId, correctsId: id, personId },
    {
      ...{ kind: 'credit_note', number, label, issuedOn, dueOn: null, seller, buyer, orders },
      corrects: {
        publicId: invoice.publicId,
        label: content.label,
        issuedOn: content.issuedOn,
      },
      lines: draft.lines,
      ...draft.sums,
    },
  )
  if (granted === 'whole') await releaseOrders(tx, { invoiceId: id, creditNoteId: note.id })
  else await settleCredits(tx, { paperId: note.id, orderIds: [orderId] })
}

const DAY_MS = 86_400_000

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
