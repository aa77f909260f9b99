import type { Answer } from '@halles/testing/client/browser.ts'
import { lastMailQueued } from '@halles/testing/servers/queued-mails.ts'
import { anOwnApp, aServerOf, heldPasswords } from '@halles/testing/servers/test-app.ts'
import {
  aRestaurant,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

// Each try may come from another address: who is asked for is counted apart from who asks.
const limited = { rateLimits: true, trustProxy: ['127.0.0.1'] }
const world = await anOwnApp(limited)
let going: Promise<unknown> = Promise.resolve()
/** Where comparing waits until it may go on, as on a machine that has enough to compare. */
const slow = await aServerOf(world.database, limited, { passwords: heldPasswords(() => going) })
const WRONG = 'tarte-au-sucre'
const CHOSEN = 'sirop-de-bouleau'

let serial = 0
const anAddress = () => `2001:db8:0:${(++serial).toString(16)}::1`
const anUnknownEmail = () => `inconnu${++serial}@exemple.test`

// One token for all: hundreds who ask for one at once would meet the limit on requests.
const visitor = aVisitor(world)
await visitor.fetchToken()

function login(email: string, password: string, from = anAddress(), at = world): Promise<Answer> {
  const browser = aVisitor(at)
  for (const [name, value] of visitor.cookies) browser.cookies.set(name, value)
  const headers = { 'X-Forwarded-For': from }
  return browser.post('/api/auth/login/', { email, password }, headers)
}

const atOnce = (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)))

async function oneByOne(count: number, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let index = 0; index < count; index++) answers.push(await ask())
  return answers
}

const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status)

const countOf = (answers: Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

const change = ({ browser }: Pick<BuiltAccount, 'browser'>, current: string) =>
  browser.post('/api/change-password/', { current_password: current, new_password: CHOSEN })

/** Chooses a new password by a mailed link, at an address. */
async function reset({ email }: BuiltAccount, from: string) {
  const headers = { 'X-Forwarded-For': from }
  const browser = aVisitor(world)
  await browser.post('/api/request-password-reset/', { email }, headers)
  const { facts } = await lastMailQueued(world, 'password-reset')
  const link = { ...facts, new_password: CHOSEN }
  expect((await browser.post('/api/password-reset/confirm/', link, headers)).status).toBe(204)
}

describe('right passwords', () => {
  test('of a whole office use nothing up, one after the other or at once', async () => {
    const office = anAddress()
    const accounts: BuiltAccount[] = []
    for (let person = 0; person < 30; person++) accounts.push(await aRestaurant(world))
    const enter = ({ email }: BuiltAccount) => login(email, PASSWORD, office)
    const [first, ...others] = accounts as [BuiltAccount, ...BuiltAccount[]]
    expect(statusesOf(await oneByOne(25, () => enter(first)))).toEqual(Array(25).fill(200))
    expect(statusesOf(await Promise.all(others.map(enter)))).toEqual(Array(29).fill(200))
  })

  test('that are turned away because too many are compared are not counted as wrong', async () => {
    const { email } = await aRestaurant(slow)
    const home = anAddress()
    expect((await login(email, PASSWORD, home, slow)).status).toBe(200)
    const { promise, resolve: goOn } = Promise.withResolvers<void>()
    going = promise
    const full = Promise.withResolvers<void>()
    const flood = atOnce(120, async (index) => {
      const answer = await login(index % 2 ? email : anUnknownEmail(), WRONG, anAddress(), slow)
      if (answer.status === 503) full.resolve()
      return answer
    })
    await full.promise
    let turnedAway = 0
    const owners = atOnce(12, async () => {
      const answer = await login(email, PASSWORD, home, slow)
      if (answer.status === 503) turnedAway++
      return answer
    })
    await expect.poll(() => turnedAway).toBeGreaterThan(5)
    goOn()
    await Promise.all([flood, owners])
    expect((await login(email, PASSWORD, home, slow)).status).toBe(200)
  })
})

describe('guesses made at once', () => {
  test('at one account, from everywhere, are answered no more often than one after the other', async () => {
    const { email } = await aRestaurant(world)
    const answers = await atOnce(120, () => login(email, WRONG))
    expect(countOf(answers, 401)).toBe(5)
    expect(countOf(answers, 401) + countOf(answers, 429) + countOf(answers, 503)).toBe(120)
    expect((await login(email, PASSWORD)).status).toBe(429)
  })

  test('from one address, at many accounts, no more than twenty times', async () => {
    const address = anAddress()
    const answers = await atOnce(60, () => login(anUnknownEmail(), WRONG, address))
    expect(countOf(answers, 401)).toBeLessThanOrEqual(20)
    const { email } = await aRestaurant(world)
    await oneByOne(20, () => login(anUnknownEmail(), WRONG, address))
    expect((await login(email, PASSWORD, address)).status).toBe(429)
  })

  test('in one session no more than five times', async () => {
    const account = await aRestaurant(world)
    await account.browser.fetchToken()
    const answers = await atOnce(20, () => change(account, WRONG))
    expect(countOf(answers, 400)).toBe(5)
    expect(countOf(answers, 429)).toBe(15)
    expect((await change(account, PASSWORD)).status).toBe(429)
  })
})

describe('wrong passwords in a stolen session', () => {
  test('close neither the log-in of its owner nor the owner’s own session', async () => {
    const owner = await aRestaurant(world)
    const home = anAddress()
    expect((await login(owner.email, PASSWORD, home)).status).toBe(200)
    const thief = { browser: await signedIn(world, owner) }
    const tries = await oneByOne(8, () => change(thief, WRONG))
    expect(tries.map(({ body }) => body.code)).toEqual([
      ...Array(5).fill('wrong_password'),
      ...Array(3).fill('too_many_requests'),
    ])
    for (const from of [home, anAddress()]) {
      expect((await login(owner.email, PASSWORD, from)).status).toBe(200)
    }
    expect((await change(owner, PASSWORD)).status).toBe(204)
  })
})

describe('a password reset by mail lets its owner in', () => {
  test('where the owner mistyped the old one too often', async () => {
    const owner = await aRestaurant(world)
    const home = anAddress()
    await login(owner.email, PASSWORD, home)
    await oneByOne(8, () => login(owner.email, WRONG, home))
    expect((await login(owner.email, PASSWORD, home)).status).toBe(429)
    await reset(owner, home)
    expect((await login(owner.email, CHOSEN, home)).status).toBe(200)
  })

  test('where strangers have used up the address’s tries, and at no other account', async () => {
    const [owner, other] = [await aRestaurant(world), await aRestaurant(world)]
    const office = anAddress()
    await oneByOne(21, () => login(anUnknownEmail(), WRONG, office))
    expect((await login(owner.email, PASSWORD, office)).status).toBe(429)
    await reset(owner, office)
    expect((await login(owner.email, CHOSEN, office)).status).toBe(200)
    expect((await login(other.email, PASSWORD, office)).status).toBe(429)
  })

  test('while strangers go on guessing', async () => {
    const owner = await aRestaurant(world)
    const phone = anAddress()
    await oneByOne(8, () => login(owner.email, WRONG))
    await reset(owner, phone)
    await oneByOne(8, () => login(owner.email, WRONG))
    expect((await login(owner.email, CHOSEN, phone)).status).toBe(200)
  })
})

describe('the answers to wrong passwords', () => {
  const ofAccount = async () => {
    const { email } = await aRestaurant(world)
    return { email, home: anAddress() }
  }
  const said = ({ status, text, headers }: Answer) => {
    const names = [...headers.keys()].sort()
    // In minutes: what is asked a moment later waits a moment less.
    const wait = Math.round(Number(headers.get('retry-after')) / 60)
    return { status, text, names, wait }
  }

  test('tell nobody who has an account, not even from where its owner signs in', async () => {
    const known = await ofAccount()
    expect((await login(known.email, PASSWORD, known.home)).status).toBe(200)
    const unknown = { email: anUnknownEmail(), home: anAddress() }
    // Six elsewhere, six where the owner is, then here and there.
    const places = ['away', 'away', 'away', 'away', 'away', 'away', ...Array(6).fill('home')]
    for (const place of [...places, 'away', 'home', 'away']) {
      const away = anAddress()
      const [ofKnown, ofUnknown] = [
        said(await login(known.email, WRONG, place === 'home' ? known.home : away)),
        said(await login(unknown.email, WRONG, place === 'home' ? unknown.home : away)),
      ]
      expect(ofUnknown).toEqual(ofKnown)
    }
  })

  test('tell a stranger nothing of a right one while the account is blocked', async () => {
    const [one, other] = [await ofAccount(), await ofAccount()]
    for (const { email } of [one, other]) await oneByOne(6, () => login(email, WRONG))
    const answers = []
    for (let attempt = 0; attempt < 8; attempt++) {
      const right = said(await login(one.email, PASSWORD, one.home))
      const wrong = said(await login(other.email, WRONG, other.home))
      expect(right).toEqual(wrong)
      answers.push(right.status)
    }
    expect(answers).toEqual(Array(8).fill(429))
  })
})
