import type { Handler } from '../handler.ts'

export const lastPriceImport: Handler<'lastPriceImport'> = async ({ refuse }) => {
  throw refuse('not_found')
}
