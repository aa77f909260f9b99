import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { browserWithCamera, film } from '../camera.ts'
import { test as base, demoAccount, expect, post, prepare } from '../halles-test.ts'
import { acceptedPath, GTIN, startingWith, withWeights } from '../picking-screens.ts'

const texts = weighingTexts.fr

type Camera = Parameters<typeof browserWithCamera>[1]

/** Opens the dialog of a line that is to be weighed, on a device with such a camera, which films a label. */
const test = base.extend<{ openScanner: (camera: Camera) => Promise<Page> }>({
  openScanner: async ({ playwright, launchOptions, baseURL }, use, info) => {
    const opened: BrowserContext[] = []
    await use(async (camera) => {
      const path = info.outputPath('label.mjpeg')
      await film(path, 'Code128', `(01)${GTIN}(3103)004525(10)L42-A`)
      const chromium = { type: playwright.chromium, options: launchOptions }
      const browser = await browserWithCamera(chromium, camera, path)
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      opened.push(context)
      await prepare(context, 'fr')
      const page = await context.newPage()
      await post(page, '/api/auth/login/', demoAccount('supplier'))
      await withWeights(page)
      await page.goto(await acceptedPath(page))
      await page
        .getByRole('button', { name: startingWith(texts.weighOf('')) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: texts.scan }).waitFor()
      return page
    })
    for (const context of opened) {
      // An answer that is still on its way fails no test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.browser()?.close()
    }
  },
})

/** The word is said, the button offers the camera again, and a weight is typed as before. */
async function typingGoesOn(page: Page, word: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('note').getByText(word)).toBeVisible()
  await expect(dialog.locator('video')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: texts.scan })).toBeVisible()
  await dialog.getByLabel(texts.entry('kg')).fill('4,1')
  await dialog.getByLabel(texts.entry('kg')).press('Enter')
  const packages = dialog.getByRole('list', { name: texts.packages })
  await expect(packages.getByRole('listitem').last()).toHaveText(formatWeight('fr', '4.1', 'kg'))
}

const scan = (page: Page) => page.getByRole('button', { name: texts.scan }).click()

for (const camera of ['refused', 'missing'] as const) {
  test(`a camera that is ${camera} is said so, and typing goes on`, async ({ openScanner }) => {
    const page = await openScanner(camera)
    await scan(page)
    await typingGoesOn(page, texts.camera[camera])
  })
}

test('a camera that is lost is said so, typing goes on, and it can be opened again', async ({
  openScanner,
}) => {
  const page = await openScanner('allowed')
  await page.context().grantPermissions(['camera'])
  await scan(page)
  await expect(page.getByText(texts.lot('L42-A')).first()).toBeVisible()
  // As where its permission is taken away in the browser's settings.
  await page.context().clearPermissions()
  await typingGoesOn(page, texts.camera.silent)
  await scan(page)
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('dialog').locator('video')).toBeVisible()
})

test('a reader of codes that does not come is said so, and comes when it is asked for again', async ({
  openScanner,
}) => {
  const page = await openScanner('allowed')
  await page.context().route('**/*.wasm', (route) => route.abort())
  await scan(page)
  await typingGoesOn(page, texts.camera.unreadable)
  await page.context().unroute('**/*.wasm')
  await scan(page)
  await expect(page.getByText(texts.lot('L42-A')).first()).toBeVisible()
})

test('without a connection the camera says that a part is missing, and typing goes on', async ({
  openScanner,
  texts: all,
}) => {
  const page = await openScanner('allowed')
  await page.context().setOffline(true)
  await scan(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(all.common.partMissing)).toBeVisible()
  await dialog.getByLabel(texts.entry('kg')).fill('4,1')
  await dialog.getByLabel(texts.entry('kg')).press('Enter')
  await expect(dialog.getByText(formatWeight('fr', '4.1', 'kg')).first()).toBeVisible()
})
