import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdNow, isHydrating } from '../now.ts'
import { type PageData, takePageData } from './page-data.ts'

const KEY = ['cart']
const DRAWN: PageData = {
  session: 'ours',
  device: ',,,,',
  renderedAt: 0,
  answers: [{ key: KEY, data: 'of ours', isKept: false }],
}
const client = new QueryClient()

beforeEach(() => {
  client.clear()
  holdNow(undefined)
})

/** A page that was rendered, in a browser with these cookies. */
function taken(drawn: PageData | undefined, cookie = 'signedin=restaurant; csrftoken=ours') {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const place = drawn && { textContent: JSON.stringify(drawn) }
  vi.stubGlobal('document', { cookie, getElementById: () => place ?? null })
  return { isOurs: takePageData(client), data: client.getQueryData(KEY), isHeld: isHydrating() }
}

test('what a page was drawn from is known, and the moment stays the one it was drawn at', () => {
  expect(taken(DRAWN)).toEqual({ isOurs: true, data: 'of ours', isHeld: true })
})

test.each([
  ['another session', 'signedin=restaurant; csrftoken=theirs'],
  ['a session, and nobody is signed in any more', 'csrftoken=ours'],
])('of a page that was drawn for %s nothing is taken', (_, cookie) => {
  expect(taken(DRAWN, cookie)).toEqual({ isOurs: false, data: undefined, isHeld: false })
})

test('a page drawn for a device that sorts otherwise is drawn anew from the same answers', () => {
  const sorted = { ...DRAWN, device: 'price,,,,' }
  expect(taken(sorted)).toEqual({ isOurs: false, data: 'of ours', isHeld: false })
})

test('a page that was not drawn for anybody is taken as it is', () => {
  expect(taken(undefined)).toEqual({ isOurs: true, data: undefined, isHeld: false })
})
