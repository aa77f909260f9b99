import fc from 'fast-check'
import { expect } from 'vitest'
import { mailTrade } from './mails.ts'
import { type ModelPart, money, partSums } from './model.ts'
import { type PartCall, partCommand } from './part-command.ts'
import { grantedCents, toCredit } from './part-rules.ts'

/** A supplier invoices what was delivered, less what it has granted by then. */
export const invoice = partCommand(
  'invoice',
  fc.record({}),
  ({ order, part, model, real }): PartCall => ({
    by: 'supplier',
    path: '/api/invoice-issue/',
    body: { orders: [part.publicId] },
    answered: 201,
    refused: refusalOf(part),
    apply: (answer) => {
      const { goods, fee, deposit } = partSums(part)
      const credited = grantedCents(part)
      const left = goods - credited + fee + deposit
      expect([answer.goods, answer.total]).toEqual([money(goods - credited), money(left)])
      part.invoice = { publicId: answer.public_id, left }
      if (part.credit) part.credit.isOnPaper = credited > 0
      mailTrade(model, real, 'invoice-issued', 'restaurant', order.restaurant)
    },
  }),
  isDelivered,
)

function refusalOf(part: ModelPart): [number, string] | undefined {
  if (part.invoice) return [409, 'paper_exists']
  return isDelivered(part) ? undefined : [409, 'not_to_invoice']
}

function isDelivered({ status, receipt }: ModelPart): boolean {
  return status === 'done' || (status === 'acknowledged' && receipt !== null)
}

/** A supplier gives back what it has granted since, or all that is left of an invoice: then its order can be invoiced anew. */
export const creditNote = partCommand(
  'credit note',
  fc.record({ whole: fc.boolean() }),
  ({ order, part, model, real }, { whole }): PartCall | undefined => {
    const { invoice: of, credit } = part
    if (!of) return undefined
    const cents = whole ? of.left : toCredit(part)
    return {
      by: 'supplier',
      path: '/api/credit-issue/',
      body: { paper_public_id: of.publicId, whole },
      answered: 201,
      refused: cents === 0 ? [409, 'nothing_to_credit'] : undefined,
      apply: (answer) => {
        expect(answer.total).toBe(money(cents))
        if (credit) credit.isOnPaper = !whole
        if (whole) part.invoice = null
        else of.left -= cents
        mailTrade(model, real, 'credit-note-issued', 'restaurant', order.restaurant)
      },
    }
  },
  ({ invoice: of }) => of !== null,
)
