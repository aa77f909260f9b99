import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { describe, expect, test } from 'vitest'

const world = await aTestApp()
const PATH = '/api/own-profile/'
const names = { first_name: 'Maude', last_name: 'Œillet' }

test('anybody signed in reads and changes the own name', async () => {
  const restaurant = await aRestaurant(world)
  const everybody = [
    restaurant,
    await aMember(world, restaurant, 'cook'),
    await aMember(world, await aSupplier(world), 'picker'),
    await anOperator(world),
  ]
  for (const { browser, email } of everybody) {
    expect((await browser.get(PATH)).body).toMatchObject({ email, pending_email: null })
    const saved = await browser.post(PATH, { ...names, email })
    expect(saved).toMatchObject({ status: 200, body: { ...names, email, pending_email: null } })
    expect((await browser.get(PATH)).body).toEqual(saved.body)
  }
})

test('a new e-mail waits for its mailbox, and leaves the business alone', async () => {
  const restaurant = await aRestaurant(world)
  const cook = await aMember(world, restaurant, 'cook')
  const email = `neuf-${cook.email}`
  const saved = await cook.browser.post(PATH, { ...names, email })
  expect(saved.body).toMatchObject({ email: cook.email, pending_email: email })
  expect(await mailsQueuedFor(world, email)).toEqual(['email-confirmation'])
  expect(await mailsQueuedFor(world, cook.email)).toEqual(['email-change-requested'])
  const { body } = await restaurant.browser.get('/api/restaurant-account-info/')
  expect(body).toMatchObject({ user: { email: restaurant.email }, pending_email: null })
})

test.for([
  ['nothing', {}, ['first_name', 'last_name', 'email']],
  ['a blank name', { ...names, first_name: ' ', email: 'a@b.test' }, ['first_name']],
  ['an e-mail that is none', { ...names, email: 'moi' }, ['email']],
] as const)('%s is refused by field', async ([, input, fields]) => {
  const { browser } = await aRestaurant(world)
  const before = await fingerprint(world.database)
  const answer = await browser.post(PATH, input)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields)).toEqual(fields)
  expect(await fingerprint(world.database)).toBe(before)
})

describe('the account of a business', () => {
  const INFO = '/api/restaurant-account-info/'
  const form = ({ email }: BuiltAccount) => aRestaurantForm({ user: { ...names, email } })

  test('answers its contact to every member', async () => {
    const restaurant = await aRestaurant(world)
    const partner = await aMember(world, restaurant, 'owner')
    const { body } = await partner.browser.get(INFO)
    expect(body.user.email).toBe(restaurant.email)
    expect(body).toEqual((await restaurant.browser.get(INFO)).body)
  })

  test('saved by another owner has that owner as its contact, and nobody else is renamed', async () => {
    const restaurant = await aRestaurant(world)
    const partner = await aMember(world, restaurant, 'owner')
    const before = (await restaurant.browser.get(PATH)).body
    const saved = await partner.browser.post(INFO, form(partner))
    expect(saved).toMatchObject({ status: 200, body: { user: { ...names, email: partner.email } } })
    expect((await restaurant.browser.get(PATH)).body).toEqual(before)
    expect((await partner.browser.get(PATH)).body).toMatchObject(names)
    expect((await restaurant.browser.get(INFO)).body).toEqual(saved.body)
  })
})
