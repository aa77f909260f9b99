import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Endpoint } from '@halles/contract/endpoint.ts'
import { endpoints } from '@halles/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { handlers } from './handlers.ts'

const SERVER = new URL('./', import.meta.url)
const ENDPOINTS: [string, Endpoint][] = Object.entries(endpoints)

/** `/api/cart-add/` POST has its handler in `cart-add.post.ts`, in whichever feature it belongs to. */
function fileOf({ method, path }: Endpoint): string {
  const call = path.split('/').findLast((part) => part !== '')
  return `${call}.${method.toLowerCase()}.ts`
}

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(get|post|delete)\.ts$/.test(file))
  .map((file) => ({ path: file, name: basename(file) }))

test.for(ENDPOINTS)('%s has its handler in a file of its name', async ([name, endpoint]) => {
  const found = files.filter((file) => file.name === fileOf(endpoint))
  expect(found).toHaveLength(1)
  const module: object = await import(new URL(found[0]?.path ?? '', SERVER).href)
  expect(Object.keys(module)).toEqual([name])
  expect(Object.values(module)).toEqual([
    Object.entries(handlers).find(([key]) => key === name)?.[1],
  ])
})

test('no file has a handler that the table does not name', () => {
  const named = new Set(ENDPOINTS.map(([, endpoint]) => fileOf(endpoint)))
  expect(files.filter(({ name }) => !named.has(name))).toEqual([])
})

test('no two endpoints have the same method and path', () => {
  const calls = ENDPOINTS.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test('whatever changes something for somebody is for somebody signed in, or for who holds a mailed link', () => {
  const open = ENDPOINTS.filter(([, { method, access }]) => method !== 'GET' && access === 'public')
  expect(open.map(([name]) => name).sort()).toEqual([
    'confirmEmail',
    'contactUs',
    'invitationStop',
    'login',
    'passwordResetConfirm',
    'requestPasswordReset',
    'restaurantSignup',
    'supplierSignup',
    'teamInvitationAccept',
    'undoEmailChange',
    'unsubscribe',
  ])
})

test('whatever a stranger may repeat without end is limited', () => {
  const open = ENDPOINTS.filter(([, { method, access }]) => method !== 'GET' && access === 'public')
  const unlimited = open.filter(([, { limit }]) => limit === undefined)
  // Of log-ins only the wrong ones count, which the handler alone knows (password-throttle.ts).
  expect(unlimited.map(([name]) => name)).toEqual(['login'])
})
