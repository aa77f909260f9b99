import type { Handler } from '../handler.ts'
import { findGuide } from './guide-answers.ts'

export const getGuide: Handler<'getGuide'> = async ({ input, viewer, reader, refuse }) => {
  const guide = await findGuide(reader, viewer, input.guide_public_id)
  if (!guide) throw refuse('not_found')
  return guide
}
