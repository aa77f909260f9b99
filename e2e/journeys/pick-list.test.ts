import type { Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { aMember } from '../member.ts'
import { pdfPages } from '../pdf-text.ts'
import { announced } from '../reading/hear.ts'
import { order, sideBySide } from '../side-by-side.ts'

test.use({ serviceWorkers: 'allow' })

/** Accepts every order that waits. */
async function acceptAll(page: Page): Promise<void> {
  const listed = await page.request.get('/api/supplier-order-list/?status=pending')
  for (const { public_id } of await listed.json()) {
    const answer = { supplier_order_id: public_id, action: 'accepted' }
    await post(page, '/api/supplier-order-update/', answer)
  }
}

test('what a picker ticks without a connection survives a reload and reaches a colleague when it is back @phone-only @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { picking } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const owner = devices.supplier.page
  await post(owner, '/api/add-edit-product/', {
    name_fr: 'Jarret',
    name_en: 'Jarret',
    price: '20.00',
    quantity_per_case: '5',
    unit: 'kg',
    category: 'beef',
  })
  await order(devices.restaurant, product, 4)
  await order(devices.restaurant, 'Jarret', 3)
  await acceptAll(owner)
  await owner.goto('/supplier/pick')
  const luc = await aMember(browser, owner, { role: 'picker', firstName: 'Luc', language })
  const { page } = luc
  await page.goto('/supplier/pick')
  const bavette = page.getByRole('checkbox', { name: product })
  const shank = page.getByRole('checkbox', { name: 'Jarret' })
  await expect(bavette).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await bavette.tap()
  await expect(bavette).toBeChecked()
  // A colleague's screen, at once: nothing is read again by the minute.
  const seen = owner.getByRole('checkbox', { name: product })
  await expect(seen).toBeChecked({ timeout: 5_000 })
  await expect(seen).toContainText(picking.pickedBy('Luc'))

  await page.context().setOffline(true)
  await expect(page.getByText(picking.waiting)).toBeVisible()
  await shank.tap()
  await expect(shank).toBeChecked()
  await page.reload()
  await expect(shank).toBeChecked()
  await expect(bavette).toBeChecked()
  await expect(page.getByText(picking.picked(7, 7))).toBeVisible()
  await expect(owner.getByRole('checkbox', { name: 'Jarret' })).not.toBeChecked()

  await page.context().setOffline(false)
  await expect(owner.getByRole('checkbox', { name: 'Jarret' })).toBeChecked()
  await expect(page.getByText(picking.waiting)).toHaveCount(0)
})

test('list and slips are whole on letter paper, and the list says what was accepted after it was printed @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { picking } = texts
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  const names = Array.from({ length: 45 }, (_, index) => `Coupe numéro ${index + 101}`)
  for (const name of names) {
    await post(page, '/api/add-edit-product/', {
      name_fr: name,
      name_en: name,
      price: '20.00',
      quantity_per_case: '5',
      unit: 'kg',
      category: 'beef',
    })
  }
  const ordered = await placeAll(devices.restaurant.page)
  await order(devices.restaurant, product, 9)
  await acceptAll(page)

  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/supplier/pick')
  await expect(page.getByText(picking.orders(2))).toBeVisible()
  const list = pdfPages(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
  const printed = list.join('')
  for (const name of [...ordered, product]) expect(printed).toContain(bare(name))
  expect(printed).toContain(bare(`${market.restaurant.name}`))
  expect(printed).not.toContain('$')
  expect(printed).not.toContain(bare(texts.layout.tagline))
  expect(list.length).toBeLessThanOrEqual(2)
  await expect(page.getByRole('note').getByText(picking.unchangedSince)).toBeVisible()

  await page.getByRole('button', { name: picking.printSheets(2) }).click()
  const slips = pdfPages(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
  expect(slips.length).toBeGreaterThanOrEqual(2)
  expect(slips.at(-1)).toContain(bare(product))
  expect(slips.at(-1)).not.toContain(bare(ordered[0] ?? ''))
  for (const name of ordered) expect(slips.slice(0, -1).join('')).toContain(bare(name))

  await order(devices.restaurant, product, 3)
  await acceptAll(page)
  const added = `${market.restaurant.name} ${texts.orders.number(3)}`
  const changed = picking.changedSince(picking.addedSince(1, added))
  await expect(page.getByRole('note')).toContainText(changed)
  await expect(announced(page, changed)).toBeAttached()
  await expect(page.getByRole('checkbox', { name: product })).toContainText(
    picking.moreSincePrint(3),
  )
})

/** One order of every product whose name has "Coupe"; their names. */
async function placeAll(page: Page): Promise<string[]> {
  const names: string[] = []
  for (let number = 1; ; number++) {
    const address = `/api/product-list/?category_name=all&search=coupe&page=${number}`
    const { results } = await (await page.request.get(address)).json()
    if (results.length === 0) break
    const lines = results.map(({ public_id }: { public_id: string }) => ({
      productId: public_id,
      quantity: 2,
    }))
    await post(page, '/api/cart-set/', { lines })
    names.push(...results.map(({ name_fr }: { name_fr: string }) => name_fr))
    if (results.length < 10) break
  }
  await post(page, '/api/checkout/', {})
  return names
}

const bare = (words: string) => words.replaceAll(/\s/g, '')
