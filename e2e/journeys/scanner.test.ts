import { randomBytes } from 'node:crypto'
import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import type { Page } from '@playwright/test'
import { bringReader, browserWithCamera, film } from '../camera.ts'
import { expect, post, problemsOf, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

const GTIN = '98412345678908'

/** An accepted order of four cases of a cheese that is sold by weight, of a name that no other market has; the order's id. */
async function cheeseToWeigh({ restaurant, supplier }: Sides) {
  const oka = `Oka ${randomBytes(6)
    .toString('base64')
    .replaceAll(/[^a-z]/gi, 'x')}`
  await post(supplier.page, '/api/add-edit-product/', {
    ...{ category: 'beef', unit: 'kg', sold_by_weight: 'weighed', gtin: GTIN },
    ...{ name_fr: oka, name_en: oka, price: '100.00', quantity_per_case: '4' },
  })
  await order(restaurant, oka, 4)
  const pending = await supplier.page.request.get('/api/supplier-order-list/?status=pending')
  const [{ public_id: id }] = await pending.json()
  const accepted = { supplier_order_id: id, action: 'accepted' }
  await post(supplier.page, '/api/supplier-order-update/', accepted)
  return { oka, path: `/supplier/pick/${id}` }
}

type Sides = Awaited<ReturnType<typeof sideBySide>>['devices']

/** What of the reader of codes a page has asked for. */
function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => {
    const [name] = /(scan-worker|zxing_reader|code-camera)/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

test('the camera reads a label: its weight stands in the list, its lot goes to the line with one tap, and nothing of it comes before @phone', async ({
  playwright,
  launchOptions,
  baseURL,
  language,
}, info) => {
  const texts = weighingTexts[language]
  const lots = lotsTexts[language]
  const path = info.outputPath('label.mjpeg')
  await film(path, 'Code128', `(01)${GTIN}(3103)004525(17)261130(10)L42-A`)
  const chromium = { type: playwright.chromium, options: launchOptions }
  const browser = await browserWithCamera(chromium, 'allowed', path)
  const { devices } = await sideBySide(browser, baseURL ?? '', language)
  const { page } = devices.supplier
  const problems = problemsOf(page, baseURL)
  const asked = askedFor(page)
  const { oka, path: toPick } = await cheeseToWeigh(devices)
  const dialog = page.getByRole('dialog')
  const packages = dialog.getByRole('list', { name: texts.packages })
  const weight = (net: string) => formatWeight(language, net, 'kg')

  async function scan(): Promise<void> {
    await page.getByRole('button', { name: texts.weighOf(oka) }).click()
    await dialog.getByRole('button', { name: texts.scan }).click()
  }
  /** Writes down what was read: the lot, then the weight. */
  async function accept(lot: string): Promise<void> {
    await dialog.getByRole('button', { name: texts.saveLots(1) }).click()
    await expect(dialog.getByRole('button', { name: texts.saveLots(1) })).toBeHidden()
    const camera = await dialog.locator('video').evaluateHandle((video: HTMLVideoElement) => {
      const [track] = (video.srcObject as MediaStream).getTracks()
      return track
    })
    await dialog.getByRole('button', { name: texts.save }).click()
    await expect(dialog).toBeHidden()
    expect(await camera.evaluate((track) => track?.readyState)).toBe('ended')
    await expect(page.getByRole('button', { name: lots.editOf(oka) })).toContainText(lot)
  }

  await test.step('GS1-128, by the reader that Halles brings', async () => {
    await page.goto(toPick)
    await page.getByRole('button', { name: texts.weighOf(oka) }).click()
    await expect(dialog.getByRole('button', { name: texts.scan })).toBeVisible()
    expect(asked).toEqual([])
    await dialog.getByRole('button', { name: texts.scan }).click()
    await expect(packages.getByRole('listitem')).toHaveText([
      `${weight('4.525')}, ${texts.lot('L42-A')}`,
    ])
    await expect(dialog.getByText(/2026/).first()).toContainText(texts.lot('L42-A'))
    expect(asked).toEqual(['code-camera', 'scan-worker', 'zxing_reader'])
    await accept('L42-A')
  })

  await test.step('another lot, as a DataMatrix', async () => {
    await film(path, 'DataMatrix', `(01)${GTIN}(3103)003600(10)L43(21)0007`)
    await scan()
    await expect(packages.getByRole('listitem')).toHaveText([
      weight('4.525'),
      `${weight('3.6')}, ${texts.lot('L43')}`,
    ])
    await accept('L42-A, L43')
  })

  await test.step('the same lot again, by the reader that the browser has', async () => {
    await bringReader(page)
    await film(path, 'Code128', `(01)${GTIN}(3103)004525(17)261130(10)L42-A`)
    await page.reload()
    asked.length = 0
    await scan()
    await expect(packages.getByRole('listitem').last()).toHaveText(
      `${weight('4.525')}, ${texts.lot('L42-A')}`,
    )
    await accept('L42-A, L43')
    expect(asked).toEqual(['code-camera'])
    await expect(page.getByRole('button', { name: lots.editOf(oka) })).toContainText(
      lots.without(1),
    )
  })
  expect(problems).toEqual([])
  await browser.close()
})
