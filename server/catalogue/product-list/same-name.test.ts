import { amountOfUnit } from '@halles/domain/measure.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const { database } = await anOwnApp()

type Named = readonly [nameFr: string, nameEn: string, unit?: string]

async function keyOf([nameFr, nameEn, unit = 'kg']: Named): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select same_name_key(${nameFr}, ${nameEn}, ${unit}) as key`.execute(database)
  return rows[0]?.key ?? null
}

test.each<[string, Named, Named]>([
  ['in either number', ['Oignon jaune', 'Yellow onion'], ['Oignons jaunes', 'Yellow onions']],
  ['without accents and case', ['Épaule de bœuf', 'Beef'], ['EPAULE DE BOEUF', 'beef']],
  [
    'in another order after the noun',
    ['Oignons jaunes espagnols', 'Yellow Spanish onions'],
    ['Oignons, espagnols, jaunes', 'Onions, Spanish, yellow'],
  ],
  ['with other articles', ['Tarte à la pomme', 'Apple pie'], ['Tarte aux pommes', 'Apple pies']],
  ['with an apostrophe', ["Jus d'orange", 'Orange juice'], ['Jus d’oranges', 'Orange juice']],
  ['in irregular plurals', ['Noyau', 'Berry'], ['Noyaux', 'Berries']],
  ['with a number that is spaced', ['Lait 2 %', '2 % milk'], ['Lait 2%', '2% milk']],
  ['with a comma in a number', ['Lait 3,25 %', '3.25% milk'], ['Lait 3.25 %', '3.25 % milk']],
  ['in other weights', ['Oignon', 'Onion', 'kg'], ['Oignon', 'Onion', '50LB']],
  ['in other volumes', ['Jus', 'Juice', '1L'], ['Jus', 'Juice', '355ml']],
  ['by the piece and the dozen', ['Œufs', 'Eggs', 'unit'], ['Œuf', 'Egg', 'dozen']],
])('names say the same %s', async (_, one, other) => {
  expect(await keyOf(one)).toEqual(expect.any(String))
  expect(await keyOf(one)).toBe(await keyOf(other))
})

test.each<[string, Named, Named]>([
  ['another word', ['Oignons jaunes', 'Yellow onions'], ['Oignons rouges', 'Red onions']],
  ['one word more', ['Oignons', 'Onions'], ['Oignons jaunes', 'Yellow onions']],
  ['another word in French', ['Oignons jaunes', 'Onions'], ['Oignons rouges', 'Onions']],
  ['another word in English', ['Oignons', 'Yellow onions'], ['Oignons', 'Red onions']],
  [
    'another noun of the same words',
    ['Lait au chocolat', 'Chocolate milk'],
    ['Chocolat au lait', 'Milk chocolate'],
  ],
  ['what it is without', ['Cuisse avec os sans peau', 'Leg'], ['Cuisse avec peau sans os', 'Leg']],
  ['what it is without in English', ['Cuisse', 'Leg with bone'], ['Cuisse', 'Leg without bone']],
  ['the number of a sign', ['Lait 1 % 2 L', 'Milk'], ['Lait 2 % 1 L', 'Milk']],
  ['a number', ['Crevettes 26/30', 'Shrimp'], ['Crevettes 31/40', 'Shrimp']],
  ['a weight', ['Jus', 'Juice', '1L'], ['Jus', 'Juice', 'kg']],
  ['a count', ['Œufs', 'Eggs', 'dozen'], ['Œufs', 'Eggs', 'kg']],
])('names do not say the same with %s', async (_, one, other) => {
  expect(await keyOf(one)).not.toBe(await keyOf(other))
})

test('a product that is sold by an unknown unit compares with none', async () => {
  expect(await keyOf(['Oignons', 'Onions', 'bag'])).toBeNull()
})

test.each<[string, Named]>([
  ['in French', ['★ ★', 'Onions']],
  ['in English', ['Oignons', '—']],
  ['in both languages', ['***', '?!']],
  ['but articles', ['Les', 'The']],
])('a product whose name has no word or number %s compares with none', async (_, named) => {
  expect(await keyOf(named)).toBeNull()
})

test.each<[string, Named]>([
  ['a number', ['222', '222']],
  ['one letter', ['X', 'X']],
])('%s is a name', async (_, named) => {
  expect(await keyOf(named)).toEqual(expect.any(String))
})

test('the database and the domain read a unit alike', async () => {
  const count = fc.oneof(fc.constant(''), fc.nat().map(String))
  const name = fc.constantFrom(
    ...['kg', 'KG', 'g', 'lb', 'oz', 'l', 'L', 'dl', 'cl', 'ml'],
    ...['unit', 'unite', 'piece', 'dozen', 'Douzaine', 'bag', 'floz', 'kgs', '1', ''],
  )
  await fc.assert(
    fc.asyncProperty(count, name, async (count, name) => {
      const unit = `${count}${name}`
      const { rows } = await sql<{ family: string | null; amount: string | null }>`
        select unit_family(${unit}) as family, unit_amount(${unit})::text as amount`.execute(
        database,
      )
      const known = amountOfUnit(unit)
      expect(rows[0]).toEqual({
        family: known?.family ?? null,
        amount: known?.amount.toString() ?? null,
      })
    }),
  )
})
