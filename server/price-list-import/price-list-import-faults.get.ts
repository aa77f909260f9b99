import type { Handler } from '../handler.ts'

export const priceImportFaults: Handler<'priceImportFaults'> = async ({ refuse }) => {
  throw refuse('not_found')
}
