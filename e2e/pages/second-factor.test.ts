import { oneTimeCode } from '@halles/testing/world/one-time-code.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { ownOperator } from '../own-operator.ts'

test('an operator enrols a second factor, signs in by a code and by a recovery code, and removes it', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { operator, session, refusals } = texts
  const codeField = page.getByLabel(operator.factorCode)
  await signIn(ownOperator)
  await page.goto('/operator')
  await page.getByRole('tab', { name: operator.tabs.security }).click()
  await page.getByRole('button', { name: operator.factorStart }).click()
  const question = page.getByRole('dialog', { name: operator.factorStartTitle })
  const password = question.getByLabel(texts.forms.passwordToConfirm)
  await password.fill('trois-petits-pois')
  await question.getByRole('button', { name: operator.factorStart }).click()
  await expect(question.getByText(refusals.wrong_password)).toBeVisible()
  await expect(password).toBeFocused()
  expectProblem(problems, /400|mot de passe|password/)
  await password.fill(ownOperator.password)
  await question.getByRole('button', { name: operator.factorStart }).click()
  await expect(page.getByRole('img', { name: operator.qr })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')

  await codeField.fill(oneTimeCode(secret, -20))
  await page.getByRole('button', { name: operator.factorConfirm }).click()
  await expect(page.getByText(refusals.invalid_code)).toBeVisible()
  await expect(codeField).toBeFocused()
  expectProblem(problems, /401|valide/)
  await codeField.fill(oneTimeCode(secret))
  await page.getByRole('button', { name: operator.factorConfirm }).click()
  await expect(page.getByRole('heading', { name: operator.recoveryTitle })).toBeFocused()
  const codes = await page.getByRole('listitem').locator('code').allInnerTexts()
  expect(codes).toHaveLength(10)

  await test.step('leaving with unsaved codes asks first: by tab, link, back and reload', async () => {
    const question = page.getByRole('dialog', { name: operator.leaveCodesTitle })
    const stay = question.getByRole('button', { name: operator.stayWithCodes })
    const first = page.getByText(codes[0] ?? '', { exact: true })
    await page.getByRole('tab', { name: operator.tabs.accounts }).click()
    await stay.click()
    await expect(page).toHaveURL(/tab=security/)
    await expect(first).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: texts.layout.home }).click()
    await stay.click()
    await page.goBack()
    await stay.click()
    await expect(first).toBeVisible()
    await stayOnReload()
    await expect(first).toBeVisible()
  })

  await test.step('downloaded codes can be left', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: operator.save, exact: true }).click()
    expect((await download).suggestedFilename()).toBe(operator.saveFile)
    await page.getByRole('tab', { name: operator.tabs.accounts }).click()
    await expect(page).toHaveURL(/tab=accounts/)
    await page.getByRole('tab', { name: operator.tabs.security }).click()
  })
  await expect(page.getByText(operator.factorOn)).toBeVisible()

  const enter = async (label: string, code: string) => {
    await page.getByRole('button', { name: session.logout }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/login')
    await page.getByLabel(session.email).fill(ownOperator.email)
    await page.getByLabel(session.password, { exact: true }).fill(ownOperator.password)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(session.code)).toBeFocused()
    expectProblem(problems, /401|code/)
    if (label !== session.code)
      await page.getByRole('button', { name: session.useRecovery }).click()
    await page.getByLabel(label).fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/operator')
  }
  // The code of the enrolment serves once: the next one follows it.
  await enter(session.code, oneTimeCode(secret, 1))
  await enter(session.recoveryCode, codes[0] ?? '')

  await page.goto('/operator?tab=security')
  await expect(page.getByText(operator.recoveryLeft(9))).toBeVisible()
  await page.getByRole('button', { name: operator.factorRemove }).click()
  await remove()

  await test.step('who reloads before the codes have come is asked too; confirmed as saved, or left after the question', async () => {
    for (const end of ['saved', 'left'] as const) {
      await page.getByRole('button', { name: operator.factorStart }).click()
      await password.fill(ownOperator.password)
      await question.getByRole('button', { name: operator.factorStart }).click()
      const next = (await page.locator('code').innerText()).replaceAll(' ', '')
      await codeField.fill(oneTimeCode(next))
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/operator/second-factor-confirm/', async (route) => {
        await answer.promise
        await route.continue()
      })
      const asked = page.waitForRequest('**/api/operator/second-factor-confirm/')
      await page.getByRole('button', { name: operator.factorConfirm }).click()
      await asked
      await stayOnReload()
      answer.resolve()
      await expect(page.getByRole('heading', { name: operator.recoveryTitle })).toBeVisible()
      if (end === 'saved') await page.getByRole('button', { name: operator.codesSaved }).click()
      else {
        await page.getByRole('tab', { name: operator.tabs.accounts }).click()
        await page.getByRole('button', { name: operator.leaveCodes }).click()
        await expect(page).toHaveURL(/tab=accounts/)
        await page.getByRole('tab', { name: operator.tabs.security }).click()
      }
      await page.getByRole('button', { name: operator.factorRemove }).click()
      await remove()
    }
  })

  /** The browser shows its own dialog. */
  async function stayOnReload() {
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  }

  async function remove() {
    const dialog = page.getByRole('dialog', { name: operator.factorRemoveTitle })
    await dialog.getByLabel(texts.forms.passwordToConfirm).fill(ownOperator.password)
    await dialog.getByRole('button', { name: operator.factorRemove }).click()
    await expect(page.getByText(operator.factorOff)).toBeVisible()
  }
})
