import { fr } from '@halles/texts/fr.ts'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../platform/language/language.ts'
import { supplierOrdersOptions } from './order-queries.ts'

const { queryFn, getNextPageParam, select } = supplierOrdersOptions('done')

type Page = Awaited<ReturnType<Extract<typeof queryFn, CallableFunction>>>

const page = (orders: number) =>
  Array.from({ length: orders }, (_, index) => ({ public_id: `order${index}` })) as Page

const next = (orders: number) => getNextPageParam(page(orders), [], '', [])

test('done orders are asked for one more than is shown, which says whether there are older ones', async () => {
  const asked: string[] = []
  setLanguage({ language: 'fr', texts: fr })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json([])
  })
  if (typeof queryFn !== 'function') throw new Error('nothing asks for the orders')
  const { signal } = new AbortController()
  await queryFn({ pageParam: 'order49', signal } as Parameters<typeof queryFn>[0])
  expect(asked).toEqual([expect.stringContaining('status=done&before=order49&limit=51')])
})

test('exactly a page of done orders has no older ones', () => {
  expect(next(50)).toBeUndefined()
  expect(next(51)).toBe('order49')
})

test('orders that nobody closes come by pages too, those to be answered whole', () => {
  const more = (status: 'pending' | 'acknowledged') =>
    supplierOrdersOptions(status).getNextPageParam(page(51), [], '', [])
  expect([more('acknowledged'), more('pending')]).toEqual(['order49', undefined])
})

test('the one more is shown with the next page', () => {
  const shown = select?.({ pages: [page(51), page(3)], pageParams: ['', 'order49'] })
  expect(shown).toHaveLength(53)
})
