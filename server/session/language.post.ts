import type { Handler } from '../handler.ts'
import { updateLanguage } from './session-sql.ts'

export const language: Handler<'language'> = async ({ input, viewer, tx }) => {
  await updateLanguage(tx, viewer.personId, input.lang)
  return undefined
}
