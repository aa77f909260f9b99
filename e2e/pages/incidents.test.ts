import { expect, test } from '../halles-test.ts'

test('an operator records an incident and corrects it; what was recorded before is still read', async ({
  page,
  signIn,
  texts,
}) => {
  const { incidents, operator, fieldProblems } = texts
  const mark = crypto.randomUUID()
  await signIn('operator')
  await page.goto('/operator')
  await page.getByRole('tab', { name: operator.tabs.incidents }).click()
  await page.getByRole('button', { name: incidents.record }).click()
  const recording = page.getByRole('dialog', { name: incidents.record })
  const submit = recording.getByRole('button', { name: incidents.submit })
  await submit.click()
  await expect(recording.getByText(fieldProblems.required)).toHaveCount(7)
  await expect(recording.getByLabel(incidents.noticedOn, { exact: true })).toBeFocused()
  await recording.getByLabel(incidents.noticedOn, { exact: true }).fill('2026-11-20')
  await recording.getByLabel(incidents.occurred, { exact: true }).fill('Vers le 18 novembre')
  await recording.getByLabel(incidents.whatHappened).fill(`Courriel mal adressé ${mark}`)
  await recording.getByLabel(incidents.persons).fill('Un restaurant')
  await recording.getByLabel(incidents.serious).selectOption('yes')
  await recording.getByLabel(incidents.riskReason).fill('Une liste de courriels')
  await recording.getByLabel(incidents.measures).fill('Courriel effacé')
  await submit.click()

  const card = page.getByRole('article').filter({ hasText: mark })
  await expect(card).toContainText(incidents.toNotify)
  await expect(card).toContainText('Vers le 18 novembre')
  await expect(card).toContainText('Une liste de courriels')
  await card.getByRole('button', { name: incidents.correct }).click()
  const correcting = page.getByRole('dialog')
  await expect(correcting.getByLabel(incidents.whatHappened)).toHaveValue(
    `Courriel mal adressé ${mark}`,
  )
  await correcting.getByLabel(incidents.commission, { exact: true }).fill('2026-11-21')
  await correcting.getByLabel(incidents.notified, { exact: true }).fill('2026-11-22')
  await correcting.getByRole('button', { name: incidents.submit }).click()
  await expect(card.getByText(incidents.toNotify)).toHaveCount(0)
  await card.getByText(incidents.earlier(1)).click()
  await expect(card.locator('details')).toContainText(incidents.notYet)
})
