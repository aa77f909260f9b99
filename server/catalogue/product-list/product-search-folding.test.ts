import { foldText, searchWords } from '@halles/domain/search.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const database = await aTestDatabase()
const PLANES = 0x20000

test('every letter that PostgreSQL’s unaccent knows is folded alike on both sides of a search', async () => {
  const letters = Array.from({ length: PLANES }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{L}/u.test(character),
  )
  const { rows } = await sql<{ letter: string; words: string }>`
    select letter, trim(search_text(letter)) as words from unnest(${letters}::text[]) letter
    where unaccent(letter) <> letter`.execute(database)
  expect(rows.length).toBeGreaterThan(1_000)
  const differing = rows
    .map(({ letter, words }) => [letter, words, wordsOf(foldText(letter))])
    .filter(([, words, folded]) => words !== folded)
  expect(differing).toEqual([])
})

test.each([
  'Œufs frais 12x355ml',
  'Jambon 2,5 kg (m²)',
  'Oméga3 ½ lb',
  'Łódź, đồng & Iğdır',
  'L’oignon d’été 454g',
])('%j is cut into the same words on both sides', async (name) => {
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(to_tsvector('simple', search_text(${name}))) as words`.execute(
    database,
  )
  const words = searchWords(name)
  expect(rows[0]?.words).toEqual(expect.arrayContaining(words))
})

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
