import { readdirSync } from 'node:fs'
import type { Endpoint } from '@halles/contract/endpoint.ts'
import { endpoints } from '@halles/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { handlers } from './handlers.ts'

const SERVER = new URL('./', import.meta.url)
const rows: [string, Endpoint][] = Object.entries(endpoints)

/** `/api/cart-add/` POST is kept by `cart-add.post.ts`, in whichever feature it belongs to. */
function fileOf({ method, path }: Endpoint): string {
  const call = path.split('/').findLast((part) => part !== '')
  return `${call}.${method.toLowerCase()}.ts`
}

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\.(get|post|delete)\.ts$/.test(file))
  .map((file) => ({ path: file, name: file.split('/')[1] ?? '' }))

test.for(rows)('%s is kept by a file of its name', async ([name, row]) => {
  const found = files.filter((file) => file.name === fileOf(row))
  expect(found).toHaveLength(1)
  const module: object = await import(new URL(found[0]?.path ?? '', SERVER).href)
  expect(Object.keys(module)).toEqual([name])
  expect(Object.values(module)).toEqual([
    Object.entries(handlers).find(([key]) => key === name)?.[1],
  ])
})

test('no file keeps a call that nobody promised', () => {
  const promised = new Set(rows.map(([, row]) => fileOf(row)))
  expect(files.filter(({ name }) => !promised.has(name))).toEqual([])
})

test('no two rows promise the same call', () => {
  const calls = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test('whatever changes something for somebody is for somebody signed in, or for who holds a mailed link', () => {
  const open = rows.filter(([, { method, access }]) => method !== 'GET' && access === 'public')
  expect(open.map(([name]) => name).sort()).toEqual([
    'confirmEmail',
    'contactUs',
    'login',
    'passwordResetConfirm',
    'requestPasswordReset',
    'restaurantSignup',
    'supplierSignup',
    'unsubscribe',
  ])
})

test('whatever a stranger may repeat without end is limited', () => {
  const open = rows.filter(([, { method, access }]) => method !== 'GET' && access === 'public')
  expect(open.filter(([, { limit }]) => limit === undefined)).toEqual([])
})
