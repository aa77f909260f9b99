import type { Locator, Page } from '@playwright/test'
import { expect, expectProblem, test } from '../halles-test.ts'

const FAR = 12
const PER_PAGE = 10
/** Pixels, a sixth of a row on a phone: content that loads above the list may move it by as much. */
const NEAR = 32
/** Longer than an answer of the list is fresh. */
const LATER_MS = 120_000

test('coming back to the window asks for the pages in sight, not for all that are loaded', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/categories/all')
  await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(addressPage(page)).toBeGreaterThanOrEqual(FAR)
  }).toPass()
  await atRest(page)
  const asked = pagesAskedFor(page)
  await page.evaluate((later) => {
    const now = Date.now
    Date.now = () => now() + later
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, LATER_MS)
  await expect.poll(() => asked.at(-1)).toBe(addressPage(page))
  await atRest(page)
  expect(asked.length).toBeLessThanOrEqual(FAR / 2)
})

for (const width of [1440, 390]) {
  test(`rows that were scrolled by are taken away and are still found (${width} px)`, async ({
    page,
    signIn,
    texts,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn('restaurant')
    await page.goto('/categories/all')
    const first = rowAt(page, 0)
    await expect(first).toBeVisible()
    const words = await first.getByRole('link').first().textContent()
    await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(addressPage(page)).toBeGreaterThanOrEqual(2 * FAR)
    }).toPass()
    await atRest(page)
    const drawn = await page.locator('tr[aria-rowindex]').count()
    expect(drawn).toBeLessThan(100)
    const nodes = await page.evaluate(() => document.querySelectorAll('table *').length)
    expect(nodes).toBeLessThan(60 * 160)
    await expect(first).toHaveCount(0)

    await test.step('the browser’s search reaches them', async () => {
      const hidden = page.locator('[data-page="1"]')
      await expect(hidden).toContainText(words ?? '')
      // What a browser does with what its search found in hidden="until-found".
      expect(await hidden.getAttribute('hidden')).toBe('until-found')
      await hidden.evaluate((element) => {
        element.dispatchEvent(new Event('beforematch', { bubbles: true }))
        element.removeAttribute('hidden')
        element.scrollIntoView()
      })
      await expect(first).toBeInViewport()
      await expect(first).toContainText(words ?? '')
    })
    await test.step('what has the focus stays', async () => {
      const plus = first.getByRole('button').last()
      await plus.focus()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await atRest(page)
      await expect(plus).toBeFocused()
      await expect(rowAt(page, 100)).toHaveCount(0)
    })
  })
}

test('a page far down opens at its place, without the pages before it', async ({
  page,
  signIn,
}) => {
  await signIn('restaurant')
  const asked = pagesAskedFor(page)
  await page.goto(`/categories/all?page=${FAR}`)
  const first = rowAt(page, (FAR - 1) * PER_PAGE)
  await expect(first).toBeInViewport()
  await atRest(page)
  await expect(first).toBeInViewport()
  expect(asked[0]).toBe(FAR)
  expect(Math.min(...asked)).toBeGreaterThan(FAR - 4)

  await page.evaluate(() => scrollTo(0, 0))
  await expect(rowAt(page, 0)).toBeVisible()
  await atRest(page)
  expect(asked).toContain(1)
  expect(asked).not.toContain(FAR / 2)
})

for (const width of [1440, 390]) {
  test(`a reload, and the way back, keep each row in its place (${width} px)`, async ({
    page,
    signIn,
    texts,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn('restaurant')
    await page.goto(`/categories/all?page=${FAR}`)
    const row = rowAt(page, 57)
    // To where no page was loaded yet.
    await expect(async () => {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), 5.5 / FAR)
      await expect(row).toBeAttached({ timeout: 1_000 })
    }).toPass()
    await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 400))
    await atRest(page)
    const top = await topOf(row)
    const words = await row.textContent()

    const distance = async () => Math.abs((await topOf(row)) - top)

    await page.reload()
    await expect(row).toHaveText(words ?? '')
    await atRest(page)
    await expect.poll(distance).toBeLessThan(NEAR)

    await row.getByRole('link').first().click()
    await page.getByRole('main').getByRole('button', { name: texts.common.back }).click()
    await expect(row).toHaveText(words ?? '')
    await expect.poll(distance).toBeLessThan(NEAR)
    await atRest(page)
    expect(await distance()).toBeLessThan(NEAR)
  })
}

test('a form that is opened from far down a list begins at its top', async ({
  page,
  signIn,
  texts,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn('supplier')
  await page.goto('/supplier/categories/all?page=3')
  const row = rowAt(page, 2 * PER_PAGE)
  await expect(row).toBeInViewport()
  await atRest(page)
  await row.getByRole('link', { name: texts.products.edit('') }).click()
  await expect(page).toHaveURL(/\/edit\//)
  await expect(
    page.getByRole('main').getByLabel(texts.products.price, { exact: true }),
  ).toBeVisible()
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a sort that is chosen is shown before the list is drawn anew', async ({
  page,
  signIn,
  texts,
}) => {
  // Where the heads of a table do not sort.
  await page.setViewportSize({ width: 390, height: 900 })
  await signIn('restaurant')
  await page.goto('/categories/all?sort_by=name&sort_direction=asc')
  const { directions, reverseFrom } = texts.catalogue
  await page.getByRole('row').nth(1).waitFor()
  const reverse = page.getByRole('button', { name: reverseFrom(directions.name.asc) })
  const atFirstPaint = await reverse.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((painting) => requestAnimationFrame(painting))
    const isBusy = document.querySelector('main [aria-busy=true]') !== null
    return { words: button.textContent, address: location.search, isBusy }
  })
  expect(atFirstPaint).toEqual({
    words: directions.name.desc,
    address: '?sort_by=name&sort_direction=asc',
    isBusy: true,
  })
  await expect(page).toHaveURL(/sort_direction=desc/)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
})

test('an address whose search has a line break in it is searched for in one line', async ({
  page,
  signIn,
}) => {
  await signIn('restaurant')
  const asked = page.waitForRequest(/\/api\/product-list\//)
  await page.goto('/categories/all?search=%0Abeurre%0D%0Asal%C3%A9%00')
  expect(new URL((await asked).url()).searchParams.get('search')).toBe('beurre salé')
  await expect(rowAt(page, 0)).toBeVisible()
})

test('what is loaded above a row leaves it in its place', async ({ page, signIn }) => {
  await signIn('restaurant')
  await page.goto(`/categories/all?page=${FAR}`)
  const row = rowAt(page, (FAR - 1) * PER_PAGE)
  await expect(row).toBeInViewport()
  await atRest(page)
  const top = await topOf(row)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/product-list/**', async (route) => {
    await held
    await route.continue()
  })
  await page.mouse.wheel(0, -1000)
  await expect.poll(() => topOf(row)).toBeCloseTo(top + 1000, -1)
  await expect(page.locator('tbody[aria-busy=true]')).not.toHaveCount(0)
  release()
  await atRest(page)
  expect(await topOf(row)).toBeCloseTo(top + 1000, -1)
})

test('a page that cannot be loaded says so in its place, and comes at the next try', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('restaurant')
  await page.goto('/categories/all')
  const second = /product-list.*[?&]page=2(&|$)/
  await page.route(second, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
  const failure = page.getByRole('table').getByRole('alert')
  await expect(failure).toContainText(texts.catalogue.loadError)
  await expect(rowAt(page, 9)).toBeAttached()
  expectProblem(problems, /500/)
  await page.unroute(second)
  await failure.getByRole('button', { name: texts.common.retry }).click()
  await expect(rowAt(page, 19)).toBeAttached()
  await expect(failure).toHaveCount(0)
})

test('a page that is scrolled to goes on after the row above it; a jump is by number', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  const asked = placesAskedFor(page)
  const next: unknown[] = []
  page.on('response', async (response) => {
    if (isList(response.url())) next.push((await response.json()).next_cursor)
  })
  await page.goto('/categories/all')
  await expect(rowAt(page, 0)).toBeVisible()
  await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
  await expect(rowAt(page, 19)).toBeAttached()
  await atRest(page)
  const [first, second] = asked
  expect(first).toEqual({ page: '1', cursor: null })
  expect(second).toEqual({ page: '2', cursor: next[0] })

  asked.length = 0
  await page.goto(`/categories/all?page=${FAR}`)
  await expect(rowAt(page, (FAR - 1) * PER_PAGE)).toBeInViewport()
  await atRest(page)
  expect(asked[0]).toEqual({ page: `${FAR}`, cursor: null })
})

test('a cursor that the server does not know any more is replaced by the page’s number', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('restaurant')
  await page.route(/product-list.*[?&]page=1(&|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), next_cursor: 'earlier' } })
  })
  await page.goto('/categories/all')
  await page.getByRole('button', { name: texts.catalogue.loadMore }).click()
  await expect(rowAt(page, 19)).toBeAttached()
  await expect(page.getByRole('table').getByRole('alert')).toHaveCount(0)
  expectProblem(problems, /400/)
})

for (const [language, most] of [
  ['fr', '10\u00a0000+'],
  ['en', '10,000+'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('a search that finds more than is counted says so, and where its list ends', async ({
      page,
      signIn,
      texts,
    }) => {
      await signIn('restaurant')
      await countAtLeast(page, 10_000)
      await page.goto('/categories/all?search=po')
      await expect(page.getByText(texts.catalogue.shown('10', most), { exact: true })).toBeVisible()
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '-1')
      await expect(page.getByText(texts.catalogue.more)).toHaveCount(0)

      await countAtLeast(page, PER_PAGE)
      await page.reload()
      await expect(page.getByText(texts.catalogue.shownAll('10+', true))).toBeVisible()
      await expect(page.getByText(texts.catalogue.more)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.catalogue.loadMore })).toHaveCount(0)
    })
  })
}

/** The demo market is smaller: the server’s answers, with the count of a larger one. */
async function countAtLeast(page: Page, count: number) {
  await page.unrouteAll()
  await page.route(/\/api\/product-list\//, async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), count, count_is_minimum: true }
    await route.fulfill({ response, json })
  })
}

test('a supplier comes back from a form to the row that led there', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('supplier')
  await page.goto('/supplier/categories/all?page=2')
  const row = rowAt(page, 6)
  await page.keyboard.press('Home')
  await expect(row).toBeAttached()
  await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
  await atRest(page)
  const top = await topOf(row)
  await row.getByRole('link').click()
  const back = page.getByRole('main').getByRole('link', { name: texts.common.back })
  await expect(back).toHaveAttribute('href', /^\/supplier\/categories\/all\?page=\d$/)
  await back.click()
  await expect.poll(() => topOf(row)).toBeCloseTo(top, -1)
})

/** A row of the whole list, from 0. */
function rowAt(page: Page, row: number): Locator {
  return page.locator(`tr[aria-rowindex="${row + 2}"]`)
}

function topOf(row: Locator): Promise<number> {
  return row.evaluate((element) => element.getBoundingClientRect().top)
}

function pagesAskedFor(page: Page): number[] {
  const asked: number[] = []
  page.on('request', (request) => {
    if (isList(request.url())) asked.push(Number(new URL(request.url()).searchParams.get('page')))
  })
  return asked
}

function placesAskedFor(page: Page) {
  const asked: { page: string | null; cursor: string | null }[] = []
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url())
    if (isList(request.url()))
      asked.push({ page: searchParams.get('page'), cursor: searchParams.get('cursor') })
  })
  return asked
}

function isList(url: string): boolean {
  return new URL(url).pathname === '/api/product-list/'
}

function addressPage(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('page'))
}

/** No page is awaited, nor was for a while. */
async function atRest(page: Page): Promise<void> {
  const asked = pagesAskedFor(page)
  let before: number
  do {
    before = asked.length
    await page.waitForTimeout(400)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  } while (before !== asked.length)
}
