import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { anOperator, aVisitor, PASSWORD } from '../testing/builders.ts'
import { aTestApp } from '../testing/test-app.ts'

// Each request stands for another address.
const world = await aTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] })

test('codes are tried ten times an hour and account, from however many addresses', async () => {
  const { email, browser } = await anOperator(world)
  const { body } = await browser.post('/api/operator/second-factor-start/')
  const totp = URI.parse(body.otpauth_url)
  const code = totp.generate({ timestamp: Date.now() - 30_000 })
  expect((await browser.post('/api/operator/second-factor-confirm/', { code })).status).toBe(200)

  let host = 0
  const login = (one_time_code: string) =>
    aVisitor(world).post(
      '/api/auth/login/',
      { email, password: PASSWORD, one_time_code },
      { 'X-Forwarded-For': `192.0.2.${++host}` },
    )
  for (let round = 0; round < 10; round++) expect((await login('aaaaaa')).status).toBe(401)
  const answer = await login(totp.generate())
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
})
