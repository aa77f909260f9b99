import { aPendingRestaurant, letIn } from '../business.ts'
import { expect, test } from '../halles-test.ts'

test('a restaurant that was never asked is asked after log-in, goes on without an answer, and answers once', async ({
  page,
  signIn,
  texts,
}) => {
  const { promotionConsent, catalogue, accounts, menu } = texts
  const restaurant = await aPendingRestaurant(page, { promotionConsent: undefined })
  await letIn(page, signIn, restaurant)
  await page.goto('/categories')
  const question = page.getByRole('region', { name: promotionConsent.question })
  await expect(question).toContainText('Les Halles d’essai inc.')
  await expect(question).toContainText(promotionConsent.withdraw)

  await page.getByRole('main').getByRole('link', { name: menu.beef }).click()
  await expect(page).toHaveURL('/categories/beef')
  await page.goBack()
  await page.reload()
  await question.getByRole('button', { name: promotionConsent.no }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(promotionConsent.saved)
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const known = page.waitForResponse('**/api/promotion-choices/')
  await page.reload()
  await known
  await expect(page.getByRole('region', { name: catalogue.categoriesTitle })).toBeVisible()
  await expect(question).toHaveCount(0)

  await page.goto('/account')
  await expect(page.getByRole('tab', { name: accounts.info })).toBeVisible()
  const choices = page.getByRole('region', { name: promotionConsent.title })
  const year = String(new Date().getFullYear())
  const withoutMoment = (text: string) => text.replace(/ \(.*/, '')
  await expect(choices).toContainText(withoutMoment(promotionConsent.refused('')))
  await expect(choices).toContainText(year)
  await choices.getByRole('button', { name: promotionConsent.yes }).click()
  await expect(choices).toContainText(withoutMoment(promotionConsent.given('')))
  await choices.getByRole('button', { name: promotionConsent.withdrawNow }).click()
  await expect(choices).toContainText(withoutMoment(promotionConsent.refused('')))
})

test('privacy and terms name who runs this Halles, inside the application too', async ({
  page,
  signIn,
  texts,
}) => {
  const named = async () => {
    for (const [path, said] of [
      ['/privacy', 'Odile Roy, directrice. Écrivez à vie-privee@halles.example'],
      ['/privacy', 'Nuage ABC, Beauharnois (Québec)'],
      ['/terms', 'Les Halles d’essai inc., 1, place du Marché'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(said)
    }
  }
  await named()
  await signIn('restaurant')
  await named()
  await page.getByRole('contentinfo').getByRole('link', { name: texts.layout.termsBrief }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.terms.title)
})
