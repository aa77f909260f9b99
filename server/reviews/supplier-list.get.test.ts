import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await anOwnApp()

test('the active suppliers come by name, as a French reader expects, wherever they deliver', async () => {
  const { browser } = await aRestaurant(world)
  const names = ['Zéphyr', 'érablière du Lac', 'Ferme du Rang', 'Épices Nord', 'Eau vive']
  const ids = new Map<string, string>()
  for (const name of names) {
    const { publicId } = await aSupplier(world, { name, serves: ['Gatineau'] })
    ids.set(name, publicId)
  }
  await aSupplier(world, { name: 'En attente', status: 'pending' })
  await aSupplier(world, { name: 'Suspendu', status: 'suspended' })
  const sorted = ['Eau vive', 'Épices Nord', 'érablière du Lac', 'Ferme du Rang', 'Zéphyr']
  expect((await browser.get('/api/supplier-list/')).body).toEqual(
    sorted.map((name) => ({ name, public_id: ids.get(name) })),
  )
})
