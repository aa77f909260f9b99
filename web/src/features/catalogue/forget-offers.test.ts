import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { otherOffersOptions } from './comparison/offers-query.ts'
import { forgetOffers } from './forget-offers.ts'
import { nextDeliveryOptions } from './next-delivery/next-deliveries-query.ts'
import { nextDeliveryWords } from './next-delivery/next-delivery-store.ts'
import { OWN_PRODUCT_PAGES, productPagesOptions } from './product-pages.ts'

beforeEach(() => vi.stubGlobal('document', { cookie: 'signedin=1; csrftoken=a' }))

const listing = { category_name: 'beef', search: undefined, sort: undefined, lang: 'fr' } as const
const keys = [
  productPagesOptions(listing)(1).queryKey,
  otherOffersOptions('butter').queryKey,
  nextDeliveryOptions('dairy').queryKey,
]

test('after a move no list, comparison or delivery of the city before is shown', () => {
  const client = new QueryClient()
  for (const queryKey of keys) client.setQueryData<unknown>(queryKey, {})
  client.setQueryData(OWN_PRODUCT_PAGES, 'stays')
  nextDeliveryWords.set(new Map([['dairy', 'livré mar. 24']]))
  forgetOffers(client)
  expect(keys.map((queryKey) => client.getQueryData<unknown>(queryKey))).toEqual(
    keys.map(() => undefined),
  )
  expect(client.getQueryData(OWN_PRODUCT_PAGES)).toBe('stays')
  expect(nextDeliveryWords.get().size).toBe(0)
  client.clear()
})

test('what is on screen is asked for again', async () => {
  const client = new QueryClient()
  const answers = ['here', 'there']
  const offers = new QueryObserver<unknown>(client, {
    queryKey: otherOffersOptions('butter').queryKey,
    queryFn: () => answers.shift() ?? 'nothing more',
    networkMode: 'always',
  })
  offers.subscribe(() => {})
  const shown = () => offers.getCurrentResult().data
  await expect.poll(shown).toBe('here')
  forgetOffers(client)
  await expect.poll(shown).toBe('there')
  client.clear()
})
