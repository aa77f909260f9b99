import { randomBytes } from 'node:crypto'
import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  anOperator,
  aVisitor,
  type BuiltAccount,
  PASSWORD,
  signedIn,
} from '@halles/testing/world/builders.ts'
import { URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { hashRecoveryCode } from './recovery-codes.ts'

const world = await anOwnApp({ secretKeys: [randomBytes(32)] })
const STEP = 30_000

const path = (call: string) => `/api/operator/second-factor${call}/`
const codeAt = (otpauthUrl: string, steps = 0) =>
  URI.parse(otpauthUrl).generate({ timestamp: Date.now() + steps * STEP })
const state = async ({ browser }: BuiltAccount) => (await browser.get(path(''))).body

const startWith = ({ browser }: BuiltAccount, current_password: unknown) =>
  browser.post(path('-start'), { current_password })

async function start(operator: BuiltAccount): Promise<Body> {
  const answer = await startWith(operator, PASSWORD)
  expect(answer.status).toBe(200)
  return answer.body
}

/** An operator who enrolled by the code of the step before, so that now’s is still to be taken. */
async function enrolled() {
  const operator = await anOperator(world)
  const { otpauth_url: url } = await start(operator)
  const confirm = () => operator.browser.post(path('-confirm'), { code: codeAt(url, -1) })
  let answer = await confirm()
  // On its way a step may have ended, and with it the code.
  if (answer.status !== 200) answer = await confirm()
  const { status, body } = answer
  expect(status).toBe(200)
  const recoveryCodes: string[] = body.recovery_codes
  return { operator, url, recoveryCodes }
}

const login = ({ email }: BuiltAccount, one_time_code?: unknown, password = PASSWORD) =>
  aVisitor(world).post('/api/auth/login/', { email, password, one_time_code })

describe('enrolling', () => {
  test('shows a secret to scan or to type, and counts only once one of its codes was confirmed', async () => {
    const operator = await anOperator(world)
    expect(await state(operator)).toEqual({ is_enrolled: false, recovery_codes_left: 0 })
    const { secret, otpauth_url, qr_svg } = await start(operator)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(otpauth_url).toContain(`otpauth://totp/Halles:${encodeURIComponent(operator.email)}`)
    expect(otpauth_url).toContain(`secret=${secret}`)
    expect(qr_svg).toMatch(/^<svg /)
    expect(await state(operator)).toMatchObject({ is_enrolled: false })
    expect((await login(operator)).status).toBe(200)
  })

  test.for([
    ['tarte-au-sucre', 'wrong_password'],
    ['', 'invalid_input'],
    [undefined, 'invalid_input'],
  ] as const)(
    'begins with the password, so that a stolen session starts none: not %j',
    async ([password, code]) => {
      const operator = await anOperator(world)
      const before = await fingerprint(world.database)
      expect(await startWith(operator, password ?? null)).toMatchObject({
        status: 400,
        body: { code },
      })
      expect(await fingerprint(world.database)).toBe(before)
    },
  )

  test('by a right code gives ten recovery codes, is in the trail, and ends the other sessions', async () => {
    const operator = await anOperator(world)
    const elsewhere = await signedIn(world, operator)
    const { otpauth_url } = await start(operator)
    const { body } = await operator.browser.post(path('-confirm'), { code: codeAt(otpauth_url) })
    expect(new Set(body.recovery_codes).size).toBe(10)
    for (const code of body.recovery_codes) expect(code).toMatch(/^([a-z2-7]{4}-){6}[a-z2-7]{2}$/)
    expect(await state(operator)).toEqual({ is_enrolled: true, recovery_codes_left: 10 })
    expect((await elsewhere.get('/api/auth/status/')).status).toBe(401)
    const trail = await operator.browser.get('/api/operator/actions/')
    expect(trail.body.results[0]).toMatchObject({
      operator: operator.email,
      action: 'enrol_second_factor',
    })
  })

  test.for(['000000', 'before', 'of a secret started anew'])(
    'by a wrong code (%s) enrols nothing',
    async (which) => {
      const operator = await anOperator(world)
      const old = await start(operator)
      const { otpauth_url } = await start(operator)
      const code = {
        '000000': '000000',
        before: codeAt(otpauth_url, -5),
        'of a secret started anew': codeAt(old.otpauth_url),
      }[which]
      const before = await fingerprint(world.database)
      const answer = await operator.browser.post(path('-confirm'), { code })
      expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_code' } })
      expect(await fingerprint(world.database)).toBe(before)
    },
  )

  test('a second time is refused, and so is a code where nothing was started', async () => {
    const { operator, url } = await enrolled()
    const before = await fingerprint(world.database)
    for (const answer of [
      await startWith(operator, PASSWORD),
      await operator.browser.post(path('-confirm'), { code: codeAt(url) }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'second_factor_enrolled' } })
    }
    expect(await fingerprint(world.database)).toBe(before)
    const { browser } = await anOperator(world)
    expect((await browser.post(path('-confirm'), { code: '123456' })).status).toBe(401)
  })

  test('stores neither the secret nor a recovery code in readable form', async () => {
    const { operator, url, recoveryCodes } = await enrolled()
    const { secret, sealed_by } = await world.database
      .selectFrom('second_factor')
      .select(['secret', 'sealed_by'])
      .where('person_id', '=', operator.person.id)
      .executeTakeFirstOrThrow()
    expect(sealed_by).toBe('secret_key')
    expect(secret.includes(Buffer.from(URI.parse(url).secret.bytes))).toBe(false)
    const kept = await world.database.selectFrom('recovery_code').selectAll().execute()
    const text = Buffer.concat(kept.map(({ code_hash }) => code_hash)).toString('latin1')
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''))
  })
})

describe('a login once enrolled', () => {
  test('asks for a code after the right password only', async () => {
    const { operator, url } = await enrolled()
    const before = await fingerprint(world.database)
    expect(await login(operator)).toMatchObject({ status: 401, body: { code: 'code_required' } })
    expect(await login(operator, codeAt(url), 'tout-autre-chose')).toMatchObject({
      body: { code: 'invalid_credentials' },
    })
    expect(await login(operator, '000000')).toMatchObject({
      status: 401,
      body: { code: 'invalid_code' },
    })
    expect(await fingerprint(world.database)).toBe(before)
    expect((await login(operator, codeAt(url))).status).toBe(200)
  })

  test('takes a code a step early, and none twice nor one that came before', async () => {
    const { operator, url } = await enrolled()
    const [now, next] = [codeAt(url), codeAt(url, 1)]
    expect((await login(operator, next)).status).toBe(200)
    for (const code of [next, now]) {
      expect(await login(operator, code)).toMatchObject({ body: { code: 'invalid_code' } })
    }
  })

  test.for([-3, 3])('takes no code %i steps away', async (steps) => {
    const { operator, url } = await enrolled()
    expect((await login(operator, codeAt(url, steps))).status).toBe(401)
  })

  test('of ten with one code at once lets one in', async () => {
    const { operator, url, recoveryCodes } = await enrolled()
    for (const code of [codeAt(url), recoveryCodes[0]]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => login(operator, code)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(9)
    }
  })

  test('takes each recovery code once, however it is spaced; nobody else’s', async () => {
    const { operator, recoveryCodes } = await enrolled()
    const other = await enrolled()
    const [first = '', second = ''] = recoveryCodes
    expect((await login(operator, first)).status).toBe(200)
    expect((await login(operator, first)).status).toBe(401)
    expect((await login(operator, ` ${second.replaceAll('-', ' ').toUpperCase()}`)).status).toBe(
      200,
    )
    expect(await state(operator)).toEqual({ is_enrolled: true, recovery_codes_left: 8 })
    expect((await login(operator, other.recoveryCodes[0])).status).toBe(401)
  })

  test('takes a recovery code of sixteen characters, as they were before', async () => {
    const { operator } = await enrolled()
    const { person_id } = await world.database
      .selectFrom('membership')
      .select('person_id')
      .where('account_id', '=', operator.id)
      .executeTakeFirstOrThrow()
    const code_hash = hashRecoveryCode('abcd-efgh-ijkl-mnop')
    await world.database.insertInto('recovery_code').values({ person_id, code_hash }).execute()
    expect((await login(operator, 'abcd-efgh-ijkl-mnop')).status).toBe(200)
    expect((await login(operator, 'abcd-efgh-ijkl-mnop')).status).toBe(401)
  })

  test.for([{}, [], 12, '', 'abc', 'é'.repeat(8), '1'.repeat(27), '1'.repeat(70)])(
    'with %j for a code is refused by its shape',
    async (code) => {
      const { operator } = await enrolled()
      const answer = await login(operator, code)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.fields)).toEqual(['one_time_code'])
    },
  )
})

describe('removing', () => {
  const remove = ({ browser }: BuiltAccount, current_password: unknown = PASSWORD) =>
    browser.post(path('-remove'), { current_password })

  test('needs the password; then the password alone signs in, and the trail knows', async () => {
    const { operator } = await enrolled()
    const before = await fingerprint(world.database)
    expect(await remove(operator, 'tout-autre-chose')).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    })
    expect(await fingerprint(world.database)).toBe(before)
    expect((await remove(operator)).status).toBe(204)
    expect(await state(operator)).toEqual({ is_enrolled: false, recovery_codes_left: 0 })
    expect((await login(operator)).status).toBe(200)
    const trail = await operator.browser.get('/api/operator/actions/')
    expect(trail.body.results[0]).toMatchObject({ action: 'remove_second_factor' })
  })

  test('where there is none changes nothing', async () => {
    const operator = await anOperator(world)
    const before = await fingerprint(world.database)
    expect((await remove(operator)).status).toBe(204)
    expect(await fingerprint(world.database)).toBe(before)
  })
})
