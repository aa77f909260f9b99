import { type PrintedText, pdfOf } from '@halles/testing/world/printed-list.ts'
import { savedAgain } from '@halles/testing/world/workbook.ts'
import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { Keyboard } from '../keyboard.ts'
import { aMarket } from '../market.ts'

const market = [
  {
    name: 'Boucherie des Listes',
    minimum: '0',
    products: [
      { name: 'Agneau', price: '44.00', quantity: '20', unit: 'lb' },
      { name: 'Bavette', price: '50.00', quantity: '10', unit: 'kg' },
    ],
  },
]

test('a supplier takes a price list out, changes it in a spreadsheet, imports and undoes it; a PDF goes to the same preview @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
  problems,
}) => {
  const { priceImportScreen: words, priceListImport, priceLists } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const [lamb = '', flank = ''] = supplier.products
  const dollars = (amount: string) => formatDollars(language, amount)
  const main = page.getByRole('main')
  const rows = page.locator('tbody tr')
  const keyboard = new Keyboard(page)
  await signIn(supplier)
  await post(page, '/api/price-list-save/', { name: 'Écoles', percent_off: '10' })
  const [{ public_id }] = (await get(page, '/api/price-list-list/')).price_lists
  const priced = async () =>
    (await get(page, `/api/price-list-lines/?public_id=${public_id}`)).results
  const prices = async () =>
    (await priced()).flatMap(({ prices }: { prices: { from_cases: number; price: string }[] }) =>
      prices.map(({ from_cases, price }) => `${from_cases} ${price}`),
    )
  const product = (await priced()).find(({ name_fr }: { name_fr: string }) => name_fr === flank)
  await post(page, '/api/price-list-lines-set/', {
    public_id,
    lines: [{ product_public_id: product.public_id, price: '48.37' }],
  })

  await test.step('the workbook that it took out and changed shows old and new prices, and nothing is saved', async () => {
    await page.goto(`/supplier/price-lists/${public_id}`)
    await keyboard.use(page.getByRole('link', { name: priceLists.importPrices }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title('Écoles'))
    const path = `/api/price-list-export/?public_id=${public_id}&format=xlsx&lang=${language}`
    const exported = await (await page.request.get(path)).body()
    const changed = savedAgain(exported, (sheet) => sheet.replace('<v>48.37</v>', '<v>41.5</v>'))
    await choose(page, 'prix.xlsx', Buffer.from(changed))
    const tab = page.getByRole('tab', { name: words.kindCount('changed', '1'), exact: true })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(rows.getByRole('rowheader')).toContainText(flank)
    await expect(rows.locator('del')).toHaveText(dollars('48.37'))
    await expect(rows.locator('ins')).toHaveText(dollars('41.50'))
    expect(await prices()).toEqual(['1 48.37'])
  })

  await test.step('confirmed, the list asks the new price; undone, the old one', async () => {
    await keyboard.use(page.getByRole('button', { name: words.confirm('1', false) }))
    await expect(main).toContainText(words.done('0', '1', '0'))
    expect(await prices()).toEqual(['1 41.50'])
    await page.getByRole('button', { name: words.undo }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.undo }).click()
    await expect(main).toContainText(words.undone)
    expect(await prices()).toEqual(['1 48.37'])
  })

  await test.step('a PDF shows its prices by numbers of cases, those to check and those that fit no product', async () => {
    await choose(page, 'prix.pdf', aPrintedList(lamb, flank))
    await expect(page.getByRole('tab', { name: words.kindCount('faulty', '1') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(rows).toContainText('Licorne')
    await expect(rows).toContainText(priceListImport.reasons.name_unknown)
    await page.getByRole('tab', { name: words.kindCount('new', '2') }).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(words.unsure)
    await expect(rows.first()).toContainText(lamb)
    await expect(rows.last()).toContainText(priceLists.fromCases(5))
    await page.getByRole('tab', { name: words.kindCount('changed', '1'), exact: true }).click()
    await expect(rows.locator('ins')).toHaveText(dollars('47.50'))
    expect(await prices()).toEqual(['1 48.37'])
  })

  await test.step('a PDF that holds pictures alone is refused with what helps', async () => {
    await page.getByRole('button', { name: words.another }).click()
    await choose(page, 'photo.pdf', pdfOf([[]]))
    await expect(main).toContainText(texts.fieldProblems.pdf_without_text)
    expectProblem(problems, /400|indiqués|indicated/)
  })
})

/** The price of the first product is said to be of a pound. */
function aPrintedList(lamb: string, flank: string): Buffer {
  const line = (y: number, product: string, few: string, many: string): PrintedText[] => [
    { text: product, x: 50, y },
    { text: few, right: 440, y },
    { text: many, right: 540, y },
  ]
  return pdfOf([
    [
      ...line(80, 'Produit', '1-4', '5+'),
      ...line(100, lamb, '42,00 $/lb', '-'),
      ...line(115, flank, '47,50 $', '$45.00'),
      ...line(130, 'Licorne', '12,00 $', '-'),
    ],
  ])
}

async function get(page: Page, path: string) {
  return (await page.request.get(path)).json()
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file][accept*=pdf]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}
