import { later } from '@halles/domain/holidays.ts'
import { findPaymentToReverse, insertPayment } from '../../../payments/insert-payment-sql.ts'
import type { Transaction } from '../../transaction.ts'
import type { HoursBefore } from '../demo-clock.ts'
import { demoMethod, nameOf, PAID_AFTER_DAYS, PAID_OTHERWISE } from './demo-papers.ts'
import type { IssuedInvoice } from './insert-demo-papers.ts'
import { montrealDay } from './montreal-day.ts'

/** Notes what customers of the demo market paid: most of what is due, some of it late, in parts, or by a cheque that came back. */
export async function insertDemoPayments(
  tx: Transaction,
  invoices: readonly IssuedInvoice[],
  hoursBefore: HoursBefore,
): Promise<void> {
  const today = montrealDay(hoursBefore(0))
  for (const [place, invoice] of invoices.entries()) {
    const paidOn = later(invoice.content.issuedOn, paidAfter(invoice))
    if (paidOn > today) continue
    const said = PAID_OTHERWISE[nameOf(invoice)]
    const total = invoice.content.totalCents
    const pay = (cents: number, day: string) =>
      insertPayment(tx, invoice.supplierId, {
        ...{ restaurantId: invoice.restaurantId, personId: invoice.personId },
        ...{ amountCents: cents, paidOn: day, ...demoMethod(place) },
        shares: [{ id: invoice.id, cents }],
      })
    if (said === 'not') continue
    if (said === undefined) await pay(total, paidOn)
    else if (said === 'twice') {
      await takeBack(tx, invoice, { publicId: await pay(total, paidOn), day: later(paidOn, 3) })
      await pay(total, later(paidOn, 5))
    } else {
      const part = said === 'in two parts' ? Math.floor(total / 2) : said
      await pay(part, paidOn)
      if (said === 'in two parts') await pay(total - part, later(paidOn, 6))
    }
  }
}

/** At once where nothing else is agreed. */
function paidAfter({ content: { issuedOn, dueOn } }: IssuedInvoice): number {
  return dueOn === issuedOn ? 0 : PAID_AFTER_DAYS
}

/** A payment that was none. */
async function takeBack(
  tx: Transaction,
  { supplierId, personId }: IssuedInvoice,
  { publicId = '', day }: { publicId: string | undefined; day: string },
): Promise<void> {
  const payment = await findPaymentToReverse(tx, supplierId, publicId)
  if (!payment) throw new Error('a payment was marked')
  const { id: reversesId, restaurantId, method, reference } = payment
  await insertPayment(tx, supplierId, {
    ...{ restaurantId, personId, method, reference, reversesId, paidOn: day },
    amountCents: -payment.amountCents,
    shares: payment.shares.map(({ id, cents }) => ({ id, cents: -cents })),
  })
}
