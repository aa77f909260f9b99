import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('a supplier reads its own account, its minimum and the cities it serves in French order', async () => {
  await aSupplier(world, { serves: ['Gatineau'] })
  const { browser, email, name } = await aSupplier(world, {
    minimumOrderCents: 20_000,
    serves: ['Sept-Îles', 'Lévis', 'Laval', 'Bécancour'],
  })
  expect((await browser.get('/api/supplier-account-info/')).body).toEqual({
    name,
    phone_number: '514 555-0100',
    address: '100, rue du Marché',
    city: 'Montréal',
    zip_code: 'H2X 1Y4',
    user: { first_name: 'Camille', last_name: expect.any(String), email },
    pending_email: null,
    minimum_order_price: '200.00',
    open_to: 'everyone',
    supplier_cities: ['Bécancour', 'Laval', 'Lévis', 'Sept-Îles'],
  })
})
