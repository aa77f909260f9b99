import { expect, test } from '../halles-test.ts'

test('an operator adds a rule of taxes, which is in the trail, and withdraws it before it begins', async ({
  page,
  signIn,
  texts,
}) => {
  const { taxRules: words, operator, fieldProblems } = texts
  await signIn('operator')
  await page.goto('/operator?tab=taxes')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.add }).click()
  await dialog.getByLabel(words.kind).selectOption('rate')
  await dialog.getByLabel(words.tax, { exact: true }).selectOption('gst')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog.getByText(fieldProblems.tax_rate_invalid)).toBeVisible()
  await dialog.getByLabel(words.rate, { exact: true }).fill('6,25')
  const fromDay = dialog.getByLabel(words.fromDay, { exact: true })
  // With the focus it shows the day as it is typed.
  await fromDay.focus()
  await fromDay.fill('2199-01-01')
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog).toBeHidden()
  const said = words.rateOf(words.taxes.gst, words.percent('6.25'))
  const rule = page.getByRole('listitem').filter({ hasText: said }).first()
  await expect(rule).toBeVisible()
  const today = page.getByRole('table', { name: words.today })
  await expect(today.getByRole('row', { name: words.rates })).toContainText(words.percent('5'))
  await rule.getByRole('button', { name: words.withdrawOf(said) }).click()
  await dialog.getByRole('button', { name: words.withdrawNow }).click()
  await expect(rule).toContainText(words.withdrawn)

  await page.getByRole('tab', { name: operator.tabs.actions }).click()
  const entry = page.getByRole('listitem').filter({ hasText: operator.actions.withdraw_tax_rule })
  await expect(entry.first()).toContainText(said)
})
