import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { expect, test } from 'vitest'
import { readMailContent } from '../mail/content/mail-content.ts'
import { mailLinks } from '../mail/content/mail-links.ts'
import { renderMail } from '../mail/templates/render-mail.ts'

const world = await aTestApp()
const supplier = await aSupplier(world, { name: 'Ferme Roy' })
const links = mailLinks(new URL('https://halles.example'))
const legal = { name: '', address: '', email: '', phone: '' }

async function aNotice(lot: string, further = {}) {
  const restaurant = await aRestaurant(world)
  const cook = await aMember(world, restaurant, 'cook')
  await anOrderOfLot(world, restaurant, supplier, { lot, cases: 3 })
  const recall = await aRecall(supplier, lot, further)
  const { id } = await world.database
    .selectFrom('recall')
    .select('id')
    .where('public_id', '=', recall['public_id'])
    .executeTakeFirstOrThrow()
  const read = (person = cook.person) =>
    readMailContent(world.database, {
      kind: 'recall-notice',
      facts: { recallId: id },
      person_id: person.id,
      account_id: restaurant.id,
    })
  return { restaurant, cook, read }
}

test('every member of a restaurant is told what it received, whoever cooks too', async () => {
  const { restaurant, cook, read } = await aNotice('L-1', { reason: 'Verre possible.' })
  for (const { email } of [restaurant, cook])
    expect(await mailsQueuedFor(world, email)).toContain('recall-notice')
  expect(await read()).toMatchObject({
    supplier: { name: 'Ferme Roy' },
    lot: 'L-1',
    product: null,
    reason: 'Verre possible.',
    isExercise: false,
    cases: 3,
    lines: [{ number: 1, day: null, lot: 'L-1', expiresOn: null, cases: 3 }],
  })
})

test('who was removed meanwhile is told nothing', async () => {
  const { cook, read } = await aNotice('L-2')
  await cook.browser.post('/api/team-leave/')
  expect(await read()).toBeUndefined()
})

test.for([
  ['fr', 'EXERCICE', 'Ceci est un exercice'],
  ['en', 'EXERCISE', 'This is an exercise'],
] as const)(
  'an exercise says that it is one in its first words (%s)',
  async ([language, subject, text]) => {
    const { read } = await aNotice(`L-3${language}`, { is_exercise: true })
    const content = await read()
    if (!content) throw new Error('nobody is told')
    const mail = renderMail('recall-notice', content, { language, links, legal })
    expect(mail.subject.startsWith(subject)).toBe(true)
    expect(mail.text.split('\n').filter(Boolean)[1]).toContain(text)
  },
)
