import type { Handler } from '../handler.ts'
import { readBalances } from './balances-sql.ts'
import { readReminders } from './reminders/reminders-sql.ts'

export const balances: Handler<'balances'> = async ({ input, viewer, reader }) => {
  const read = await readBalances(reader, viewer, input)
  const reminders =
    viewer.kind === 'supplier' ? await readReminders(reader, viewer.supplierId) : null
  return { ...read, reminders }
}
