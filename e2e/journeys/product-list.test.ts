import type { Page } from '@playwright/test'
import type { AllTexts } from '../all-texts.ts'
import { textFaults } from '../checks/text-faults.ts'
import { expect, test } from '../halles-test.ts'

test.describe('a product list', () => {
  test.beforeEach(async ({ page, signIn, texts }) => {
    await signIn('restaurant')
    await page.goto('/categories')
    await page.getByRole('main').getByRole('link', { name: texts.menu.dairy }).click()
    await expect(page).toHaveURL('/categories/dairy')
  })

  test('loads more by its button, then by scrolling, and back keeps the place @desk', async ({
    page,
    texts,
  }) => {
    const rows = page.locator('tbody tr[aria-rowindex]')
    await expect(rows).toHaveCount(10)
    await page.mouse.wheel(0, 20_000)
    await page.waitForTimeout(300)
    await expect(rows).toHaveCount(10)

    const more = page.getByRole('button', { name: texts.catalogue.loadMore })
    await more.click()
    await expect(more).toHaveCount(0)
    await expect(rows.nth(19)).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(rows.nth(29)).toBeAttached()
    // The head is the first row.
    const supplier = page.locator('tr[aria-rowindex="16"] a[href^="/supplierinfo/"]')
    await supplier.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    // Nothing more comes once the end is out of reach.
    const settled = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const count = await rows.count()
      await page.waitForTimeout(500)
      return (await rows.count()) === count
    }
    await expect.poll(settled).toBe(true)
    // The last page may have been left before its products came: the address has it all the same.
    const { pathname, search } = new URL(page.url())
    const address = `${pathname}${search}`
    expect(address).toMatch(/^\/categories\/dairy\?page=[3-9]$/)
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    const name = await supplier.textContent()
    await supplier.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await page.getByRole('main').getByRole('button', { name: texts.common.back }).click()
    await expect(page).toHaveURL(address)
    await expect(supplier).toHaveText(name ?? '')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)

    await page.reload()
    await expect(supplier).toHaveText(name ?? '')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(supplier).toBeInViewport()
  })

  test('loads more where a busy page is told at once that its end was out of reach and is reached @desk', async ({
    page,
    texts,
  }) => {
    await page.addInitScript(() => {
      const Native = IntersectionObserver
      window.IntersectionObserver = class extends Native {
        constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const asBusy = (positions: IntersectionObserverEntry[], observer: IntersectionObserver) =>
            told([{ ...positions[0], isIntersecting: false } as never, ...positions], observer)
          super(asBusy, options)
        }
      }
    })
    await page.reload()
    await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page).toHaveURL(/page=[3-9]$/)
  })

  test('is sorted by the price of a kilogram, in either direction, from page 1 @desk @longer', async ({
    page,
    texts,
  }) => {
    const { catalogue } = texts
    await page.getByRole('button', { name: catalogue.loadMore }).click()
    await expect(page).toHaveURL(/page=[23]$/)
    const sorter = sorterOf(page, texts)
    await sorter.sort('price_per_unit')
    await expect(page).toHaveURL('/categories/dairy?sort_by=price_per_unit&sort_direction=asc')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const prices = page.locator('tbody td[data-column="price_per_unit"]')
    await expect(prices).toHaveCount(10)
    const perKg = (await prices.allTextContents()).map(leadingAmount)
    expect(perKg).toEqual(perKg.toSorted((a, b) => a - b))

    await sorter.turn('price_per_unit', 'asc')
    await expect(page).toHaveURL('/categories/dairy?sort_by=price_per_unit&sort_direction=desc')
    await sorter.sort('price')
    await page.goto('/categories/beef')
    await sorter.expectSorted('price')
    await sorter.sort('price_per_unit')
    await expect(page).toHaveURL(/sort_by=price_per_unit/)
  })

  test('goes back to best match from another sort of a search @desk @longer', async ({
    page,
    texts,
  }) => {
    const { catalogue } = texts
    await page.goto('/categories/all?search=beurre')
    const sorter = sorterOf(page, texts)
    await sorter.sort('price')
    await expect(page).toHaveURL(/sort_by=price/)
    const bestMatch = page.getByRole('button', { name: catalogue.sortByBestMatch })
    if (await bestMatch.isVisible()) await bestMatch.click()
    else await page.getByLabel(catalogue.sortBy).selectOption(catalogue.bestMatch)
    await expect(page).not.toHaveURL(/sort_by/)
    await expect(bestMatch).toBeHidden()
  })

  test('has rows that fit many to a screen, with the price that compares loudest @longer', async ({
    page,
  }) => {
    const rows = page.locator('tbody tr[aria-rowindex]')
    await expect(rows).toHaveCount(10)
    const seen = await rows.evaluateAll((all) =>
      all.map((row) => {
        const sizes = [...row.querySelectorAll('*')]
          .filter((place) => [...place.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .map((place) => ({
            size: Number.parseFloat(getComputedStyle(place).fontSize),
            column: place.closest('td')?.dataset['column'],
          }))
          .toSorted((a, b) => b.size - a.size)
        const isOwn = row.querySelector('[class*="_own_"]') !== null
        return { height: row.getBoundingClientRect().height, loudest: sizes[0]?.column, isOwn }
      }),
    )
    expect(new Set(seen.map(({ loudest }) => loudest))).toEqual(new Set(['price_per_unit']))
    const isPhone = (page.viewportSize()?.width ?? 0) < 900
    const [least, most] = isPhone ? [96, 112] : [52, 52]
    // What this restaurant pays takes a line of its own on the phone.
    const heights = seen.map(({ height, isOwn }) =>
      isPhone && isOwn ? Math.max(least, height - 24) : height,
    )
    expect(Math.min(...heights), String(heights)).toBeGreaterThanOrEqual(least)
    expect(Math.max(...heights), String(heights)).toBeLessThanOrEqual(most)
  })

  test('shows five products and more on a phone’s first screen, in columns that never move @phone-only', async ({
    page,
    texts,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const totals = page.getByRole('region', { name: texts.cart.totals })
    await expect(totals).toBeVisible()
    const rows = page.locator('tbody tr[aria-rowindex]')
    await expect(rows).toHaveCount(10)
    // Below them stand the totals and a bar of the application's places, as high as a thumb needs.
    const end = 844 - 56 - ((await totals.boundingBox())?.height ?? 844)
    const seen = await rows.evaluateAll((all) =>
      all.map((row) => {
        const edges = (place: string) => row.querySelector(place)?.getBoundingClientRect()
        return {
          bottom: row.getBoundingClientRect().bottom,
          columns: [
            edges('[class*="picture"]')?.left,
            edges('[class*="words"]')?.left,
            edges('[class*="awning"]')?.left,
            edges('[class*="tag"]')?.right,
            edges('[class*="place"]')?.left,
            edges('button:last-of-type')?.right,
          ],
        }
      }),
    )
    expect(seen.filter(({ bottom }) => bottom <= end).length).toBeGreaterThanOrEqual(5)
    const [first] = seen
    for (const { columns } of seen) expect(columns).toEqual(first?.columns)
  })

  test('keeps every supplier on one line beside an open cart, and what is cut can be read @desk-only', async ({
    page,
    texts,
  }) => {
    await page.getByRole('button', { name: new RegExp(`^${texts.cart.title},`) }).click()
    await expect(page.getByRole('button', { name: texts.cart.close })).toBeVisible()
    const rows = page.locator('tbody tr[aria-rowindex]')
    await expect(rows).toHaveCount(10)
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height),
    )
    expect(new Set(heights)).toEqual(new Set([52]))
    const links = rows.locator('[data-column="supplier"]').getByRole('link')
    const lines = await links.evaluateAll((all) => all.map((link) => link.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
    expect(await textFaults(page)).toEqual([])
  })

  test('tells its search from that of the market, and says how it is worked by keyboard once @desk-only', async ({
    page,
    texts,
  }) => {
    const { catalogue, layout } = texts
    const [market, list] = [layout.search, catalogue.searchHere]
    const boxes = page.getByRole('searchbox')
    await expect(boxes).toHaveCount(2)
    await expect(page.getByRole('banner').getByLabel(market)).toHaveAttribute('placeholder', market)
    await expect(page.getByRole('main').getByLabel(list)).toHaveAttribute(
      'placeholder',
      catalogue.searchAmong('54'),
    )
    const tops = await Promise.all(
      [page.getByLabel(list), page.getByRole('button', { name: catalogue.keyboardHelp })].map(
        async (place) => {
          const box = await place.boundingBox()
          return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
        },
      ),
    )
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 99))).toBeLessThanOrEqual(1)

    const hint = page.getByText(catalogue.keyboardHint)
    await expect(hint.first()).toBeVisible()
    await page.reload()
    const help = page.getByRole('button', { name: catalogue.keyboardHelp })
    await expect(help).toBeVisible()
    await expect(hint).toHaveCount(1)
    await expect(hint).toBeHidden()
    await help.click()
    await expect(hint).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
  })

  test('has one row of search and sort on a phone @phone', async ({ page, texts }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { catalogue } = texts
    const fields = [
      page.getByLabel(catalogue.searchHere),
      page.getByLabel(catalogue.sortBy),
      page.getByRole('button', { name: catalogue.reverseFrom(catalogue.directions.name.asc) }),
    ]
    const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y))
    expect(new Set(tops.map((top) => Math.round(top ?? 0))).size, String(tops)).toBe(1)
    const first = page.locator('tbody tr').first()
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(240)
  })

  test('is searched in spite of a typing error, best match first @phone-only', async ({
    page,
    texts,
  }) => {
    const { catalogue } = texts
    await page.evaluate(() => {
      localStorage.setItem('productsSortBy', 'price')
      localStorage.setItem('productsSortDirection', 'desc')
    })
    await page.goto('/categories/all')
    await expect(page.getByLabel(catalogue.sortBy)).toHaveValue('price')
    const asked = page.waitForRequest(/product-list.*search=epaulle/)
    await page.getByLabel(catalogue.searchHere).pressSequentially('epaulle')
    expect(new URL((await asked).url()).searchParams.has('sort_by')).toBe(false)
    await expect(page).toHaveURL('/categories/all?search=epaulle')
    const found = page.getByRole('rowheader').first()
    await expect(found).toContainText(/épaule|shoulder/i)
    await expect(page.getByLabel(catalogue.sortBy).locator('option:checked')).toHaveText(
      catalogue.bestMatch,
    )
    await expect(page.getByRole('button', { name: catalogue.reverse, exact: true })).toBeDisabled()

    await page.getByLabel(catalogue.sortBy).selectOption(catalogue.sorts.name)
    await expect(page).toHaveURL('/categories/all?sort_by=name&sort_direction=asc&search=epaulle')
    await page.getByRole('button', { name: catalogue.clearSearch }).click()
    await expect(page).toHaveURL('/categories/all?sort_by=name&sort_direction=asc')
    await expect(page.getByLabel(catalogue.searchHere)).toHaveValue('')
    await expect(page.getByLabel(catalogue.searchHere)).toBeFocused()
  })
})

type SortKey = 'price' | 'price_per_unit'

/** By the heads of the table or, where rows are cards, by the fields above them. */
function sorterOf(page: Page, { catalogue }: AllTexts) {
  const select = page.getByLabel(catalogue.sortBy)
  const head = (key: SortKey) =>
    page.getByRole('columnheader', { name: catalogue.columns[key], exact: true })
  /** The list has come, in either shape. */
  const isByFields = async (key: SortKey) => {
    const isShown = async () => (await select.isVisible()) || (await head(key).isVisible())
    await expect.poll(isShown).toBe(true)
    return select.isVisible()
  }
  return {
    async sort(key: SortKey) {
      if (await isByFields(key)) await select.selectOption(catalogue.sorts[key])
      else await head(key).getByRole('button').click()
    },
    async turn(key: SortKey, from: 'asc' | 'desc') {
      const reverse = catalogue.reverseFrom(catalogue.directions[key][from])
      if (await isByFields(key)) await page.getByRole('button', { name: reverse }).click()
      else await head(key).getByRole('button').click()
    },
    async expectSorted(key: SortKey) {
      await expect(head(key)).toHaveAttribute('aria-sort', /ending$/)
    },
  }
}

/** "12,40 $/kg1,40 $/100 g" and "$12.40/kg" begin with the price of what compares. */
function leadingAmount(text: string): number {
  const [amount = ''] = /\d[\d\s.,]*\d/.exec(text) ?? []
  return Number(amount.replace(/\s/g, '').replace(',', '.'))
}
