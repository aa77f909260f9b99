import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'

const ROWS = 2_000
const LIST = 'c'.repeat(32)
const SHEET = `/supplier/price-lists/${LIST}`
/** A few windows' worth of rows, whatever their number. */
const MOST_DRAWN = 120

test('a sheet of 2,000 products draws those in sight: the keyboard goes on from row to row, and all are counted and found', async ({
  page,
  signIn,
  texts,
}) => {
  const { priceLists } = texts
  await signIn('supplier')
  await stageSheet(page)
  await page.goto(SHEET)
  const drawn = page.locator('tbody tr[aria-rowindex]')
  const price = (row: number) =>
    page.getByRole('textbox', { name: priceLists.priceOf(nameOf(row)) })

  await test.step('few rows stand in the page, which says how many there are', async () => {
    await expect(price(0)).toBeVisible()
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${ROWS + 1}`)
    await expect.poll(() => drawn.count()).toBeGreaterThan(10)
    expect(await drawn.count()).toBeLessThan(MOST_DRAWN)
  })

  await test.step('the arrow goes from row to row, as far as somebody holds it', async () => {
    await price(0).focus()
    for (const row of Array.from({ length: 40 }, (_, index) => index + 1)) {
      await page.keyboard.press('ArrowDown')
      await expect(price(row)).toBeFocused()
    }
    await expect(price(40)).toBeInViewport()
    expect(await drawn.count()).toBeLessThan(MOST_DRAWN)
  })

  await test.step('who types keeps the row, however far the page is scrolled', async () => {
    await page.keyboard.type('12')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
    const last = page.locator(`tr[aria-rowindex="${ROWS + 1}"]`)
    await expect(last).toBeInViewport()
    await expect(price(40)).toBeFocused()
    await expect(price(40)).toHaveValue('12')
    await expect.poll(() => drawn.count()).toBeLessThan(MOST_DRAWN)
  })

  await test.step('the browser’s search finds a product whose row is not drawn', async () => {
    const hidden = page.locator('[data-page]').filter({ hasText: nameOf(1_234) })
    expect(await hidden.getAttribute('hidden')).toBe('until-found')
    // What a browser does with what its search found there.
    await hidden.evaluate((element) => {
      element.removeAttribute('hidden')
      element.dispatchEvent(new Event('beforematch', { bubbles: true }))
      element.scrollIntoView()
    })
    await expect(price(1_234)).toBeVisible()
  })
})

function nameOf(row: number): string {
  return `Produit ${String(row).padStart(4, '0')}`
}

async function stageSheet(page: Page): Promise<void> {
  const list = { public_id: LIST, name: 'Hôtels', percent_off: '0', lines: 0, customers: 0 }
  const own = await page.request.get('/api/supplier-product-list/?category_name=beef')
  const [product] = (await own.json()).results
  const results = Array.from({ length: ROWS }, (_, row) => ({
    ...product,
    public_id: String(row).padStart(32, '0'),
    name_fr: nameOf(row),
    name_en: nameOf(row),
    list_price: product.price,
    prices: [],
  }))
  await page.route('**/api/price-list-list/', (route) =>
    route.fulfill({ json: { price_lists: [list] } }),
  )
  await page.route('**/api/price-list-lines/*', (route) =>
    route.fulfill({ json: { count: ROWS, results } }),
  )
}
