import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor, PASSWORD, signedIn } from '@halles/testing/world/builders.ts'
import { URI } from 'otpauth'
import { describe, expect, test } from 'vitest'

// Each request stands for another address.
const world = await anOwnApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })
const START = '/api/operator/second-factor-start/'
const CONFIRM = '/api/operator/second-factor-confirm/'

async function anEnrolledOperator() {
  const { email, browser } = await anOperator(world)
  const { body } = await browser.post(START, { current_password: PASSWORD })
  const totp = URI.parse(body.otpauth_url)
  const confirm = () =>
    browser.post(CONFIRM, { code: totp.generate({ timestamp: Date.now() - 30_000 }) })
  let answer = await confirm()
  // On its way a step may have ended, and with it the code.
  if (answer.status !== 200) answer = await confirm()
  const recoveryCodes: string[] = answer.body.recovery_codes
  return { email, code: () => totp.generate(), recoveryCodes }
}

let host = 0
const login = (email: string, one_time_code: string) =>
  aVisitor(world).post(
    '/api/auth/login/',
    { email, password: PASSWORD, one_time_code },
    { 'X-Forwarded-For': `192.0.2.${++host}` },
  )

describe('codes at log-in', () => {
  test('are tried ten times an hour and account, from however many addresses', async () => {
    const { email, code } = await anEnrolledOperator()
    for (let round = 0; round < 10; round++) {
      expect((await login(email, 'aaaaaa')).body.code).toBe('invalid_code')
    }
    const answer = await login(email, code())
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
  })

  test('are tried no more often at once', async () => {
    const { email } = await anEnrolledOperator()
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(email, 'aaaaaa')))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(10).fill(401),
      ...Array(15).fill(429),
    ])
  })

  test('that are right use nothing up', async () => {
    const { email, code, recoveryCodes } = await anEnrolledOperator()
    for (const each of [...recoveryCodes, code()]) {
      expect((await login(email, each)).status).toBe(200)
    }
  })
})

test('codes that enrol are tried ten times an hour and session: who stole one stops nobody else', async () => {
  const operator = await anOperator(world)
  const thief = await signedIn(world, operator)
  const { body } = await operator.browser.post(START, { current_password: PASSWORD })
  for (let round = 0; round < 10; round++) {
    expect((await thief.post(CONFIRM, { code: '000000' })).body.code).toBe('invalid_code')
  }
  const code = URI.parse(body.otpauth_url).generate()
  expect((await thief.post(CONFIRM, { code })).status).toBe(429)
  expect((await operator.browser.post(CONFIRM, { code })).status).toBe(200)
})
