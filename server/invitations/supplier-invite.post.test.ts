import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { aTradeInvitation, somebody } from '@halles/testing/world/trade-invitation.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('a restaurant invites a supplier by one mail, in the language it chose', async () => {
  const { browser } = await aRestaurant(world)
  const named = { ...somebody(), language: 'en' }
  const answers = await Promise.all([1, 2].map(() => browser.post('/api/supplier-invite/', named)))
  for (const { status, body } of answers) {
    expect([status, body.results]).toEqual([
      200,
      [
        {
          ...{ ...named, public_id: expect.any(String), code: '', terms_days: null },
          ...{ state: 'sent', invited_at: expect.any(String), may_invite: false },
        },
      ],
    ])
  }
  expect(await mailsQueuedFor(world, named.email)).toEqual(['trade-invitation'])
})

test('an address gets the same answer whether or not it has an account', async () => {
  const emails = [
    (await aSupplier(world)).email,
    (await aRestaurant(world)).email,
    somebody().email,
  ]
  const answers = []
  for (const email of emails) {
    const { browser } = await aRestaurant(world)
    const { status, text } = await browser.post('/api/supplier-invite/', { name: 'X', email })
    answers.push(
      `${status} ${text}`
        .replaceAll(email, '')
        .replaceAll(/"(?:public_id|invited_at)":"[^"]+"/g, ''),
    )
  }
  expect(new Set(answers).size).toBe(1)
})

test('twenty wait at most, and who ended them does not wait', async () => {
  const restaurant = await aRestaurant(world)
  const { browser } = restaurant
  const { stopToken } = await aTradeInvitation(world, restaurant)
  await aVisitor(world).post('/api/invitation-stop/', { token: stopToken })
  for (let count = 0; count < 20; count++) {
    expect((await browser.post('/api/supplier-invite/', somebody())).status).toBe(200)
  }
  const named = somebody()
  const { status, body } = await browser.post('/api/supplier-invite/', named)
  expect([status, body.code]).toEqual([409, 'suppliers_invited'])
  expect(await mailsQueuedFor(world, named.email)).toEqual([])
})
