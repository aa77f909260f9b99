import { later } from '@halles/domain/holidays.ts'
import type { Handler } from '../../handler.ts'
import { findIssuingTaxes } from '../../taxes/issuing-taxes-sql.ts'
import { countOrdersToInvoice, listCreditsToIssue, listOrdersToInvoice } from './to-issue-sql.ts'

const DAYS = 31
const PAGE = 100

export const invoicesToIssue: Handler<'invoicesToIssue'> = async ({ reader, input, viewer }) => {
  const { supplierId } = viewer
  const taxes = await findIssuingTaxes(reader, supplierId, [])
  const to = input.to ?? (input.from ? later(input.from, DAYS - 1) : taxes.today)
  const from = input.from ?? later(to, 1 - DAYS)
  const wanted = { from, to, restaurantPublicId: input.restaurant_public_id }
  const found = await listOrdersToInvoice(reader, supplierId, taxes, {
    ...wanted,
    after: input.cursor,
    limit: PAGE + 1,
  })
  const results = found.slice(0, PAGE)
  return {
    days: await countOrdersToInvoice(reader, supplierId, taxes, wanted),
    results,
    next: found.length > PAGE ? (results.at(-1)?.public_id ?? null) : null,
    credits: await listCreditsToIssue(reader, supplierId),
  }
}
