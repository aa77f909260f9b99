import { formatDollars } from '@halles/texts/format.ts'
import { ownPricesTexts } from '@halles/texts/pages/own-prices.ts'
import type { Page } from '@playwright/test'
import type { AllTexts } from '../all-texts.ts'
import { type Business, letIn } from '../business.ts'
import { expect, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMarketOfOne, kg } from '../market.ts'

test('a supplier imports customers and invites them; one follows the mail, signs up, is let in, is a customer with its number and price list, and sees its prices', async ({
  page,
  browser,
  baseURL,
  signIn,
  language,
  texts,
}) => {
  test.setTimeout(120_000)
  const { customerImport: words, invitations } = texts
  const own = ownPricesTexts[language]
  const dollars = (amount: string) => formatDollars(language, amount)
  const { supplier } = await aMarketOfOne(browser, baseURL, 'Ferme du Rang', [
    kg('Bavette', '50.00'),
  ])
  const [beef = ''] = supplier.products
  const mark = crypto.randomUUID().slice(0, 8)
  const invited = { name: `Cantine Neuve ${mark}`, email: `cantine-neuve-${mark}@halles.example` }
  const main = page.getByRole('main')
  const path = '/supplier/customers/import'

  await test.step('the supplier reads its list, sees what is wrong with it, and imports the rest', async () => {
    await signIn(supplier)
    await post(page, '/api/price-list-save/', { name: 'Écoles', percent_off: 10 })
    await page.goto(path)
    await choose(page, [
      'Nom;Courriel;Nº de client;Modalités de paiement (jours);Liste de prix',
      `${invited.name};${invited.email};C-204;30;écoles`,
      'Chez Personne;personne@;C-205;30;',
    ])
    await expect(page.getByRole('tab', { name: words.kindCount('faulty', '1') })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(main).toContainText(words.reasons.email_invalid)
    await page.getByRole('tab', { name: words.kindCount('new', '1') }).click()
    await expect(main).toContainText(words.code('C-204'))
    await page.getByRole('button', { name: words.confirm('1', false) }).click()
    await expect(main).toContainText(words.done('1', '0'))
  })

  await test.step('it sends the invitation once it has said so', async () => {
    await page.getByRole('button', { name: invitations.inviteAll('1', false) }).click()
    const dialog = page.getByRole('dialog', { name: invitations.inviteAllTitle('1', false) })
    await dialog.getByRole('button', { name: invitations.inviteAll('1', false) }).click()
    await expect(page.getByRole('alert')).toContainText(invitations.sent('1', false))
    await expect(main).toContainText(invitations.states.sent)
  })

  const restaurant: Business = { ...invited, password: 'trois-petits-pois' }
  await test.step('whom it invited follows the mail’s link and signs up', async () => {
    const { text } = await lastMailTo(invited.email, new RegExp(supplier.name))
    await page.context().clearCookies()
    await page.goto(linkIn(text, 'invitation'))
    await expect(main).toContainText(invitations.fromSupplier(supplier.name))
    await main.getByRole('link', { name: invitations.signUp }).click()
    await signUp(page, texts, restaurant)
  })

  await test.step('let in, it is a customer with the number and the terms of the list', async () => {
    await letIn(page, signIn, restaurant)
    await page.goto('/categories')
    await signIn(supplier)
    await page.goto(path)
    await expect(main).toContainText(invitations.states.accepted)
    const { results } = await (await page.request.get('/api/customer-list/')).json()
    expect(results).toMatchObject([
      { restaurant: { name: restaurant.name }, status: 'open', code: 'C-204' },
    ])
  })

  await test.step('and it sees its prices', async () => {
    await signIn(restaurant)
    await page.goto(`/categories/beef?search=${beef.split(' ').at(-1)}`)
    const row = page.getByRole('row').filter({ hasText: beef })
    await expect(row).toContainText(dollars('45.00'))
    await expect(row).toContainText(own.yours)
  })
})

test('a restaurant invites a supplier by one mail, and whoever gets it ends all by one click @phone', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  const { invitations } = texts
  const email = `fournisseur-${crypto.randomUUID().slice(0, 8)}@halles.example`
  const main = page.getByRole('main')
  await signIn('restaurant')
  await page.goto('/invite-supplier')
  const send = page.getByRole('button', { name: invitations.send })
  await send.click()
  await expect(page.getByLabel(invitations.name, { exact: true })).toBeFocused()
  await page.getByLabel(invitations.name, { exact: true }).fill('Ferme du Coteau')
  await page.getByLabel(invitations.email, { exact: true }).fill(email)
  await send.click()
  await expect(page.getByRole('alert')).toContainText(invitations.invited(email))
  await expect(main).toContainText(email)

  const { text } = await lastMailTo(email)
  await page.context().clearCookies()
  await page.goto(linkIn(text, 'stop-invitations'))
  await page.getByRole('button', { name: invitations.stop }).click()
  await expect(main).toContainText(invitations.stopped)
  await signIn('restaurant')
  await page.goto('/invite-supplier')
  await expect(main).toContainText(invitations.states.ended)
  expect(problems).toEqual([])
})

function linkIn(text: string, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}/\\S+`).exec(text)?.[0] ?? ''
  return new URL(link).pathname
}

async function choose(page: Page, rows: readonly string[]): Promise<void> {
  await page.locator('input[type=file][accept*=csv]').setInputFiles({
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${rows.join('\r\n')}`),
  })
}

async function signUp(page: Page, texts: AllTexts, business: Business): Promise<void> {
  const { signUp: words, forms, promotionConsent } = texts
  await page.getByLabel(forms.name.restaurant).fill(business.name)
  await page.getByLabel(forms.address).fill('12, rue des Halles')
  await page.getByRole('combobox', { name: forms.city, exact: true }).fill('rimouski')
  await page.getByLabel(forms.zipCode).fill('g5l1a1')
  await page.getByLabel(forms.phone).fill('418 555-0142')
  await page.getByLabel(forms.firstName).fill('Ana')
  await page.getByLabel(forms.lastName, { exact: true }).fill('Roy')
  await page.getByLabel(forms.email, { exact: true }).fill(business.email)
  await page.getByLabel(words.password, { exact: true }).fill(business.password)
  await page.getByLabel(words.confirmation).fill(business.password)
  await page.getByRole('radio', { name: promotionConsent.no }).check()
  const english = page.getByRole('checkbox', { name: words.terms.wishEnglish })
  if (await english.isVisible()) await english.check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('dialog', { name: words.successTitle })).toContainText(business.email)
}
