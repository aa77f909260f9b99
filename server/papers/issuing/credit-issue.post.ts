import { draftCredit } from '@halles/domain/papers/draft-credit.ts'
import type { PaperContent } from '@halles/domain/papers/paper.ts'
import type { Handler } from '../../handler.ts'
import { findFrozenPaper, listCreditNotes } from '../frozen-papers-sql.ts'
import { paperAnswer } from '../paper-answers.ts'
import { lockInvoice, readGranted, readToday } from './credited-invoice-sql.ts'
import { takeNumber } from './series-sql.ts'
import { releaseOrders, settleCredits } from './settle-orders-sql.ts'
import { writePaper } from './write-paper.ts'

export const creditIssue: Handler<'creditIssue'> = async (context) => {
  const { tx, input, viewer, refuse } = context
  const locked = await lockInvoice(tx, viewer.supplierId, input.paper_public_id)
  if (!locked) throw refuse('not_found')
  const { number, label } = await takeNumber(tx, viewer.supplierId, 'credit_note')
  const invoice = await findFrozenPaper(tx, viewer, input.paper_public_id)
  if (!invoice) throw refuse('not_found')
  const notes = await listCreditNotes(tx, invoice.id)
  const granted = input.whole ? 'whole' : await readGranted(tx, locked.orderIds)
  const draft = draftCredit(
    invoice.content,
    notes.map(({ content }) => content),
    granted,
  )
  if ('refused' in draft) throw refuse(draft.refused)
  const content: PaperContent = {
    kind: 'credit_note',
    number,
    label,
    corrects: {
      publicId: invoice.publicId,
      label: invoice.content.label,
      issuedOn: invoice.content.issuedOn,
    },
    issuedOn: await readToday(tx),
    dueOn: null,
    seller: invoice.content.seller,
    buyer: invoice.content.buyer,
    orders: invoice.content.orders,
    lines: draft.lines,
    ...draft.sums,
  }
  const of = { restaurantId: invoice.restaurantId, correctsId: invoice.id }
  const publicId = await writePaper(context, of, content, (paperId) =>
    input.whole
      ? releaseOrders(tx, { invoiceId: invoice.id, creditNoteId: paperId })
      : settleCredits(tx, { paperId, orderIds: locked.orderIds }),
  )
  return paperAnswer(publicId, content)
}
