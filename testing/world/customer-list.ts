import type { CustomerCells } from '@halles/domain/customer-import/customer-row.ts'
import type { Body, Browser } from '../client/browser.ts'

const ROW = { name: 'Bistro Lou', email: 'lou@bistro.test' }

/** A supplier's list of customers as CSV text: Bistro Lou unless said otherwise, a row each. */
export function aCustomerList(rows: readonly CustomerCells[] = [{}]): string {
  const columns = Object.keys({ ...ROW, ...rows[0] }) as (keyof CustomerCells)[]
  const lines = rows.map((row) => {
    const cells: CustomerCells = { ...ROW, ...row }
    return columns.map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return [columns.join(','), ...lines].join('\r\n')
}

/** The preview of a list of customers. */
export async function aCustomerPreview(
  browser: Browser,
  rows?: readonly CustomerCells[],
): Promise<Body> {
  const file = Buffer.from(aCustomerList(rows))
  const { status, body, text } = await browser.post('/api/customer-import/', file)
  if (status !== 201) throw new Error(text)
  return body
}

/** A list of customers imported; its summary. */
export async function aCustomerImport(
  browser: Browser,
  rows?: readonly CustomerCells[],
): Promise<Body> {
  const { public_id } = await aCustomerPreview(browser, rows)
  const answer = await browser.post('/api/customer-import-confirm/', { public_id })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
