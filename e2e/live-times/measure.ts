import type { Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const ORDERS = 30
const ROUNDS = 10
const MINUTE_MS = 60_000

/** Records when each announcement is made and when each row appears in the list. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: number[] = []
    const rows: number[] = []
    Object.assign(window, { seen: { said, rows } })
    let words: Element | null | undefined
    const countRows = () => document.querySelectorAll('main ul li').length
    const before = countRows()
    new MutationObserver(() => {
      const now = document.querySelector('[aria-live="polite"] > span')
      if (now !== words && now?.textContent) said.push(Date.now())
      words = now
      while (before + rows.length < countRows()) rows.push(Date.now())
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    words = document.querySelector('[aria-live="polite"] > span')
  })
}

function seen(page: Page): Promise<{ said: number[]; rows: number[] }> {
  return page.evaluate(() => Reflect.get(window, 'seen'))
}

function spread(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other)
  return `median ${sorted[Math.floor(times.length / 2)]} ms, worst ${sorted.at(-1)} ms`
}

test('how soon an order that was placed is on its supplier’s screen', async ({
  browser,
  baseURL,
  language,
}) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await order(devices.restaurant, product, 1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await watch(page)
  const answered: number[] = []
  for (let placed = 1; placed <= ORDERS; placed++) {
    await order(devices.restaurant, product, 1)
    answered.push(Date.now())
    await expect.poll(async () => (await seen(page)).rows.length).toBe(placed)
  }
  const { said, rows } = await seen(page)
  expect(said).toHaveLength(ORDERS)
  const after = (times: number[]) => times.map((time, index) => time - (answered[index] ?? 0))
  console.log(`${ORDERS} orders, from the answer to the restaurant to the supplier’s screen:`)
  console.log(`said: ${spread(after(said))}; in the list: ${spread(after(rows))}`)
  expect(Math.max(...after(rows))).toBeLessThan(2_000)
})

test('how soon what one side says or proposes about an order is on the other side’s page', async ({
  browser,
  baseURL,
  language,
}) => {
  const onglet = { name: 'Onglet', price: '110.35', quantity: '10', unit: 'kg' }
  const { product, devices, supplier } = await sideBySide(browser, baseURL ?? '', language, [
    onglet,
  ])
  const [restaurant, butcher] = [devices.restaurant.page, devices.supplier.page]
  await order(devices.restaurant, product, 4)
  const read = async (page: Page, path: string) => (await page.request.get(path)).json()
  const [placed] = await read(restaurant, '/api/restaurant-order-list/?status=active')
  const [received] = await read(butcher, '/api/supplier-order-list/?status=pending')
  const ofSupplier = `/api/supplier-order-list/?supplier_order_public_id=${received.public_id}`
  const { order_version } = await read(butcher, ofSupplier)
  await post(butcher, '/api/supplier-order-update/', {
    supplier_order_id: received.public_id,
    action: 'accepted',
    order_version,
  })
  const other = await read(
    butcher,
    `/api/supplier-product-list/?category_name=all&search=${encodeURIComponent(supplier.products[1] ?? '')}`,
  )
  await open(devices.restaurant, `/order/${placed.public_id}`)
  await open(devices.supplier, `/supplier/order/${received.public_id}`)
  const entries = (page: Page) => page.getByRole('log').locator('ol > li')
  for (const page of [restaurant, butcher]) {
    await expect(entries(page)).toHaveCount(2)
    await page.evaluate(() => {
      const times: number[] = []
      const count = () => document.querySelectorAll('[role=log] > ol > li').length
      const before = count()
      Object.assign(window, { seen: { times } })
      new MutationObserver(() => {
        while (before + times.length < count()) times.push(Date.now())
      }).observe(document.body, { childList: true, subtree: true })
    })
  }
  const taken: Record<'said' | 'proposed' | 'answered', number[]> = {
    said: [],
    proposed: [],
    answered: [],
  }
  let told = 0
  const tell = async (
    kind: keyof typeof taken,
    from: Page,
    to: Page,
    ...call: [string, object]
  ) => {
    const answer = await post(from, ...call)
    const answeredAt = Date.now()
    told += 1
    await expect(entries(to)).toHaveCount(2 + told)
    const seenAt: number[] = await to.evaluate(() => Reflect.get(window, 'seen').times)
    taken[kind].push((seenAt[told - 1] ?? Number.NaN) - answeredAt)
    return answer
  }
  const part = { supplier_order_public_id: received.public_id }
  for (let round = 1; round <= ROUNDS; round++) {
    const said = { ...part, text: `Message ${round}` }
    await tell('said', restaurant, butcher, '/api/order-message/', said)
    const current = await read(butcher, ofSupplier)
    const [line] = current.orderProducts
    await tell('proposed', butcher, restaurant, '/api/order-propose/', {
      ...part,
      order_version: current.order_version,
      reason: 'out_of_stock',
      substitutes: [
        {
          public_id: line.public_id,
          product_public_id: other.results[0].public_id,
          quantity: 1,
        },
      ],
    })
    const { proposal } = await read(butcher, ofSupplier)
    await tell('answered', restaurant, butcher, '/api/proposal-answer/', {
      proposal_public_id: proposal.public_id,
      agreed: [],
    })
  }
  console.log(`${ROUNDS} of each, from the answer to one side to the trail on the other’s page:`)
  for (const [kind, times] of Object.entries(taken)) console.log(`${kind}: ${spread(times)}`)
  expect(Math.max(...Object.values(taken).flat())).toBeLessThan(2_000)
})

test('what a minute without network loses', async ({ browser, baseURL, language }) => {
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page, context } = devices.supplier
  await open(devices.supplier, '/account?to=orders')
  await order(devices.restaurant, product, 1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  const toasts = page.locator('.mantine-Notification-root[role=group]')
  await expect(toasts).toHaveCount(0)
  await watch(page)
  await context.setOffline(true)
  const cut = Date.now()
  for (let placed = 0; placed < 3; placed++) await order(devices.restaurant, product, 1)
  await page.waitForTimeout(MINUTE_MS - (Date.now() - cut))
  expect(await seen(page)).toEqual({ said: [], rows: [] })
  await context.setOffline(false)
  const back = Date.now()
  await expect(toasts).toHaveCount(3)
  await expect.poll(async () => (await seen(page)).rows.length).toBe(3)
  const { said, rows } = await seen(page)
  await page.waitForTimeout(5_000)
  expect((await seen(page)).said).toHaveLength(1)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  console.log(`cut for ${back - cut} ms, 3 orders meanwhile: 3 told, none twice;`)
  console.log(
    `said ${(said[0] ?? 0) - back} ms after the return, listed after ${(rows[2] ?? 0) - back} ms`,
  )
})
