import { later } from '@halles/domain/holidays.ts'
import { draftCredit } from '@halles/domain/papers/draft-credit.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import { insertPaper } from '../../../papers/frozen-papers-sql.ts'
import { computeDraft } from '../../../papers/issuing/compute-draft.ts'
import { takeNumber } from '../../../papers/issuing/series-sql.ts'
import { insertPaperOrders, releaseOrders } from '../../../papers/issuing/settle-orders-sql.ts'
import type { PersonId, SupplierId } from '../../../platform/access/viewer.ts'
import type { Transaction } from '../../transaction.ts'
import { demoPublicId } from '../demo-public-id.ts'
import { STEP_HOURS } from '../orders/demo-order.ts'
import { idOf, type LoadedMarket } from '../orders/place-demo-order.ts'
import { findContact } from './contact-sql.ts'
import { findDemoOrder } from './demo-order-sql.ts'
import { type DemoInvoice, demoInvoices, nameOf, TAKEN_BACK } from './demo-papers.ts'
import { montrealDay } from './montreal-day.ts'

/** An invoice as it was stored. */
export type IssuedInvoice = DemoInvoice & {
  id: number
  publicId: string
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
    if (isTakenBack) await takeBack(tx, first, later(day, 1))
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
  const orderIds = [await findDemoOrder(tx, publicId)]
  const { number, label } = await takeNumber(tx, supplierId, 'invoice')
  const draft = await computeDraft(tx, supplierId, orderIds)
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
  await insertPaperOrders(tx, id, orderIds)
  return { ...invoice, id, publicId: paperPublicId, restaurantId, supplierId, personId, content }
}

/** All of an invoice, so that its order can be invoiced anew. */
async function takeBack(tx: Transaction, invoice: IssuedInvoice, issuedOn: string): Promise<void> {
  const { id, supplierId, restaurantId, personId, content } = invoice
  const draft = draftCredit(content, [], 'whole')
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
  await releaseOrders(tx, { invoiceId: id, creditNoteId: note.id })
}

const DAY_MS = 86_400_000

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}
