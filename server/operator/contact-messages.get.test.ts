import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

const write = (question: string) =>
  aVisitor(world).post('/api/contact-us/', {
    first_name: 'Élodie',
    last_name: '<b>Roy</b>',
    email: 'elodie@exemple.test',
    question,
  })

const messages = async (page = 1) =>
  (await operator.browser.get(`/api/operator/contact-messages/?page=${page}`)).body

test('the team reads what was written, as it was written, newest first [A092]', async () => {
  await write('Livrez-vous à Gaspé?\n\nMerci.')
  await write('<script>alert(1)</script>')
  const sender = {
    public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    first_name: 'Élodie',
    last_name: '<b>Roy</b>',
    email: 'elodie@exemple.test',
    sent_at: expect.stringMatching(/\+00:00$/),
  }
  expect(await messages()).toEqual({
    results: [
      { ...sender, question: '<script>alert(1)</script>' },
      { ...sender, question: 'Livrez-vous à Gaspé?\n\nMerci.' },
    ],
    count: 2,
  })
})

test('twenty messages make a page, and put together the pages hold each once [I18]', async () => {
  for (let number = 0; number < 20; number++) await write(`Question ${number}`)
  const pages = await Promise.all([1, 2, 3].map(messages))
  expect(pages.map(({ results }) => results.length)).toEqual([20, 2, 0])
  const ids = pages.flatMap(({ results }) => results).map(({ public_id }) => public_id)
  expect(new Set(ids).size).toBe(22)
})
