import { activityTexts } from '@halles/texts/pages/activity.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'

const { fr, en } = activityTexts

const SHAPES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const PATH = '/account?to=activity'

for (const [language, activity] of [
  ['fr', fr],
  ['en', en],
] as const) {
  for (const [shape, viewport] of Object.entries(SHAPES)) {
    test.describe(`${language}, ${shape}`, () => {
      test.use({ language, viewport })

      test('an owner reads what was done, filters it and takes it along', async ({
        page,
        signIn,
      }) => {
        await signIn('supplier')
        const name_fr = `Panais ${crypto.randomUUID().slice(0, 8)}`
        const product = {
          name_fr,
          name_en: name_fr,
          price: '12.50',
          unit: 'kg',
          category: 'fetl',
          quantity_per_case: '10',
        }
        const created = await post(page, '/api/add-edit-product/', product)
        const { public_id } = created as { public_id: string }
        await post(page, '/api/add-edit-product/', { ...product, public_id, price: '13.75' })
        await page.goto(PATH)
        const entries = page.getByRole('tabpanel').getByRole('listitem')
        const edited = entries.filter({ hasText: name_fr }).first()
        await expect(edited).toContainText(activity.kinds.product_edited)
        await expect(edited).toContainText(language === 'fr' ? '13,75' : '$13.75')
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(viewport.width)

        await page
          .getByRole('combobox', { name: activity.kindFilter })
          .selectOption('product_added')
        await expect(page).toHaveURL(/kind=product_added/)
        await expect(entries.first()).toContainText(activity.kinds.product_added)
        await expect(entries.filter({ hasText: activity.kinds.product_edited })).toHaveCount(0)
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: activity.download }).click()
        expect((await download).suggestedFilename()).toBe(`${activity.fileName}.csv`)

        await page.getByLabel(activity.to, { exact: true }).fill('2020-01-01')
        await expect(page.getByRole('tabpanel')).toContainText(activity.noneFound)
        await page.getByRole('button', { name: activity.showAll }).click()
        await expect(entries.first()).toBeVisible()
      })
    })
  }
}

test('activity that cannot be loaded says so, and without a connection the last one is shown', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn('supplier')
  await page.route('**/api/business-activity/**', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.goto(PATH)
  await expect(page.getByRole('tabpanel')).toContainText(fr.loadError)
  expectProblem(problems, /500/)
  await page.unroute('**/api/business-activity/**')
  await page.reload()
  const entries = page.getByRole('tabpanel').getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  await page.route('**/api/**', (route) => route.abort('connectionfailed'))
  await page.reload()
  await expect(entries.first()).toBeVisible()
  expectProblem(problems, /./)
})
