import { formatWindow } from '@halles/texts/delivery-times.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, post, test } from '../halles-test.ts'
import { aMember } from '../member.ts'
import { pdfPages } from '../pdf-text.ts'
import { announced } from '../reading/hear.ts'
import { order, sideBySide } from '../side-by-side.ts'
import { withTheDatabase } from '../the-database.ts'

const DAY = '2030-03-19'
const bare = (words: string) => words.replaceAll(/\s/g, '')

/** A supplier with accepted orders for one day, the first to be delivered last; what the orders' notes say, by stop. */
async function aDayOfOrders(browser: Browser, at: string, language: 'fr' | 'en', orders: number) {
  const sides = await sideBySide(browser, at, language)
  const { page } = sides.devices.supplier
  for (let number = 1; number <= orders; number++) {
    await order(sides.devices.restaurant, sides.product, number)
  }
  const listed = await page.request.get('/api/supplier-order-list/?status=pending')
  const parts: { public_id: string; number: number }[] = await listed.json()
  await withTheDatabase(async (database) => {
    for (const { public_id, number } of parts) {
      await database
        .updateTable('supplier_order')
        .set({
          delivery_day: DAY,
          window_from: '06:30',
          window_to: '11:00',
          cut_off_at: '2030-03-18T20:00:00Z',
          note: `Porte numéro ${number}`,
          po_number: `BC-${number}`,
        })
        .where('public_id', '=', public_id)
        .execute()
    }
  })
  for (const { public_id } of parts) {
    const answer = { supplier_order_id: public_id, action: 'accepted' }
    await post(page, '/api/supplier-order-update/', answer)
  }
  return { ...sides, page }
}

const stopsOf = (page: Page, label: string) =>
  page.getByRole('list', { name: label }).getByRole('listitem')

const placesOf = async (page: Page, label: string) =>
  (await stopsOf(page, label).allInnerTexts()).map((text) => /numéro (\d+)/.exec(text)?.[1])

test('stops are moved by keyboard and dragged, another device sees it, and the sheet is whole on paper @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { byDay, orders } = texts
  const { page, market } = await aDayOfOrders(browser, baseURL ?? '', language, 3)
  await page.goto('/account?to=orders')
  await page.getByRole('tab', { name: orders.byDayTab }).click()
  const panel = page.getByRole('tabpanel', { name: orders.byDayTab })
  await expect(panel).toContainText(byDay.accepted(3))
  await expect(panel).toContainText(byDay.cases(6))
  await panel.getByRole('link', { name: byDay.routeSheet }).click()
  await expect(page).toHaveURL(`/supplier/route-sheet?day=${DAY}`)
  const label = byDay.stopList
  await expect(stopsOf(page, label)).toHaveCount(3)
  expect(await placesOf(page, label)).toEqual(['1', '2', '3'])
  const luc = await aMember(browser, page, { role: 'picker', firstName: 'Luc', language })
  await luc.page.goto(`/supplier/route-sheet?day=${DAY}`)
  await expect(stopsOf(luc.page, label)).toHaveCount(3)
  await expect(
    luc.page.getByRole('button', { name: byDay.up(market.restaurant.name) }),
  ).toHaveCount(0)
  await expect(luc.page.getByRole('main')).not.toContainText('$')

  const up = stopsOf(page, label)
    .nth(2)
    .getByRole('button', { name: byDay.up(market.restaurant.name) })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => placesOf(page, label)).toEqual(['1', '3', '2'])
  await expect(announced(page, byDay.moved(market.restaurant.name, 2, 3))).toBeAttached()
  await page.keyboard.press('Enter')
  await expect.poll(() => placesOf(page, label)).toEqual(['3', '1', '2'])
  await expect.poll(() => placesOf(luc.page, label)).toEqual(['3', '1', '2'])

  const handle = stopsOf(page, label).nth(0).getByTitle(byDay.drag)
  const [from, last] = [await handle.boundingBox(), await stopsOf(page, label).nth(2).boundingBox()]
  if (!from || !last) throw new Error('the stops are on screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, last.y + last.height - 4, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => placesOf(page, label)).toEqual(['1', '2', '3'])
  await expect.poll(() => placesOf(luc.page, label)).toEqual(['1', '2', '3'])
  await page.reload()
  await expect.poll(() => placesOf(page, label)).toEqual(['1', '2', '3'])

  const paper = pdfPages(await page.pdf({ format: 'Letter', preferCSSPageSize: true })).join('')
  for (const words of [
    'Porte numéro 1',
    'BC-3',
    byDay.signature,
    byDay.window(formatWindow(language, '06:30', '11:00')),
  ]) {
    expect(paper).toContain(bare(words))
  }
  expect(paper).not.toContain('$')
  expect(paper).not.toContain(bare(byDay.print))
})

test('a stop stays whole on a page, and the pick list of a day is of that day @desk @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { byDay, picking } = texts
  const { page, devices, product } = await aDayOfOrders(browser, baseURL ?? '', language, 14)
  await page.goto(`/supplier/route-sheet?day=${DAY}`)
  await expect(stopsOf(page, byDay.stopList)).toHaveCount(14)
  const pages = pdfPages(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
  expect(pages.length).toBeGreaterThan(1)
  for (let number = 1; number <= 14; number++) {
    const [whole] = pages.filter((words) =>
      words.includes(`BC-${number}${bare(byDay.note('Porte'))}`),
    )
    expect(whole, `stop ${number}`).toBeDefined()
  }
  const boxes = pages.map((words) => words.split(bare(byDay.signature)).length - 1)
  const stops = pages.map((words) => words.split('BC-').length - 1)
  expect(boxes).toEqual(stops)

  await order(devices.restaurant, product, 40)
  const listed = await page.request.get('/api/supplier-order-list/?status=pending')
  for (const { public_id } of await listed.json()) {
    await post(page, '/api/supplier-order-update/', {
      supplier_order_id: public_id,
      action: 'accepted',
    })
  }
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(`/supplier/pick?day=${DAY}`)
  await expect(page.getByRole('checkbox', { name: product })).toContainText('105')
  const list = pdfPages(await page.pdf({ format: 'Letter', preferCSSPageSize: true })).join('')
  expect(list).toContain(bare(product))
  expect(list).not.toContain('$')
  await expect(page.getByRole('note').getByText(picking.unchangedSince)).toBeVisible()
  await page.getByRole('link', { name: byDay.allOrders }).click()
  await expect(page.getByRole('checkbox', { name: product })).toContainText('145')
  await expect(page.getByRole('note').getByText(picking.unchangedSince)).toHaveCount(0)
  await page.goto('/supplier/pick?day=2030-03-18')
  await expect(page.getByRole('main')).toContainText(byDay.nextDay(''))
})

test('on a phone stops are moved by buttons; without a connection the order is read and not changed @phone @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { byDay } = texts
  const { page, market } = await aDayOfOrders(browser, baseURL ?? '', language, 2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/supplier/route-sheet?day=${DAY}`)
  const label = byDay.stopList
  await expect(stopsOf(page, label)).toHaveCount(2)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  const answered = page.waitForResponse('**/api/route-order/')
  await stopsOf(page, label)
    .nth(0)
    .getByRole('button', { name: byDay.down(market.restaurant.name) })
    .click()
  await expect.poll(() => placesOf(page, label)).toEqual(['2', '1'])
  await answered
  await page.reload()
  await expect.poll(() => placesOf(page, label)).toEqual(['2', '1'])
  await page.route('**/api/**', (route) => route.abort('connectionfailed'))
  await page.reload()
  await expect.poll(() => placesOf(page, label)).toEqual(['2', '1'])
  await expect(page.getByText(byDay.noReordering)).toBeVisible()
  await expect(
    stopsOf(page, label)
      .nth(0)
      .getByRole('button', { name: byDay.down(market.restaurant.name) }),
  ).toBeDisabled()
})
