import type { Handler } from '../handler.ts'
import { receiversOf } from './receivers-of.ts'

export const getLotReceivers: Handler<'getLotReceivers'> = async ({
  input,
  viewer,
  reader,
  refuse,
}) => {
  const found = await receiversOf(reader, viewer.supplierId, input)
  if (!found) throw refuse('not_found')
  return found.receivers
}
