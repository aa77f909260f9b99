import type { Handler } from '../handler.ts'

export const previewPrices: Handler<'previewPrices'> = async ({ refuse }) => {
  throw refuse('not_found')
}
