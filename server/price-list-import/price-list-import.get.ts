import type { Handler } from '../handler.ts'

export const priceImportRows: Handler<'priceImportRows'> = async ({ refuse }) => {
  throw refuse('not_found')
}
