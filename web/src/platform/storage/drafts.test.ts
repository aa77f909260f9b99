import { beforeEach, expect, test, vi } from 'vitest'
import { clearStoredOfOthers } from '../session/session-key.ts'
import { hasDraft, moveDraft, readDraft, removeDraft, writeDraft } from './drafts.ts'
import { clearStoredAtLogout } from './stored.ts'

const DAY = 86_400_000
const stored = new Map<string, string>()

const signsIn = (key: string) => {
  vi.stubGlobal('document', { cookie: `signedin=1; csrftoken=${key}` })
  clearStoredOfOthers()
}

beforeEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  signsIn('a')
})

test('what is stored for one form is read for it, and for no other', () => {
  writeDraft('promotion', { message: 'Bavette en rabais' })
  writeDraft('product 1', { price: '12' })
  expect(readDraft('promotion')?.fields).toEqual({ message: 'Bavette en rabais' })
  expect(readDraft('product 1')?.fields).toEqual({ price: '12' })
  expect(hasDraft('product 2')).toBe(false)
  removeDraft('promotion')
  expect(hasDraft('promotion')).toBe(false)
  expect(hasDraft('product 1')).toBe(true)
})

test('fields that are as they were are no draft', () => {
  writeDraft('promotion', { message: 'Bavette' })
  writeDraft('promotion', {})
  expect(hasDraft('promotion')).toBe(false)
  expect(stored.has('drafts')).toBe(false)
})

test('logout deletes it, and another session does not read it', () => {
  writeDraft('promotion', { message: 'Bavette' })
  clearStoredAtLogout()
  expect(hasDraft('promotion')).toBe(false)
  signsIn('a')
  writeDraft('promotion', { message: 'Bavette' })
  // Another tab has logged in another account and has not cleared local storage yet.
  vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=b' })
  expect(hasDraft('promotion')).toBe(false)
  writeDraft('profile', { 'user.email': 'b@halles.example' })
  signsIn('b')
  expect([hasDraft('promotion'), hasDraft('profile')]).toEqual([false, false])
})

test('a visitor stores no draft', () => {
  vi.stubGlobal('document', { cookie: 'csrftoken=v' })
  clearStoredOfOthers()
  writeDraft('promotion', { message: 'Bavette' })
  expect(stored.has('drafts')).toBe(false)
})

test('after fourteen days it is deleted', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  writeDraft('promotion', { message: 'Bavette' })
  vi.setSystemTime(Date.now() + 13 * DAY)
  expect(hasDraft('promotion')).toBe(true)
  writeDraft('profile', { 'user.email': 'b@halles.example' })
  vi.setSystemTime(Date.now() + 2 * DAY)
  expect([hasDraft('promotion'), hasDraft('profile')]).toEqual([false, true])
  writeDraft('product 1', { price: '12' })
  expect(stored.get('drafts')).not.toContain('Bavette')
})

test('a draft moves to another name, unless that has one', () => {
  writeDraft('review ', { review: 'Toujours à l’heure' })
  moveDraft('review ', 'review 1')
  expect(readDraft('review 1')?.fields).toEqual({ review: 'Toujours à l’heure' })
  writeDraft('review ', { review: 'Autre' })
  moveDraft('review ', 'review 1')
  expect(readDraft('review 1')?.fields).toEqual({ review: 'Toujours à l’heure' })
  expect(hasDraft('review ')).toBe(false)
})

test('the key of a request that was not answered stays while its fields do', () => {
  const key = { of: '{}', value: '1-2-3-4' }
  writeDraft('new-product', { price: '12' }, key)
  expect(readDraft('new-product')?.key).toEqual(key)
  writeDraft('new-product', { price: '12' })
  expect(readDraft('new-product')?.key).toBeUndefined()
})

test.each(['', 'null', '[]', '{"promotion":1}', '{"promotion":{"at":"x","fields":{}}}', '{'])(
  'invalid JSON or another shape is no draft: %j',
  (written) => {
    stored.set('drafts', written)
    expect(readDraft('promotion')).toBeUndefined()
    writeDraft('promotion', { message: 'Bavette' })
    expect(hasDraft('promotion')).toBe(true)
  },
)
