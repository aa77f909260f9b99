import { randomBytes } from 'node:crypto'
import { formatAmount } from '@halles/texts/format.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import type { Page } from '@playwright/test'
import { textFaults } from '../checks/text-faults.ts'
import { expect, post, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

// Of the cheese.
const GTIN = '98412345678908'

/** A cheese at 25 $/kg and a beef at 11 $/kg, both sold by weight, under names that no other market has. */
async function sellByWeight(supplier: Page) {
  const own = randomBytes(4)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  const [oka, jarret] = [`Oka ${own}`, `Jarret ${own}`]
  const goods = { category: 'beef', unit: 'kg', sold_by_weight: 'weighed' }
  await post(supplier, '/api/add-edit-product/', {
    ...goods,
    ...{ name_fr: oka, name_en: oka, price: '50.00', quantity_per_case: '2', gtin: GTIN },
  })
  await post(supplier, '/api/add-edit-product/', {
    ...goods,
    ...{ name_fr: jarret, name_en: jarret, price: '110.00', quantity_per_case: '10' },
  })
  return { oka, jarret }
}

async function idOf(page: Page, list: string): Promise<string> {
  const [{ public_id }] = await (await page.request.get(`/api/${list}`)).json()
  return public_id
}

test('two lines are weighed, one typed and one by its label, and more than a tenth is agreed to: both sides see the amount in place of the estimate @phone', async ({
  browser,
  baseURL,
  language,
  texts: all,
}) => {
  const texts = weighingTexts[language]
  const { devices } = await sideBySide(browser, baseURL ?? '', language)
  const [supplier, restaurant] = [devices.supplier.page, devices.restaurant.page]
  const { oka, jarret } = await sellByWeight(supplier)
  await order(devices.restaurant, oka, 4, jarret)
  const ofRestaurant = await idOf(restaurant, 'restaurant-order-list/?status=active')
  const ofSupplier = await idOf(supplier, 'supplier-order-list/?status=pending')
  await post(supplier, '/api/supplier-order-update/', {
    supplier_order_id: ofSupplier,
    action: 'accepted',
  })
  const dollars = (amount: string) => formatAmount(language, amount)
  const about = (amount: string) => formatAmount(language, amount, true)
  await open({ page: restaurant }, `/order/${ofRestaurant}`)
  // 4 × 50 $ and 2 × 110 $.
  await expect(restaurant.getByText(about('420.00')).first()).toBeVisible()

  await supplier.goto(`/supplier/pick/${ofSupplier}`)
  await expect(supplier.getByRole('button', { name: texts.weighOf(oka) })).toBeVisible()
  expect(await textFaults(supplier)).toEqual([])
  const dialog = supplier.getByRole('dialog')
  const entry = dialog.getByLabel(texts.entry('kg'))
  const weigh = (product: string) =>
    supplier.getByRole('button', { name: texts.weighOf(product) }).click()

  // A scanner types the label's code and ends with Enter; the second package is typed.
  await weigh(oka)
  await entry.fill(`01${GTIN}310300452510L42`)
  await entry.press('Enter')
  await expect(dialog.getByText(texts.lot('L42')).first()).toBeVisible()
  await entry.fill(language === 'fr' ? '3,6' : '3.6')
  await entry.press('Enter')
  await dialog.getByRole('button', { name: texts.save }).click()
  await expect(dialog).toBeHidden()
  // 8.125 kg.
  await expect(restaurant.getByText(about('423.13')).first()).toBeVisible()

  // A label of another product adds nothing.
  await weigh(oka)
  await entry.fill('4006381333931')
  await entry.press('Enter')
  await expect(dialog.getByText(texts.otherProduct('04006381333931'))).toBeVisible()
  await dialog.getByRole('button', { name: all.common.cancel }).click()
  await expect(dialog).toBeHidden()

  await weigh(jarret)
  await entry.fill('23')
  await entry.press('Enter')
  await expect(dialog.getByText(texts.above)).toBeVisible()
  await dialog.getByRole('button', { name: texts.propose }).click()
  await expect(dialog).toBeHidden()

  const proposals = proposalsTexts[language]
  const weight = (net: string) => formatWeight(language, net, 'kg')
  const more = proposals.weight(jarret, weight('23'), weight('20'))
  await restaurant.getByRole('button', { name: proposals.acceptLine(more) }).click()
  // 8.125 kg at 25 $ and 23 kg at 11 $.
  await expect(restaurant.getByText(dollars('456.13')).first()).toBeVisible()
  // A toast said what it was then.
  await expect(restaurant.getByRole('main').getByText('≈')).toHaveCount(0)
  await supplier.goto(`/supplier/order/${ofSupplier}`)
  await expect(supplier.getByText(dollars('456.13')).first()).toBeVisible()
  await expect(supplier.getByText('≈')).toHaveCount(0)
})
