import { aRestaurantOfMine } from '../business.ts'
import { expect, expectProblem, test } from '../halles-test.ts'
import { aDevice, anAddress, invitationLink, invite, joinAs, signInOn } from '../team.ts'

const PHONE = { width: 390, height: 844 }

test('an owner invites a cook, who joins on a phone by the mail’s link, and is out at the next click once removed', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
}) => {
  const { team, accounts, layout, session } = texts
  const { name } = await aRestaurantOfMine(page, signIn)
  const email = anAddress('luc')
  const phone = await aDevice(browser, baseURL, { language, viewport: PHONE })

  await test.step('the owner invites', async () => {
    await page.goto('/account?to=team')
    await page.getByRole('button', { name: team.invite, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: team.inviteTitle })
    await dialog.getByLabel(team.email, { exact: true }).fill(email)
    await dialog.getByRole('radio', { name: team.roles.cook }).check()
    await dialog.getByRole('button', { name: team.send }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText(team.roles.cook)
  })

  await test.step('the cook follows the link and is in, without a team tab', async () => {
    await phone.goto(await invitationLink(email))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(team.invitationTitle(name))
    await joinAs(phone, texts, 'Luc')
    await expect(phone).toHaveURL('/categories')
    await phone.goto('/account')
    await expect(phone.getByRole('tab', { name: accounts.profile })).toBeVisible()
    await expect(phone.getByRole('tab', { name: accounts.team })).toHaveCount(0)
    await expect(phone.getByRole('main')).toContainText(name)
  })

  await test.step('the owner sees the cook, and removes them', async () => {
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Luc Gagnon')
    await page.getByRole('button', { name: team.removeOf('Luc Gagnon') }).click()
    const question = page.getByRole('dialog', { name: team.removeTitle('Luc Gagnon') })
    await question.getByRole('button', { name: team.removeOf('Luc Gagnon') }).click()
    // While it is asked, nothing behind the question has a role: no row would be found before the cook is removed.
    await expect(question).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  })

  await test.step('the cook is out at the next click', async () => {
    // To what was not read before: a page that is fresh asks nobody.
    const bar = phone.getByRole('navigation', { name: layout.bar })
    await bar.getByRole('link', { name: layout.places.guides }).click()
    await expect(phone).toHaveURL(/\/login/)
    await expect(phone.getByRole('main')).not.toContainText(name)
    await phone.getByLabel(session.email).fill(email)
    await expect(phone.getByLabel(session.email)).toHaveValue(email)
  })
  await phone.context().close()
})

test('a bookkeeper of two restaurants joins the second with one button, and switches between the two @longer', async ({
  page,
  browser,
  baseURL,
  language,
  signIn,
  texts,
  problems,
}) => {
  const { team, layout, accounts } = texts
  const first = await aRestaurantOfMine(page, signIn)
  const owner = await aDevice(browser, baseURL, { language })
  const second = await aRestaurantOfMine(owner, signInOn(owner))
  const banner = page.getByRole('banner')
  const switchFrom = (name: string) => banner.getByRole('button', { name: layout.switchFrom(name) })

  await test.step('invited by the second restaurant, it joins while it is signed in', async () => {
    await page.goto('/categories')
    await expect(switchFrom(first.name)).toHaveCount(0)
    await invite(owner, { email: first.email, role: 'buyer' })
    await page.goto(await invitationLink(first.email))
    await page.getByRole('button', { name: team.accept }).click()
    await expect(page).toHaveURL('/categories')
    await expect(switchFrom(second.name)).toBeVisible()
  })

  await test.step('it sees the first again, as its owner', async () => {
    await switchFrom(second.name).click()
    await page.getByRole('menuitem', { name: first.name }).click()
    await expect(switchFrom(first.name)).toBeVisible()
    await page.goto('/account')
    await expect(page.getByRole('main')).toContainText(first.name)
    await expect(page.getByRole('tab', { name: accounts.team })).toBeVisible()
  })

  await test.step('and the second, as its buyer', async () => {
    await switchFrom(first.name).click()
    await page.getByRole('menuitem', { name: second.name }).click()
    await expect(switchFrom(second.name)).toBeVisible()
    await page.goto('/account?to=team')
    await expect(page.getByRole('main')).toContainText(second.name)
    await expect(page.getByText(accounts.teamOfOwners('Ana Roy'))).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(first.name)
  })
  await owner.context().close()
  // What the page before a switch still asked for is answered that its session has ended.
  if (problems.length > 0) expectProblem(problems, /Transition|401/)
})
