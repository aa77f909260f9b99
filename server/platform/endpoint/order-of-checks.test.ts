import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aMember, aRestaurant, aSupplier, aVisitor } from '@halles/testing/world/builders.ts'
import { describe, expect, test } from 'vitest'

const world = await anOwnApp({ rateLimits: true })
const owner = await aRestaurant(world)
const restaurant = owner.browser
const buyer = (await aMember(world, owner, 'buyer')).browser
const supplier = (await aSupplier(world)).browser
const visitor = aVisitor(world)
for (const browser of [restaurant, buyer, supplier, visitor]) await browser.fetchToken()

const TOO_LARGE = JSON.stringify('x'.repeat(66_000))
const XML = { 'Content-Type': 'text/xml' }
const FOREIGN = { Origin: 'https://evil.example' }
const DELETED = '/api/add-edit-product/'
const UNKNOWN = '0'.repeat(32)

describe('of several things wrong the first counts', () => {
  test.for([
    [
      'the address, before the type',
      visitor,
      'POST',
      '/api/nothing/',
      TOO_LARGE,
      XML,
      404,
      'not_found',
    ],
    [
      'the method, before the type',
      visitor,
      'PUT',
      DELETED,
      TOO_LARGE,
      XML,
      405,
      'method_not_allowed',
    ],
    ['the type, before the size', visitor, 'DELETE', DELETED, TOO_LARGE, XML, 415, 'not_json'],
    [
      'the size, before the origin',
      visitor,
      'DELETE',
      DELETED,
      TOO_LARGE,
      FOREIGN,
      413,
      'too_large',
    ],
    [
      'the origin, before the session',
      visitor,
      'DELETE',
      DELETED,
      '[',
      FOREIGN,
      403,
      'csrf_failed',
    ],
    [
      'the session, before the token',
      visitor,
      'DELETE',
      DELETED,
      '[',
      {},
      401,
      'not_authenticated',
    ],
    ['the token, before the role', restaurant, 'DELETE', DELETED, '[', {}, 403, 'csrf_failed'],
    [
      'the role, before the shape',
      restaurant,
      'DELETE',
      DELETED,
      '[',
      restaurant.token(),
      403,
      'not_authorized',
    ],
    // Its handler asks for it again, under the lock of the team: nobody who may not is to wait there.
    [
      'the permission, before the shape',
      buyer,
      'POST',
      '/api/team-role/',
      '[',
      buyer.token(),
      403,
      'not_permitted',
    ],
    [
      'the shape, before the object',
      supplier,
      'DELETE',
      DELETED,
      '{}',
      supplier.token(),
      400,
      'invalid_input',
    ],
    [
      'the object',
      supplier,
      'DELETE',
      DELETED,
      { public_id: UNKNOWN },
      supplier.token(),
      404,
      'not_found',
    ],
    [
      'the token of a public call, before its shape',
      visitor,
      'POST',
      '/api/auth/login/',
      '[',
      {},
      403,
      'csrf_failed',
    ],
  ] as const)('%s', async ([, browser, method, path, body, headers, status, code]) => {
    const answer = await browser.send(method, path, { body, headers })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('the limit, before the session and the token', async () => {
    const sent = () => visitor.send('POST', '/api/restaurant-signup/', { body: '[' })
    const codes: string[] = []
    for (let time = 0; time < 6; time++) codes.push((await sent()).body.code)
    expect(codes).toEqual([...Array(5).fill('csrf_failed'), 'too_many_requests'])
  })

  test.for([
    ['/api/auth/login/', 25],
    ['/api/restaurant-signup/', 10],
    ['/api/contact-us/', 10],
    ['/api/request-password-reset/', 70],
    ['/api/password-reset/confirm/', 20],
  ] as const)('a foreign origin, before the limit of %s', async ([path, times]) => {
    const office = aVisitor(await anOwnApp({ rateLimits: true }))
    const foreign = () => office.send('POST', path, { headers: FOREIGN })
    for (let time = 0; time < times; time++) {
      expect(await foreign()).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
    }
    expect((await office.post(path, {})).status).toBe(400)
  })

  test('a foreign origin, before a file is read for anybody', async () => {
    const headers = { ...FOREIGN, 'Content-Type': 'application/octet-stream' }
    const sent = { headers, body: new Uint8Array([1]) }
    expect(await visitor.send('POST', '/api/catalogue-import/', sent)).toMatchObject({
      status: 403,
      body: { code: 'csrf_failed' },
    })
  })
})
