import type { Handler } from '../../handler.ts'
import { getChoices } from './substitute-choices-sql.ts'

export const getSubstituteChoices: Handler<'getSubstituteChoices'> = ({ viewer, reader }) =>
  getChoices(reader, viewer.restaurantId)
