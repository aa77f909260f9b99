import type { Handler } from '../handler.ts'
import { readCheckout } from './checkout-view.ts'

export const getCheckout: Handler<'getCheckout'> = ({ viewer, reader }) =>
  readCheckout(reader, viewer)
