import { fr } from '@halles/texts/fr.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/language/language.ts'
import { takeLastChange } from './catalogue-changes.ts'
import { type AvailabilityChange, undoAvailability } from './undo-availability.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' })
  setLanguage({ language: 'fr', texts: fr })
  while (takeLastChange());
})

const here = { available: true, available_from: null }
const out = { available: false, available_from: null }
const product = { public_id: 'butter', name_fr: 'Beurre', name_en: 'Butter' }
/** Butter that was marked out of stock is to be available again. */
const back: AvailabilityChange = { kind: 'availability', product, from: out, to: here }
const change: AvailabilityChange = { ...back, from: here, to: out }

function answer(answered: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/health') ? Promise.resolve(new Response()) : answered(),
  )
}
const refusal = (status: number, code: string) => () =>
  Promise.resolve(Response.json({ code, message: '…' }, { status }))

test.each([
  ['has no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['is refused for now', refusal(409, 'import_running')],
])('an undo that %s can be tried again', async (_, answered) => {
  answer(answered)
  await expect(undoAvailability(back)).rejects.toThrow()
  expect(takeLastChange()).toEqual(change)
})

test.each([
  ['product is gone', refusal(404, 'not_found')],
  ['day has passed', refusal(400, 'invalid_input')],
])('an undo whose %s does not stay before older changes', async (_, answered) => {
  answer(answered)
  await expect(undoAvailability(back)).rejects.toThrow()
  expect(takeLastChange()).toBeUndefined()
})

test('an undo that is done is no change', async () => {
  answer(() => Promise.resolve(Response.json({ public_id: 'butter' })))
  await undoAvailability(back)
  expect(takeLastChange()).toBeUndefined()
})
