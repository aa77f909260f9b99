import type { Handler } from '../../handler.ts'
import { insertAction } from '../actions-sql.ts'
import { isCityUsed, lockCity, updateRetired } from './cities-sql.ts'

export const operatorCityRetire: Handler<'operatorCityRetire'> = async (context) => {
  const { input, viewer, tx, refuse } = context
  const cityId = await lockCity(tx, input.name)
  if (cityId === undefined) throw refuse('not_found')
  if (await isCityUsed(tx, cityId)) throw refuse('city_in_use')
  await updateRetired(tx, cityId)
  await insertAction(tx, viewer.operatorId, { action: 'retire_city', subject: input.name })
  return undefined
}
