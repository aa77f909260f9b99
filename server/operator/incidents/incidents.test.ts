import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, signedIn } from '@halles/testing/world/builders.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)
const colleague = await anOperator(world)

const FACTS = {
  noticed_on: '2026-11-20',
  occurred: 'Vers le 18 novembre 2026',
  what_happened: 'Un courriel de commande est parti au mauvais fournisseur.\n\nUne fois.',
  persons: 'Nom, téléphone et adresse d’un restaurant.',
  is_serious: false,
  risk_reason: 'Des coordonnées d’entreprise, déjà publiques.',
  measures: 'Le fournisseur a confirmé avoir effacé le courriel.',
}
const PATH = '/api/operator/incidents/'
const record = (facts: object, by = operator) => by.browser.post(PATH, facts)
const register = async (page = 1) => (await operator.browser.get(`${PATH}?page=${page}`)).body

const recorded = (version: number, by = operator) => ({
  version,
  recorded_by: by.email,
  recorded_at: expect.any(String),
})

test('an incident is recorded with who noted it and when, and is read in the register', async () => {
  const { status, body } = await record(FACTS)
  const nobodyNotified = { commission_notified_on: null, persons_notified_on: null }
  expect([status, body]).toEqual([
    201,
    {
      public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      entries: [{ ...FACTS, ...nobodyNotified, ...recorded(1) }],
    },
  ])
  expect(await register()).toEqual({ results: [body], count: 1 })
})

test('a correction is a further entry, and what was recorded before is still read', async () => {
  const { body: first } = await record(FACTS)
  const { public_id } = first
  const corrected = {
    ...FACTS,
    is_serious: true,
    commission_notified_on: '2026-11-21',
    persons_notified_on: '2026-11-22',
  }
  const corrects = { public_id, version: 1 }
  const { status, body } = await record({ ...corrected, corrects }, colleague)
  expect([status, body]).toEqual([
    201,
    { public_id, entries: [{ ...corrected, ...recorded(2, colleague) }, ...first.entries] },
  ])
  expect((await register()).results[0]).toEqual(body)
})

test('who corrects what a colleague has corrected meanwhile is told so, and one of ten at once is stored', async () => {
  const { body } = await record(FACTS)
  const corrects = { public_id: body.public_id, version: 1 }
  const devices = await Promise.all(Array.from({ length: 10 }, () => signedIn(world, operator)))
  const answers = await Promise.all(
    devices.map((browser) => browser.post(PATH, { ...FACTS, corrects })),
  )
  const codes = answers.map(({ status, body: answer }) => answer.code ?? status).sort()
  expect(codes).toEqual([201, ...Array(9).fill('incident_changed')])
  expect((await register()).results[0].entries).toHaveLength(2)
})

test('an incident that is not in the register cannot be corrected', async () => {
  const before = await fingerprint(world.database)
  const corrects = { public_id: '0'.repeat(32), version: 1 }
  expect((await record({ ...FACTS, corrects })).status).toBe(404)
  expect(await fingerprint(world.database)).toBe(before)
})

test.for([
  ['no day', { noticed_on: undefined }, 'noticed_on'],
  ['a day that is none', { noticed_on: '2026-02-30' }, 'noticed_on'],
  ['nothing that happened', { what_happened: ' ' }, 'what_happened'],
  ['nobody concerned', { persons: '' }, 'persons'],
  ['no word on serious injury', { is_serious: undefined }, 'is_serious'],
  ['no measures', { measures: '\u200b' }, 'measures'],
  ['a book', { measures: 'a'.repeat(3_001) }, 'measures'],
  [
    'a moment for a day',
    { commission_notified_on: '2026-11-21T10:00:00Z' },
    'commission_notified_on',
  ],
] as const)('an entry with %s is refused', async ([, wrong, field]) => {
  const before = await fingerprint(world.database)
  const { status, body } = await record({ ...FACTS, ...wrong })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  expect(await fingerprint(world.database)).toBe(before)
})

test.for([
  'update privacy_incident_entry set is_serious = not is_serious',
  'delete from privacy_incident_entry',
  "update privacy_incident set opened_at = '2020-01-01'",
])('the database takes no change of the register: %s', async (change) => {
  await expect(sql.raw(change).execute(world.database)).rejects.toThrow('takes new rows only')
})

test('twenty make a page', async () => {
  const { count } = await register()
  for (let more = count; more < 21; more++) await record(FACTS)
  expect([(await register()).results.length, (await register(2)).results.length]).toEqual([20, 1])
})
