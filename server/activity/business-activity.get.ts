import type { Handler } from '../handler.ts'
import { listActivity, listPersons } from './activity-sql.ts'

const ENTRIES_PER_PAGE = 50

export const businessActivity: Handler<'businessActivity'> = async ({ input, viewer, reader }) => ({
  ...(await listActivity(reader, viewer, input, ENTRIES_PER_PAGE)),
  persons: await listPersons(reader, viewer.accountId),
})
