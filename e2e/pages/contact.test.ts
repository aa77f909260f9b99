import { expect, expectProblem, test } from '../halles-test.ts'

test('a message reaches the operator; a failure loses nothing of it', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { contact, operator } = texts
  const mark = crypto.randomUUID()
  await page.goto('/contact-us')
  const send = page.getByRole('button', { name: contact.submit })
  await send.click()
  await expect(page.getByLabel(contact.firstName)).toBeFocused()
  await page.getByLabel(contact.firstName).fill('Ana')
  await page.getByRole('textbox', { name: contact.lastName, exact: true }).fill('Roy')
  await page.getByLabel(contact.email).fill('ana@halles.example')
  await page.getByLabel(contact.question).fill(`<b>Livrez-vous?</b> ${mark}`)
  await page.route('**/api/contact-us/', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert')).toContainText(contact.failed)
  await expect(page.getByText(texts.common.offline)).toBeVisible()
  await expect(page.getByLabel(contact.question)).toHaveValue(new RegExp(mark))
  expectProblem(problems, /./)
  await page.unroute('**/api/contact-us/')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: contact.sent })).toBeVisible()
  await expect(page.getByLabel(contact.question)).toHaveValue('')

  await signIn('operator')
  await page.goto('/operator')
  await page.getByRole('tab', { name: operator.tabs.messages }).click()
  await expect(page.getByRole('article').filter({ hasText: mark })).toContainText(
    '<b>Livrez-vous?</b>',
  )
})

test('the privacy page names who is in charge and how to reach them', async ({ page, texts }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: texts.layout.privacy }).click()
  await expect(page.getByRole('main')).toContainText(
    'Responsable de la protection des renseignements personnels\u00a0: Odile Roy, directrice.',
  )
  await page.getByRole('main').getByRole('link', { name: texts.layout.contact }).click()
  await expect(page).toHaveURL('/contact-us')
})
