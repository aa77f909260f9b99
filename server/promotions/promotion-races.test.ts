import { expect, test } from 'vitest'
import { aRestaurant, aSupplier, signedIn } from '../testing/builders.ts'
import { mailsQueuedFor } from '../testing/queued-mails.ts'
import { rounds } from '../testing/rounds.ts'
import { aTestApp } from '../testing/test-app.ts'

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
