import type { Handler } from '../handler.ts'
import { checkoutOf } from './cart-answers.ts'
import { listCartLines } from './cart-sql.ts'

export const getCheckout: Handler<'getCheckout'> = async ({ viewer, reader }) =>
  checkoutOf(await listCartLines(reader, viewer))
