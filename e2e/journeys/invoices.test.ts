import { formatDollars } from '@halles/texts/format.ts'
import type { Page } from '@playwright/test'
import { deliver, grant, receive } from '../delivered-order.ts'
import { expect, test } from '../halles-test.ts'
import { order, sideBySide } from '../side-by-side.ts'

/** The dialog that asks, answered. */
async function confirmed(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const openPapers = (page: Page, tab = '') =>
  page.goto(`/supplier/invoices${tab === '' ? '' : `?tab=${tab}`}`)

test('a delivery with a case missing is credited and invoiced, and its restaurant sees the difference and downloads the PDF', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { issuing, paper, papers } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const { market, supplier, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const sides = { restaurant: devices.restaurant.page, supplier: devices.supplier.page }
  await order(devices.restaurant, product, 8)
  const delivered = await deliver(sides)
  await receive(sides, delivered, '7')
  await grant(sides, delivered)

  await test.step('its supplier sees the draft, less what was credited, and issues it', async () => {
    const { supplier: page } = sides
    await openPapers(page, 'issue')
    await page.getByRole('link', { name: issuing.previewOf(1, market.restaurant.name) }).click()
    await expect(page.getByRole('heading', { level: 1, name: issuing.draft })).toBeVisible()
    const line = page.getByRole('row').filter({ hasText: product })
    await expect(line).toContainText(paper.notReceived('1', false))
    await expect(line).toContainText(paper.creditedOf(dollars('107.25')))
    await expect(line).toContainText(dollars('750.75'))
    await page.getByRole('main').getByRole('button', { name: issuing.issue }).click()
    await confirmed(page, issuing.issue)
    await expect(page.getByText(papers.states.open, { exact: true })).toBeVisible()
    await openPapers(page, 'issue')
    await expect(page.getByText(issuing.none)).toBeVisible()
  })

  await test.step('its restaurant finds it, and what it received against what it is charged', async () => {
    const { restaurant: page } = sides
    await page.goto('/invoices')
    await expect(page.getByText(dollars('750.75')).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: supplier.name }).click()
    await expect(page.getByText(paper.differing(1))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: product })).toContainText(
      paper.notReceived('1', false),
    )
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: paper.pdf }).click()
    const stream = await (await download).createReadStream()
    const bytes: Buffer[] = []
    for await (const chunk of stream) bytes.push(chunk)
    expect(Buffer.concat(bytes).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })

  await test.step('what it searches for is found, and what is not there is said', async () => {
    const { restaurant: page } = sides
    await page.goto('/invoices?search=xyzzy')
    await expect(page.getByText(papers.noneFound)).toBeVisible()
    await page.getByRole('button', { name: papers.showAll }).click()
    await expect(page.getByRole('main').getByRole('link', { name: supplier.name })).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})

test('@longer what is granted after the invoice goes on a credit note; it is paid in two parts, one of them is reversed, and the month’s statement says all of it', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { issuing, papers, payments } = texts
  const dollars = (amount: string) => formatDollars(language, amount)
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const sides = { restaurant: devices.restaurant.page, supplier: devices.supplier.page }
  const { supplier: page } = sides
  await order(devices.restaurant, product, 8)
  const delivered = await deliver(sides)

  await test.step('all of a day is invoiced at once', async () => {
    await openPapers(page, 'issue')
    await page
      .getByRole('main')
      .getByRole('button', { name: issuing.invoiceDay(1) })
      .click()
    await confirmed(page, issuing.invoiceDay(1))
    await expect(page.getByText(issuing.none)).toBeVisible()
  })

  await test.step('a credit after it is on a credit note', async () => {
    await receive(sides, delivered, '6')
    await grant(sides, delivered)
    await openPapers(page, 'issue')
    await page.getByRole('link', { name: market.restaurant.name }).click()
    await expect(page.getByText(issuing.toCredit(dollars('214.50')))).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: issuing.credit }).click()
    await confirmed(page, issuing.wholeNow)
    await expect(page.getByText(issuing.toCredit(dollars('214.50')))).toBeHidden()
    await openPapers(page)
    await expect(page.getByText(`−${dollars('214.50')}`)).toBeVisible()
    await expect(page.getByText(papers.left(dollars('643.50')))).toBeVisible()
  })

  await test.step('it is paid in two parts', async () => {
    await page.getByRole('link', { name: papers.left(dollars('643.50')) }).click()
    for (const [amount, method] of [
      ['500', 'cheque'],
      ['143.50', 'transfer'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: payments.record }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(payments.amount).fill(amount)
      await dialog.getByLabel(payments.method).selectOption(method)
      await dialog.getByRole('radio', { name: payments.oldestFirst }).check()
      await dialog.getByRole('button', { name: payments.save }).click()
      await expect(dialog).toBeHidden()
    }
    await expect(page.getByText(papers.states.paid)).toBeVisible()
  })

  await test.step('the second is taken back, and so much is open again', async () => {
    const second = page.getByRole('listitem').filter({ hasText: payments.methods.transfer })
    await second.getByRole('button').click()
    await confirmed(page, payments.reverse)
    await expect(page.getByText(payments.isReversed, { exact: true })).toBeVisible()
    await expect(page.getByText(payments.isReversal, { exact: true })).toBeVisible()
    await expect(page.getByText(papers.states.open, { exact: true })).toBeVisible()
  })

  await test.step('the statement of the month says the same to both sides', async () => {
    await openPapers(page, 'customers')
    await page.getByRole('main').getByRole('link', { name: market.restaurant.name }).click()
    await sides.restaurant.goto('/invoices?tab=suppliers')
    await sides.restaurant.getByRole('main').getByRole('listitem').getByRole('link').click()
    for (const side of Object.values(sides)) {
      const movements = side.getByRole('table')
      for (const kind of Object.values(payments.kinds)) await expect(movements).toContainText(kind)
      await expect(movements.getByRole('row').last()).toContainText(dollars('143.50'))
    }
    await expect(sides.restaurant.getByRole('button', { name: payments.record })).toHaveCount(0)
  })
  for (const { context } of Object.values(devices)) await context.close()
})
