import type { Handler } from '../../handler.ts'
import { insertAction } from '../actions-sql.ts'
import { insertCity } from './cities-sql.ts'

export const operatorCityAdd: Handler<'operatorCityAdd'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  if (!(await insertCity(tx, input.name))) throw refuse('city_exists')
  await insertAction(tx, viewer.operatorId, { action: 'add_city', subject: input.name })
  return undefined
}
