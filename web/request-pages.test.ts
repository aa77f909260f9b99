import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.useRealTimers())

const user = { is_restaurant: true, is_supplier: false, is_operator: false }
const member = { user, account: 'bistro', person: { public_id: 'ana', first_name: 'Ana' } }

test('what a page was rendered from is kept by nothing once it is sent', async () => {
  const { pageRenderer } = await import(join(import.meta.dirname, 'dist/.render/render-request.js'))
  const asked: string[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await pageRenderer(new AsyncLocalStorage())({
    address: '/categories/all',
    language: 'fr',
    cookie: 'signedin=restaurant; csrftoken=a; device=lang%3Dfr',
    fetch: async (address: string) => {
      asked.push(address)
      const isList = address.includes('product-list')
      return Response.json(isList ? {} : member, { status: isList ? 404 : 200 })
    },
  })
  expect(page).toBeUndefined()
  expect(asked).toContainEqual(expect.stringContaining('/api/product-list/'))
  expect(vi.getTimerCount()).toBe(0)
})
