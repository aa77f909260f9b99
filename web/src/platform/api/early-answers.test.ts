import { beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

const CART = '/api/cart/'
const GET = { method: 'GET', headers: { 'Accept-Language': 'fr' } }
let early: Promise<Response>

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { cookie: 'signedin=restaurant; csrftoken=a' })
  vi.useFakeTimers({ now: 0 })
  early = Promise.resolve(Response.json({}))
  globalThis.earlyAnswers = {
    session: 'a',
    language: 'fr',
    sentAt: 0,
    answers: new Map([[CART, early]]),
    arrived: early,
  }
})

test('a request that was sent early is answered by it, once', () => {
  expect(takeEarlyAnswer(CART, GET)).toBe(early)
  expect(takeEarlyAnswer(CART, GET)).toBeUndefined()
})

test('a request with another address or language is sent', () => {
  expect(takeEarlyAnswer('/api/cart/?page=2', GET)).toBeUndefined()
  const english = { ...GET, headers: { 'Accept-Language': 'en' } }
  expect(takeEarlyAnswer(CART, english)).toBeUndefined()
})

test('after a change, what was read before it is read again', () => {
  expect(takeEarlyAnswer('/api/cart-add/', { method: 'POST' })).toBeUndefined()
  expect(takeEarlyAnswer(CART, GET)).toBeUndefined()
})

test('an early answer is used for ten seconds', () => {
  vi.setSystemTime(10_001)
  expect(takeEarlyAnswer(CART, GET)).toBeUndefined()
})

test('an early answer to another session is not used', () => {
  vi.stubGlobal('document', { cookie: 'signedin=restaurant; csrftoken=b' })
  expect(takeEarlyAnswer(CART, GET)).toBeUndefined()
})
