import type { Handler } from '../handler.ts'
import { cartOf } from './cart-answers.ts'
import { listCartLines } from './cart-sql.ts'

export const getCart: Handler<'getCart'> = async ({ viewer, reader }) =>
  cartOf(await listCartLines(reader, viewer))
