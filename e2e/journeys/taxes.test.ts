import type { Locator } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarketOfOne, kg } from '../market.ts'

const GOODS = ['Bavette', 'Rôti chaud', 'Potage chaud', 'Salade de bœuf'] as const

test('a supplier states its tax numbers and answers for its products: one, some, and all that wait @phone', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { taxes: words, more, fieldProblems } = texts
  const { supplier } = await aMarketOfOne(
    browser,
    baseURL,
    'Boucherie Taxable',
    GOODS.map((name) => kg(name, '18.00')),
  )
  const [steak = '', roast = '', soup = '', salad = ''] = supplier.products
  const dialog = page.getByRole('dialog')
  const rowOf = (product: string) => page.getByRole('listitem').filter({ hasText: product })
  const choose = (question: keyof typeof words.questions, answer: string) =>
    dialog
      .getByRole('group', { name: words.questions[question].question })
      .getByRole('radio', { name: words.questions[question].answers[answer] ?? '', exact: true })
      .check()
  const confirm = async () => {
    await dialog.getByRole('button', { name: words.confirm }).click()
    await expect(dialog).toBeHidden()
  }
  const both = words.with([words.taxes.gst, words.taxes.qst].join(words.and))
  await signIn(supplier)

  await test.step('"Plus" leads to the taxes, where it is said who decides', async () => {
    await page.goto('/more')
    await page.getByRole('link', { name: more.places.taxes, exact: true }).click()
    await expect(page.getByText(words.intro)).toBeVisible()
    await expect(page.getByText(words.none(words.taxes.gst))).toBeVisible()
  })

  await test.step('a number with a wrong digit is refused, the right one is in force', async () => {
    await page.getByRole('button', { name: words.addOf(words.taxes.gst) }).click()
    const number = dialog.getByLabel(words.number(words.taxes.gst))
    await number.fill('123456789 RT0001')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog.getByText(fieldProblems.tax_number_invalid)).toBeVisible()
    await number.fill('123456782 rt0001')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toBeHidden()
    await expect(rowOf('123456782 RT0001')).toContainText(words.states.in_force)
    await expect(page.getByText(words.none(words.taxes.gst))).toBeHidden()
  })

  await test.step('four products of beef wait', async () => {
    const beef = page.getByRole('link', { name: words.categories.beef })
    await expect(beef).toContainText(words.toAnswer(4, 4))
    await beef.click()
    await expect(rowOf(steak)).toContainText(words.unanswered)
  })

  await test.step('for one of them what is proposed is confirmed', async () => {
    await rowOf(steak)
      .getByRole('button', { name: words.answerFor(steak) })
      .click()
    await expect(dialog.getByText(words.proposed)).toBeVisible()
    await expect(dialog).toContainText(words.result(words.classes.basic_groceries))
    await confirm()
    await expect(rowOf(steak)).toBeHidden()
    await page.getByRole('button', { name: words.only.all }).click()
    await expect(rowOf(steak)).toContainText(words.noTax)
  })

  await test.step('two that are selected get one answer', async () => {
    await select(rowOf(roast))
    await select(rowOf(soup))
    await page.getByRole('button', { name: words.answerSelected }).click()
    await choose('is_hot', 'yes')
    await expect(dialog).toContainText(words.result(words.classes.hot_food))
    await confirm()
    await expect(rowOf(roast)).toContainText(both)
    await expect(rowOf(soup)).toContainText(both)
  })

  await test.step('of the one that is left the supplier itself says whether the QST is charged', async () => {
    await page.getByRole('button', { name: words.answerRest(1) }).click()
    await choose('is_salad_or_sandwich', 'yes')
    await dialog.getByRole('button', { name: words.confirm }).click()
    await expect(dialog.getByText(words.incomplete).first()).toBeVisible()
    await dialog
      .getByRole('group', { name: words.asked(words.taxes.qst) })
      .getByRole('radio', { name: words.askedNo, exact: true })
      .check()
    await expect(dialog).toContainText(words.today(words.taxes.gst))
    await confirm()
    await expect(rowOf(salad)).toContainText(words.with(words.taxes.gst))
    await page.getByRole('button', { name: words.only.missing }).click()
    await expect(page.getByText(words.noneMissing)).toBeVisible()
  })

  await test.step('an answer is changed, with what was answered before in it', async () => {
    await page.getByRole('button', { name: words.showAll }).click()
    await rowOf(soup)
      .getByRole('button', { name: words.answerFor(soup) })
      .click()
    const hot = dialog.getByRole('group', { name: words.questions.is_hot.question })
    await expect(hot.getByRole('radio', { checked: true })).toHaveValue('yes')
    await choose('is_food', 'not_food')
    await expect(hot).toBeHidden()
    await confirm()
    await expect(rowOf(soup)).toContainText(words.classes.non_food)
  })
})

async function select(row: Locator): Promise<void> {
  await row.getByRole('checkbox').check()
}
