import { DEMO_PASSWORD } from '@halles/server/database/demo/accounts/demo-account.ts'
import { demoPicker } from '@halles/server/database/demo/accounts/picker.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { expect, expectProblem, test } from '../halles-test.ts'

const { fr, en } = pickingTexts

const SHAPES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const picker = { email: demoPicker.email, password: DEMO_PASSWORD }

for (const [language, picking] of [
  ['fr', fr],
  ['en', en],
] as const) {
  for (const [shape, viewport] of Object.entries(SHAPES)) {
    test.describe(`${language}, ${shape}`, () => {
      test.use({ language, viewport })

      test('a picker lands on the pick list, opens an order, and meets no price and no other way', async ({
        page,
        signIn,
        texts,
        problems,
      }) => {
        await signIn(picker)
        await page.goto('/login')
        await expect(page).toHaveURL('/supplier/pick')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(picking.title)
        const main = page.getByRole('main')
        const rows = main.getByRole('checkbox')
        await expect(rows.first()).toBeVisible()
        const row = await rows.first().boundingBox()
        expect(row?.height).toBeGreaterThanOrEqual(shape === 'phone' ? 72 : 56)
        await expect(main).not.toContainText('$')
        await page.getByRole('tab', { name: picking.byOrder }).click()
        const orders = main.getByRole('listitem').getByRole('link')
        await expect(orders.first()).toBeVisible()
        const box = await orders.first().boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(72)
        await expect(main).not.toContainText('$')
        const links = page.getByRole('banner').getByRole('link')
        for (const link of await links.all()) {
          expect(await link.getAttribute('href')).toMatch(
            /^(\/supplier\/(pick|route-sheet)|\/account|\/more)?(\?(lang=\w+|by=order&lang=\w+))?$/,
          )
        }
        await expect(page.getByRole('button', { name: texts.session.logout })).toBeVisible()

        await orders.first().focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/supplier\/pick\/\w+$/)
        const lines = page.getByRole('list', { name: picking.toPick }).getByRole('listitem')
        await expect(lines.first()).toContainText(/\d/)
        await expect(main).not.toContainText('$')
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(viewport.width)

        await page.goto('/supplier/categories')
        await expect(page).toHaveURL('/not-authorized')
        await page.goto('/account')
        await expect(page.getByRole('tab')).toHaveText([texts.accounts.profile])
        // Refused, which the browser logs: nothing knew yet that it was a picker who came.
        expectProblem(problems, /403/)
      })
    })
  }
}

test('an order that was read before can be read without a connection', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(picker)
  await page.goto('/supplier/pick?by=order')
  const order = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await order.click()
  const lines = page.getByRole('list', { name: fr.toPick }).getByRole('listitem')
  await expect(lines.first()).toBeVisible()
  const before = await lines.allInnerTexts()
  await page.route('**/api/**', (route) => route.abort('connectionfailed'))
  await page.reload()
  await expect(lines.first()).toBeVisible()
  expect(await lines.allInnerTexts()).toEqual(before)
  expectProblem(problems, /./)
})

test('a list that cannot be loaded says so, and an empty one what comes', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(picker)
  await page.route('**/api/pick-*/', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/supplier/pick')
  await expect(page.getByRole('main')).toContainText(fr.listError)
  await page.getByRole('tab', { name: fr.byOrder }).click()
  await expect(page.getByRole('main')).toContainText(fr.loadError)
  expectProblem(problems, /500/)
  await page.unroute('**/api/pick-*/')
  await page.route('**/api/pick-orders/', (route) => route.fulfill({ json: [] }))
  const empty = { number: 0, unanswered: 0, later: 0, orders: [], products: [], printed: null }
  const as_of = '2026-11-22T05:12:00-05:00'
  await page.route('**/api/pick-list/', (route) => route.fulfill({ json: { as_of, ...empty } }))
  await page.reload()
  await expect(page.getByRole('main')).toContainText(fr.none)
  await page.getByRole('tab', { name: fr.byProduct }).click()
  await expect(page.getByRole('tabpanel', { name: fr.byProduct })).toContainText(fr.none)
})
