import type { Locator, Page } from '@playwright/test'
import { allTexts } from '../all-texts.ts'
import { aRestaurantOfMine } from '../business.ts'
import { textFaults } from '../checks/text-faults.ts'
import { expect, expectProblem, post, test } from '../halles-test.ts'
import { aDevice, aMemberOf, anAddress, invitationLink, invite, joinAs, signInOn } from '../team.ts'

const PHONE = { width: 390, height: 844 }

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

test.describe('the team of an owner', () => {
  test('says that one is alone, invites and withdraws', async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    const { team, fieldProblems } = texts
    const own = await aRestaurantOfMine(page, signIn)
    const email = anAddress('luc')
    await page.goto('/account?to=team')
    await expect(page.getByText(team.onlyYou)).toBeVisible()
    await expect(rowOf(page, own.email)).toContainText(team.roles.owner)

    await page.getByRole('button', { name: team.invite, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: team.inviteTitle })
    const send = dialog.getByRole('button', { name: team.send })
    await send.click()
    await expect(dialog.getByText(fieldProblems.role_invalid)).toBeVisible()
    await expect(dialog.getByLabel(team.email, { exact: true })).toBeFocused()
    await dialog.getByLabel(team.email, { exact: true }).fill(own.email)
    await dialog.getByRole('radio', { name: team.roles.buyer }).check()
    await expect(dialog.getByLabel(team.orderLimit)).toHaveValue('')
    await dialog.getByRole('radio', { name: team.roles.cook }).check()
    await expect(dialog.getByLabel(team.orderLimit)).toHaveValue('0')
    await send.click()
    await expect(dialog.getByText(fieldProblems.already_member)).toBeVisible()
    await expect(dialog.getByLabel(team.email, { exact: true })).toBeFocused()
    expectProblem(problems, /400|Corrigez/)
    await dialog.getByLabel(team.email, { exact: true }).fill(email)
    await dialog.getByLabel(team.weekLimit).fill('douze')
    await send.click()
    await expect(dialog.getByText(fieldProblems.limit_invalid)).toBeVisible()
    await dialog.getByLabel(team.weekLimit).fill('1 250,50')
    await send.click()
    await expect(page.getByRole('alert')).toContainText(team.invited(email))
    const invitation = rowOf(page, email)
    await expect(invitation).toContainText(team.roles.cook)
    await expect(page.getByText(team.onlyYou)).toHaveCount(0)
    const link = await invitationLink(email)

    await page.getByRole('button', { name: team.withdrawOf(email) }).click()
    await expect(invitation).toHaveCount(0)
    await page.goto(link)
    await expect(page.getByText(team.over)).toBeVisible()
    expectProblem(problems, /409|valide/)
  })

  test('changes role and limits, and keeps the last owner', async ({
    page,
    browser,
    baseURL,
    signIn,
    texts,
    problems,
  }) => {
    const { team, refusals } = texts
    await aRestaurantOfMine(page, signIn)
    const kitchen = await aDevice(browser, baseURL, { language: 'fr' })
    const given = { first_name: 'Luc', email: anAddress('luc'), role: 'cook' }
    const luc = await aMemberOf(page, kitchen, given)
    await page.goto('/account?to=team')
    const row = rowOf(page, luc.email)
    await expect(row).toContainText(team.allApproved)
    await row.getByRole('button', { name: team.changeOf(luc.name) }).click()
    const dialog = page.getByRole('dialog', { name: team.changeOf(luc.name) })
    await expect(dialog.getByRole('radio', { name: team.roles.cook })).toBeChecked()
    await dialog.getByRole('radio', { name: team.roles.buyer }).check()
    await dialog.getByLabel(team.orderLimit).fill('400,00')
    await dialog.getByRole('button', { name: team.save }).click()
    await expect(row).toContainText(team.roles.buyer)
    await expect(row).toContainText(team.perOrder('400,00\u00a0$'))

    await page.getByRole('button', { name: team.changeOf('Ana Roy') }).click()
    const own = page.getByRole('dialog', { name: team.changeOf('Ana Roy') })
    await own.getByRole('radio', { name: team.roles.buyer }).check()
    await own.getByRole('button', { name: team.save }).click()
    await expect(own).toContainText(refusals.last_owner)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: team.leave }).first().click()
    const leaving = page.getByRole('dialog')
    await leaving.getByRole('button', { name: team.leave }).click()
    await expect(leaving).toContainText(refusals.last_owner)
    expectProblem(problems, /409|propriétaire/)
    await kitchen.context().close()
  })

  test('removes somebody after a question that names them', async ({
    page,
    browser,
    baseURL,
    signIn,
    texts,
  }) => {
    const { team } = texts
    await aRestaurantOfMine(page, signIn)
    const device = await aDevice(browser, baseURL, { language: 'fr' })
    const email = anAddress('eve')
    const { name } = await aMemberOf(page, device, { first_name: 'Ève', email, role: 'buyer' })
    await page.goto('/account?to=team')
    const opener = page.getByRole('button', { name: team.removeOf(name) })
    await opener.press('Enter')
    const question = page.getByRole('dialog', { name: team.removeTitle(name) })
    await expect(question).toContainText(team.removeMessage(name))
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await question.getByRole('button', { name: team.removeOf(name) }).click()
    await expect(page.getByRole('alert')).toContainText(team.removed(name))
    await expect(rowOf(page, email)).toHaveCount(0)
    await device.context().close()
  })

  test('that does not load says so, and is asked for again', async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    const { team, common } = texts
    const { email } = await aRestaurantOfMine(page, signIn)
    await page.route('**/api/team/', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/account?to=team')
    await expect(page.getByText(team.loadError)).toBeVisible()
    await page.unroute('**/api/team/')
    await page.getByRole('button', { name: common.retry }).click()
    await expect(rowOf(page, email)).toBeVisible()
    expectProblem(problems, /500|./)
  })

  test('stays on screen without a connection; what is typed is sent once there is one', async ({
    page,
    signIn,
    texts,
    problems,
  }) => {
    const { team, offline } = texts
    const { email } = await aRestaurantOfMine(page, signIn)
    await page.goto('/account?to=team')
    await expect(rowOf(page, email)).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: team.invite, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: team.inviteTitle })
    const invited = anAddress('luc')
    await dialog.getByLabel(team.email, { exact: true }).fill(invited)
    await dialog.getByRole('radio', { name: team.roles.buyer }).check()
    await dialog.getByRole('button', { name: team.send }).click()
    await expect(dialog).toContainText(offline.formUnavailable)
    await expect(dialog.getByLabel(team.email, { exact: true })).toHaveValue(invited)
    // Under the dialog, which hides the page from screen readers.
    const rows = page.getByRole('row', { includeHidden: true })
    await expect(rows.filter({ hasText: email })).toBeAttached()
    await page.context().setOffline(false)
    await expect(dialog).not.toContainText(offline.formUnavailable)
    await dialog.getByRole('button', { name: team.send }).click()
    await expect(rowOf(page, invited)).toContainText(team.roles.buyer)
    problems.length = 0
  })

  for (const language of ['fr', 'en'] as const) {
    test(`fits a phone, as cards (${language})`, async ({ page, signIn, browser, baseURL }) => {
      const { email, ...owner } = await aRestaurantOfMine(page, signIn)
      await invite(page, {
        email: anAddress('une-adresse-assez-longue-pour-une-carte'),
        role: 'cook',
      })
      const phone = await aDevice(browser, baseURL, { language, viewport: PHONE })
      const { session, team } = allTexts[language]
      await phone.goto('/login?redirect=%2Faccount%3Fto%3Dteam')
      await phone.getByLabel(session.email).fill(email)
      await phone.getByLabel(session.password, { exact: true }).fill(owner.password)
      await phone.getByRole('main').getByRole('button', { name: session.submit }).click()
      await expect(rowOf(phone, email)).toBeVisible()
      expect(await textFaults(phone)).toEqual([])
      await phone.getByRole('button', { name: team.invite, exact: true }).click()
      const dialog = phone.getByRole('dialog')
      await dialog.getByRole('radio', { name: team.roles.cook }).check()
      await expect(dialog.getByLabel(team.orderLimit)).toBeVisible()
      expect(await textFaults(phone)).toEqual([])
      await phone.context().close()
    })
  }
})

test('a buyer reads the business without a form, has no team, and is told whom to ask', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { accounts } = texts
  const { name } = await aRestaurantOfMine(page, signIn)
  const buyer = await aDevice(browser, baseURL, { language: 'fr' })
  await aMemberOf(page, buyer, { first_name: 'Luc', email: anAddress('luc'), role: 'buyer' })
  await buyer.goto('/account?to=team')
  await expect(buyer.getByText(accounts.teamOfOwners('Ana Roy'))).toBeVisible()
  await expect(buyer.getByRole('tab', { name: accounts.team })).toHaveCount(0)
  await expect(buyer.getByRole('main')).toContainText(name)
  await expect(buyer.getByText(accounts.ownersOnly('Ana Roy'))).toBeVisible()
  await expect(buyer.getByRole('button', { name: accounts.edit, exact: true })).toHaveCount(0)
  await expect(buyer.getByRole('button', { name: accounts.closing.business.close })).toHaveCount(0)
  await buyer.context().close()
})

test('whose role was changed meanwhile gets the sentence, and the page stays', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { accounts, forms, refusals } = texts
  const { name } = await aRestaurantOfMine(page, signIn)
  const second = await aDevice(browser, baseURL, { language: 'fr' })
  const email = anAddress('luc')
  await aMemberOf(page, second, { first_name: 'Luc', email, role: 'owner' })
  await second.goto('/account')
  await second.getByRole('button', { name: accounts.edit, exact: true }).click()
  await second.getByLabel(forms.phone).fill('418 555-0199')
  const { members } = await (await page.request.get('/api/team/')).json()
  const { person } = members.find((member: { email: string }) => member.email === email)
  await post(page, '/api/team-role/', { person, role: 'buyer' })
  await second.getByRole('button', { name: accounts.save }).click()
  await expect(second.getByRole('alert').first()).toContainText(refusals.not_permitted)
  await expect(second.getByRole('main')).toContainText(name)
  await expect(second.getByText(accounts.ownersOnly('Ana Roy'))).toBeVisible()
  await second.context().close()
})

test('a cook has no way to close an order or to review', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  await aRestaurantOfMine(page, signIn)
  const cook = await aDevice(browser, baseURL, { language: 'fr' })
  await aMemberOf(page, cook, { first_name: 'Luc', email: anAddress('luc'), role: 'cook' })
  await cook.goto('/review')
  await expect(cook.getByText(texts.refusals.not_permitted)).toBeVisible()
  await cook.context().close()
})

test.describe('the page of an invitation', () => {
  test('asks somebody new for names and a password, each problem at its field', async ({
    page,
    browser,
    baseURL,
    signIn,
    texts,
  }) => {
    const { team, fieldProblems, forms } = texts
    const { name } = await aRestaurantOfMine(page, signIn)
    const email = anAddress('luc')
    await invite(page, { email, role: 'cook' })
    const phone = await aDevice(browser, baseURL, { language: 'fr', viewport: PHONE })
    const link = await invitationLink(email)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(team.invitationTitle(name))
    await expect(phone.getByRole('main')).toContainText(team.allows.cook)
    await expect(phone.getByLabel(team.yourEmail)).toHaveValue(email)
    await phone.getByRole('button', { name: team.accept }).click()
    await expect(phone.getByLabel(forms.firstName)).toBeFocused()
    await expect(phone.getByText(fieldProblems.required).first()).toBeVisible()
    expect(await textFaults(phone)).toEqual([])
    await joinAs(phone, texts, 'Luc')
    await expect(phone).toHaveURL('/categories')
    await phone.goBack()
    await expect(phone).not.toHaveURL(/team-invitation/)
    await phone.goto(link)
    await expect(phone.getByText(team.over)).toBeVisible()
    await phone.context().close()
  })

  test('asks somebody known for the password, and lets whoever is signed in join at once', async ({
    page,
    browser,
    baseURL,
    signIn,
    texts,
    problems,
  }) => {
    const { team, refusals } = texts
    const known = await aRestaurantOfMine(page, signIn)
    const elsewhere = await aDevice(browser, baseURL, { language: 'fr' })
    const host = await aRestaurantOfMine(elsewhere, signInOn(elsewhere))
    await invite(elsewhere, { email: known.email, role: 'buyer' })
    const link = await invitationLink(known.email)

    await elsewhere.goto(link)
    await expect(elsewhere.getByText(team.otherSignedIn(known.email))).toBeVisible()
    await elsewhere.getByRole('button', { name: team.signOut }).click()
    await elsewhere.getByLabel(team.password, { exact: true }).fill('not the password')
    await elsewhere.getByRole('button', { name: team.accept }).click()
    await expect(elsewhere.getByText(refusals.wrong_password)).toBeVisible()
    await expect(elsewhere.getByLabel(team.password, { exact: true })).toBeFocused()
    expect(await elsewhere.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'signedin' }),
    )

    await page.goto(link)
    await page.getByRole('button', { name: team.accept }).click()
    await expect(page).toHaveURL('/categories')
    await expect(page.getByRole('banner')).toContainText(host.name)
    expect(problems).toEqual([])
    await elsewhere.context().close()
  })
})

test('the business is switched by keyboard; nothing of the other one stays', async ({
  page,
  browser,
  baseURL,
  signIn,
  texts,
}) => {
  const { layout, accounts, team } = texts
  const own = await aRestaurantOfMine(page, signIn)
  const host = await aDevice(browser, baseURL, { language: 'fr' })
  const other = await aRestaurantOfMine(host, signInOn(host))
  await invite(host, { email: own.email, role: 'buyer' })
  await page.goto(await invitationLink(own.email))
  await page.getByRole('button', { name: team.accept }).click()
  await expect(page).toHaveURL('/categories')

  const opener = page
    .getByRole('banner')
    .getByRole('button', { name: layout.switchFrom(other.name) })
  await opener.press('Enter')
  const menu = page.getByRole('menu')
  const current = menu.getByRole('menuitem', { name: other.name })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect(current).toContainText(team.roles.buyer)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await menu.getByRole('menuitem', { name: own.name }).press('Enter')
  await expect(
    page.getByRole('banner').getByRole('button', { name: layout.switchFrom(own.name) }),
  ).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('tab', { name: accounts.team })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(other.name)
  await host.context().close()
})

test('one’s own name is one’s own, and the language too', async ({ page, signIn, texts }) => {
  const { accounts, forms } = texts
  await aRestaurantOfMine(page, signIn)
  await page.goto('/account?to=profile')
  await page.getByRole('button', { name: accounts.editProfile }).click()
  await page.getByLabel(forms.firstName).fill('Anabelle')
  await page.getByRole('button', { name: accounts.save }).click()
  await expect(page.getByRole('alert')).toContainText(accounts.saved)
  await expect(page.getByRole('main')).toContainText('Anabelle')
  const sent = page.waitForRequest('**/api/language/')
  await page.getByRole('combobox', { name: accounts.language }).selectOption('en')
  expect((await sent).postDataJSON()).toEqual({ lang: 'en' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
