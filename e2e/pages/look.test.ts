import type { Locator } from '@playwright/test'
import { expect, test } from '../halles-test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const [role, home, place, fewest] of [
      ['restaurant', '/categories', 'main :has(> h1)', 2],
      ['supplier', '/supplier/categories', 'main [aria-labelledby="today"]', 3],
    ] as const) {
      test(`the buttons of a ${role}'s home have room between them`, async ({ page, signIn }) => {
        await signIn(role)
        await page.goto(home)
        const buttons = page.locator(place).getByRole('link')
        await expect(buttons.nth(fewest - 1)).toBeVisible()
        for (const room of await roomBetween(buttons)) expect(room).toBeGreaterThanOrEqual(12)
      })
    }
  })
}

/** From each to the next, beside it or below. */
async function roomBetween(places: Locator): Promise<number[]> {
  const boxes = await places.evaluateAll((all) =>
    all.map((place) => place.getBoundingClientRect().toJSON()),
  )
  return boxes
    .slice(1)
    .map((box, index) => Math.max(box.left - boxes[index].right, box.top - boxes[index].bottom))
}

test('what leads on from a supplier’s orders stands together', async ({
  page,
  signIn,
  texts: { accounts, supplierOrders },
}) => {
  await page.setViewportSize(DESK)
  await signIn('supplier')
  await page.goto('/supplier/orders')
  const toolbar = page.getByRole('main').locator('div', {
    has: page.locator('> a', { hasText: accounts.deliveryDays }),
  })
  await expect(toolbar.getByLabel(supplierOrders.sound)).toBeVisible()
  expect(await roomBetween(toolbar.locator('> *'))).toEqual([12, 12])
})

test('the heads of a supplier’s list stand on one line', async ({ page, signIn, texts }) => {
  await page.setViewportSize(DESK)
  await signIn('supplier')
  await page.goto('/supplier/categories/beef')
  await expect(page.getByRole('columnheader', { name: texts.products.availability })).toBeVisible()
  const bottoms = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const words = document.createRange()
      words.selectNodeContents(head.querySelector('button') ?? head.firstElementChild ?? head)
      const { bottom, height } = [...words.getClientRects()].at(-1) ?? new DOMRect()
      // What is only heard is not drawn.
      return head.querySelector('.visually-hidden') || height === 0 ? [] : [Math.round(bottom)]
    }),
  )
  expect(bottoms.length).toBeGreaterThanOrEqual(7)
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThanOrEqual(1)
})

test('a supplier’s name of two lines keeps its distance from the way to its minimum', async ({
  page,
  signIn,
  texts,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signIn('restaurant')
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: texts.cart.checkoutTitle }),
  ).toBeVisible()
  await expect(main.getByRole('progressbar').first()).toBeVisible()
  const heads = await main.locator('header:has([role="progressbar"])').evaluateAll((all) =>
    all.map((head) => {
      const [name, bar] = ['h2', '[role="progressbar"]'].map((place) => head.querySelector(place))
      const { bottom = 0, height = 0 } = name?.getBoundingClientRect() ?? {}
      const line = name ? Number.parseFloat(getComputedStyle(name).lineHeight) : 0
      return { lines: height / line, room: (bar?.getBoundingClientRect().top ?? 0) - bottom }
    }),
  )
  expect(Math.max(...heads.map(({ lines }) => lines))).toBeGreaterThanOrEqual(2)
  for (const { room } of heads) expect(room).toBeGreaterThanOrEqual(8)
})

for (const role of ['restaurant', 'supplier'] as const) {
  test(`what a ${role}'s account leads to stands apart from its button`, async ({
    page,
    signIn,
    texts: { accounts },
  }) => {
    await page.setViewportSize(DESK)
    await signIn(role)
    await page.goto('/account?to=info')
    const button = page.getByRole('main').getByRole('button', { name: accounts.edit, exact: true })
    const below = () =>
      button.evaluate((element) => {
        const link = document.querySelector(
          'main :is([href="/substitutes"], [href="/supplier/delivery"])',
        )
        return (link?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom
      })
    await expect.poll(below).toBeGreaterThanOrEqual(12)
  })
}

for (const width of [390, 320]) {
  test(`no head of the prices by percent breaks at ${width} px`, async ({
    page,
    signIn,
    texts,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn('supplier')
    await page.goto('/supplier/prices?category=beef')
    await page.getByLabel(texts.prices.percent, { exact: true }).fill('2,5')
    const heads = page.getByRole('columnheader')
    await expect(heads.first()).toBeVisible()
    for (const name of [texts.prices.before, texts.prices.after]) {
      const lines = await page.getByRole('columnheader', { name }).evaluate((head) => {
        const range = document.createRange()
        range.selectNodeContents(head)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })
}

test('days are filtered in the language of the page, and one that is none stays to be corrected', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('supplier')
  await page.goto('/account?to=activity')
  const { activity, common, fieldProblems } = texts
  const from = page.getByRole('textbox', { name: activity.from, exact: true })
  const to = page.getByRole('textbox', { name: activity.to, exact: true })
  await expect(from).toHaveAttribute('placeholder', common.dayPattern)
  await expect(page.locator('input[type="date"]:not([aria-hidden])')).toHaveCount(0)

  await from.fill('2026-13-01')
  await from.blur()
  await expect(page.getByText(fieldProblems.date_invalid)).toBeVisible()
  await expect(from).toHaveValue('2026-13-01')
  await expect(from).toHaveAccessibleDescription(fieldProblems.date_invalid)
  await from.fill('2020-03-01')
  await from.blur()
  await expect(from).toHaveValue('1er mars 2020')
  await expect(page).toHaveURL(/from=2020-03-01/)
  await to.fill('2020-02-01')
  await to.blur()
  await expect(page.getByText(fieldProblems.dates_reversed)).toBeVisible()
  await expect(page).not.toHaveURL(/until=/)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('facts of an order wrap without a dot at the start of a line', async ({ page, signIn }) => {
    await signIn('supplier')
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto('/account?to=orders&status=pending')
    const rows = page.getByRole('tabpanel').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const lines = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const facts = [...row.querySelectorAll<HTMLElement>('[class*="_fact_"]')]
        return facts.map((fact) => {
          const around = fact.parentElement?.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(fact)
          const clip = getComputedStyle(fact.parentElement ?? fact).clipPath
          return {
            text: fact.textContent ?? '',
            isFirst: Math.abs(fact.getBoundingClientRect().left - (around?.left ?? 0)) < 1,
            isSecondLine: fact.getBoundingClientRect().top - (around?.top ?? 0) > 4,
            indent: words.getBoundingClientRect().left - (around?.left ?? 0),
            clip,
          }
        })
      }),
    )
    expect(lines.some(({ isFirst, isSecondLine }) => isFirst && isSecondLine)).toBe(true)
    for (const { text, isFirst, indent, clip } of lines) {
      expect(text).not.toContain('·')
      expect(clip).toContain('inset')
      if (isFirst) expect(indent).toBeGreaterThan(10)
    }
  })
})

test('orders are titled as such for a restaurant too, and logging out is no button of its own colour', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/account?to=orders')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(texts.orders.tab)
  await page.getByRole('tab', { name: texts.accounts.info }).click()
  await expect(heading).toHaveText(texts.accounts.title)
  const logOut = page.getByRole('main').getByRole('button', { name: texts.session.logout })
  await expect(logOut).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('a supplier reads how many products each category has', async ({ page, signIn, texts }) => {
  await signIn('supplier')
  const counts = await (await page.request.get('/api/supplier-product-counts/')).json()
  const all = counts.find(({ category }: { category: string }) => category === 'all').products
  await page.goto('/supplier/categories')
  const card = page.getByRole('main').getByRole('link', { name: texts.menu.all })
  await expect(card).toContainText(texts.catalogue.shownAll(String(all), true))
  const none = counts.filter(({ products }: { products: number }) => products === 0)
  expect(none.length).toBeGreaterThan(0)
  const small = page.getByRole('navigation', { name: texts.catalogue.emptyCategories })
  await expect(small.getByRole('link')).toHaveCount(none.length)
  const nothing = page.getByText(texts.catalogue.shownAll('0', false), { exact: true })
  await expect(nothing).toHaveCount(0)
})

test('an order is printed by its button; a line of one case has no stepper', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('supplier')
  const orders = await (await page.request.get('/api/supplier-order-list/?status=pending')).json()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto(`/supplier/order/${orders[0].public_id}`)
  await page.getByRole('button', { name: texts.supplierOrders.print }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  const order = await (
    await page.request.get(
      `/api/supplier-order-list/?supplier_order_public_id=${orders[0].public_id}`,
    )
  ).json()
  const many = order.orderProducts.filter(({ quantity }: { quantity: number }) => quantity > 1)
  await expect(page.getByRole('main').locator('input')).toHaveCount(many.length)
})

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a supplier reads its products by the name of its language first, the other after it', async ({
      page,
      signIn,
    }) => {
      await signIn('supplier')
      await page.goto('/supplier/categories/all')
      const { results } = await (await page.request.get('/api/supplier-product-list/')).json()
      const [own, other] = language === 'fr' ? ['name_fr', 'name_en'] : ['name_en', 'name_fr']
      const row = page.locator('tbody tr[aria-rowindex="2"]')
      const first = row.getByRole('rowheader').locator('span[title]')
      await expect(first).toHaveText(results[0][own])
      await expect(row.getByRole('cell').first()).toHaveText(results[0][other])
    })
  })
}

test('days of the pick list stand in one line on a phone', async ({ page, signIn, texts }) => {
  await page.setViewportSize(PHONE)
  await signIn('supplier')
  await page.goto('/supplier/pick')
  const days = page.getByRole('navigation', { name: texts.byDay.chooseDay }).getByRole('link')
  await expect(days.nth(1)).toBeVisible()
  const tops = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(PHONE.width)
})
