import type { Handler } from '../handler.ts'

export const undoPrices: Handler<'undoPrices'> = async ({ refuse }) => {
  throw refuse('not_found')
}
