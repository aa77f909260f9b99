import type { Handler } from '../../handler.ts'
import { insertAction } from '../actions-sql.ts'
import { insertCities } from './cities-sql.ts'
import { readCityFile } from './city-file.ts'

export const operatorCityImport: Handler<'operatorCityImport'> = async (context) => {
  const { input, viewer, tx } = context
  const names = readCityFile(input.file)
  const added = await insertCities(tx, names)
  if (added > 0) {
    await insertAction(tx, viewer.operatorId, { action: 'import_cities', detail: String(added) })
  }
  return { added, known: names.length - added }
}
