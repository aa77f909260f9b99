import { rounds } from '@halles/testing/checks/rounds.ts'
import { mailsQueuedFor } from '@halles/testing/servers/queued-mails.ts'
import { aTestApp } from '@halles/testing/servers/test-app.ts'
import { aRestaurant, aSupplier, signedIn } from '@halles/testing/world/builders.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()

test('of twenty at once, from ten machines, one goes out [A196] [A204]', async () => {
  for (let round = 0; round < rounds(2); round++) {
    const city = `Sainte-Course-${round}`
    const restaurant = await aRestaurant(world, { city })
    const supplier = await aSupplier(world, { serves: [city] })
    const machines = await Promise.all(Array.from({ length: 10 }, () => signedIn(world, supplier)))
    const answers = await Promise.all(
      [...machines, ...machines].map((browser) =>
        browser.post('/api/send-promotion/', { message: 'Bavette en rabais.' }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(429)])
    expect(await mailsQueuedFor(world, restaurant.email)).toEqual(['promotion'])
    const { body } = await supplier.browser.get('/api/promotion-list/')
    expect(body.promotions).toHaveLength(1)
  }
})
