import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Answer } from '@halles/testing/client/browser.ts'
import { expectTooMany } from '@halles/testing/client/expect-too-many.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aVisitor, type World } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp({ teamEmail: 'equipe@halles.example.ca' })

const MESSAGE = {
  first_name: 'Luc',
  last_name: 'Gagné',
  email: 'luc@exemple.test',
  question: 'Livrez-vous à Gaspé?\nMerci!',
}

const send = (message: object, at: World = world) =>
  aVisitor(at).post('/api/contact-us/', { ...MESSAGE, ...message })

const kept = () =>
  world.database
    .selectFrom('contact_message')
    .select(['first_name', 'last_name', 'email', 'question'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

test('a message is kept and mailed to the team', async () => {
  const answer = await send({})
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect(await kept()).toEqual(MESSAGE)
  const { first_name: firstName, last_name: lastName, email, question } = MESSAGE
  expect(await lastMailQueued(world, 'contact-message')).toEqual({
    recipient: 'equipe@halles.example.ca',
    facts: { firstName, lastName, email, question },
  })
})

test('without a team’s address it is kept all the same', async () => {
  const alone = await anOwnApp()
  expect((await send({}, alone)).status).toBe(204)
  const messages = await alone.database.selectFrom('contact_message').selectAll().execute()
  expect(messages).toHaveLength(1)
})

test.for(['', undefined])('the question may be %j [A094]', async (question) => {
  expect((await send({ question })).status).toBe(204)
  expect(await kept()).toMatchObject({ question: '' })
})

test('markup, templates and formulas stay text [A085] [A092]', async () => {
  for (const text of ['<script>alert(1)</script>', '{{7*7}}', '=HYPERLINK("x")']) {
    expect((await send({ first_name: text, question: text })).status).toBe(204)
    expect(await kept()).toMatchObject({ first_name: text, question: text })
  }
})

describe('nothing is kept or mailed', () => {
  test.for([
    ['a blank first name', { first_name: '  ' }, 'first_name'],
    ['no last name', { last_name: undefined }, 'last_name'],
    ['a blank e-mail', { email: ' ' }, 'email'],
    ['what is no e-mail', { email: 'luc' }, 'email'],
    ['two e-mails', { email: 'luc@exemple.test,eve@exemple.test' }, 'email'],
    [
      'a mail header in the e-mail',
      { email: 'luc@exemple.test\r\nBcc: eve@exemple.test' },
      'email',
    ],
    ['a mail header in the name', { first_name: 'Luc\r\nBcc: eve@exemple.test' }, 'first_name'],
    ['a null character', { question: 'a\u0000b' }, 'question'],
    ['half an emoji', { question: 'a\ud83e' }, 'question'],
    ['a letter of 10,000 characters', { question: 'a'.repeat(10_000) }, 'question'],
    ['a list', { question: ['a'] }, 'question'],
  ] as const)('of %s [A086] [A092] [A094]', async ([, message, field]) => {
    const before = await fingerprint(world.database)
    const answer = await send(message)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect(await fingerprint(world.database)).toBe(before)
  })

  test('of a book [A092]', async () => {
    expect((await send({ question: 'a'.repeat(100_000) })).status).toBe(413)
  })

  test('after three messages an hour from one address [A093]', async () => {
    const limited = await anOwnApp({ rateLimits: true })
    const answers: Answer[] = []
    for (let sent = 0; sent < 10; sent++) answers.push(await send({}, limited))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toEqual([...Array(3).fill(204), ...Array(7).fill(429)])
    expectTooMany(answers.slice(3))
    const messages = await limited.database.selectFrom('contact_message').selectAll().execute()
    expect(messages).toHaveLength(3)
  })
})

test('a message sent again under its key uses up nothing, and is answered when the hour is used up', async () => {
  const limited = await anOwnApp({ rateLimits: true })
  const browser = aVisitor(limited)
  const sendUnder = async (key: string) =>
    (await browser.post('/api/contact-us/', MESSAGE, { 'Idempotency-Key': key })).status
  const statuses: number[] = []
  for (const key of ['1', '1', '1', '2', '2', '3', '3', '4', '1'])
    statuses.push(await sendUnder(key))
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 204, 429, 204])
})
