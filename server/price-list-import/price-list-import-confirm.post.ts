import type { Handler } from '../handler.ts'

export const confirmPrices: Handler<'confirmPrices'> = async ({ refuse }) => {
  throw refuse('not_found')
}
