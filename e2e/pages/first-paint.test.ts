import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'

const TYPEFACE = /\.woff2$/

test('a page stays where it is when the name of its business comes', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('restaurant')
  const release = await holdAnswers(page, '**/api/restaurant-account-info/')
  await page.goto('/checkout')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  const { name } = await (await page.request.get('/api/restaurant-account-info/')).json()
  release()
  await expect(page.getByRole('contentinfo').getByText(name)).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

test('typefaces that the device has not stored are loaded after what is read', async ({
  page,
  signIn,
}) => {
  await signIn('restaurant')
  const typefaces: string[] = []
  page.on('request', (request) => {
    if (TYPEFACE.test(request.url())) typefaces.push(request.url())
  })
  const release = await holdAnswers(page, '**/api/product-list/**')
  await page.goto('/categories/all')
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(typefaces).toEqual([])
  release()
  await expect.poll(() => new Set(typefaces).size).toBe(2)
  await expect(page.locator('html')).not.toHaveAttribute('data-typefaces')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
})

/** Holds answers back until the function that it answers is called. */
async function holdAnswers(page: Page, addresses: string): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
