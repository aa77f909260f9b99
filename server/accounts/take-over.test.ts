import type { Browser } from '@halles/testing/client/browser.ts'
import { lastMailQueued, mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aVisitor, PASSWORD, signedIn } from '@halles/testing/world/builders.ts'
import { aRestaurantForm } from '@halles/testing/world/sign-up-forms.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })
const PATH = '/api/restaurant-account-info/'
const CHOSEN = 'sirop-de-bouleau'
const INVALID = { status: 400, body: { code: 'invalid_token' } }

let serial = 0
/** Of somebody who has not been seen before. */
const elsewhere = () => ({ 'X-Forwarded-For': `203.0.113.${++serial}` })

const post = (path: string, body: unknown, browser = aVisitor(world)) =>
  browser.post(path, body, elsewhere())
const login = (email: string, password: string) => post('/api/auth/login/', { email, password })
const confirm = (token: string, current_password: unknown) =>
  post('/api/confirm-email/', { token, current_password })
const undo = (token: string) => post('/api/undo-email-change/', { token })
const chooseEmail = async (browser: Browser, email: string) => {
  const { user, pending_email: _, ...restaurant } = (await browser.get(PATH)).body
  return browser.post(PATH, { user: { ...user, email }, restaurant })
}

/** The token of the newest mail of a kind, which only this mailbox has read. */
async function tokenIn(
  mailbox: string,
  kind: 'email-confirmation' | 'email-change-requested' | 'email-changed',
) {
  const { recipient, facts } = await lastMailQueued(world, kind)
  expect(recipient).toBe(mailbox)
  return 'token' in facts ? facts.token : facts.undoToken
}

async function resetLink(mailbox: string, kind: 'password-reset' | 'email-change-undone') {
  const { recipient, facts } = await lastMailQueued(world, kind)
  expect(recipient).toBe(mailbox)
  return facts
}

test('a stolen session alone takes no account over, by whichever mailbox', async () => {
  const owner = await aRestaurant(world)
  const thief = await signedIn(world, owner)
  const thiefsMailbox = 'voleur@exemple.test'

  expect((await chooseEmail(thief, thiefsMailbox)).body.pending_email).toBe(thiefsMailbox)
  const warning = await tokenIn(owner.email, 'email-change-requested')
  const link = await tokenIn(thiefsMailbox, 'email-confirmation')
  expect((await confirm(link, undefined)).status).toBe(400)
  for (const guess of ['tarte-au-sucre', '', thiefsMailbox]) {
    expect((await confirm(link, guess)).status).toBe(400)
  }
  // A reset goes to the address in force, and opens nothing to the thief.
  await post('/api/request-password-reset/', { email: thiefsMailbox })
  expect(await mailsQueuedFor(world, thiefsMailbox)).toEqual(['email-confirmation'])
  expect((await login(thiefsMailbox, PASSWORD)).status).toBe(401)
  expect((await login(owner.email, PASSWORD)).status).toBe(200)

  expect((await undo(warning)).status).toBe(204)
  expect((await thief.get(PATH)).status).toBe(401)
  expect(await confirm(link, PASSWORD)).toMatchObject(INVALID)
  const reset = await resetLink(owner.email, 'email-change-undone')
  await post('/api/password-reset/confirm/', { ...reset, new_password: CHOSEN })
  expect((await login(owner.email, CHOSEN)).status).toBe(200)
})

test('who knows the password too loses the account to the mailbox that it had', async () => {
  const owner = await aRestaurant(world)
  const thief = await signedIn(world, owner)
  const [second, third] = ['deuxieme@exemple.test', 'troisieme@exemple.test']

  await chooseEmail(thief, second)
  expect((await confirm(await tokenIn(second, 'email-confirmation'), PASSWORD)).status).toBe(204)
  const ownersUndo = await tokenIn(owner.email, 'email-changed')
  expect((await login(owner.email, PASSWORD)).status).toBe(401)

  // Whatever the thief does then: another address, another password, a reset, the first address for an account of its own.
  await chooseEmail(thief, third)
  expect((await confirm(await tokenIn(third, 'email-confirmation'), PASSWORD)).status).toBe(204)
  const thiefsUndo = await tokenIn(second, 'email-changed')
  const change = { current_password: PASSWORD, new_password: 'sirop-de-sureau' }
  expect((await thief.post('/api/change-password/', change)).status).toBe(204)
  await post('/api/request-password-reset/', { email: third })
  const thiefsReset = await resetLink(third, 'password-reset')
  await chooseEmail(thief, 'quatrieme@exemple.test')
  const thiefsLink = await tokenIn('quatrieme@exemple.test', 'email-confirmation')
  const form = aRestaurantForm()
  await post('/api/restaurant-signup/', { ...form, user: { ...form.user, email: owner.email } })

  expect((await undo(ownersUndo)).status).toBe(204)
  expect((await thief.get(PATH)).status).toBe(401)
  expect(await undo(thiefsUndo)).toMatchObject(INVALID)
  expect(await confirm(thiefsLink, 'sirop-de-sureau')).toMatchObject(INVALID)
  const withThiefsReset = { ...thiefsReset, new_password: 'sirop-de-sapin' }
  expect(await post('/api/password-reset/confirm/', withThiefsReset)).toMatchObject(INVALID)
  for (const email of [owner.email, second, third]) {
    for (const password of [PASSWORD, 'sirop-de-sureau']) {
      expect((await login(email, password)).status).toBe(401)
    }
  }

  const reset = await resetLink(owner.email, 'email-change-undone')
  await post('/api/password-reset/confirm/', { ...reset, new_password: CHOSEN })
  expect((await login(owner.email, CHOSEN)).status).toBe(200)
})

test('a mistyped new e-mail is withdrawn by saving the old one again', async () => {
  const owner = await aRestaurant(world)
  await chooseEmail(owner.browser, 'mal-tape@exemple.test')
  const link = await tokenIn('mal-tape@exemple.test', 'email-confirmation')
  expect((await chooseEmail(owner.browser, owner.email)).body.pending_email).toBeNull()
  expect(await confirm(link, PASSWORD)).toMatchObject(INVALID)
  expect((await login(owner.email, PASSWORD)).status).toBe(200)
})
