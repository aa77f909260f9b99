import type { Page } from '@playwright/test'
import { post } from './halles-test.ts'

export type Business = { name: string; email: string; password: string }

/**
 * A restaurant of a test's own that has signed up and waits for the operator. It wants no promotions; undefined: it was
 * not asked.
 */
export async function aPendingRestaurant(
  page: Page,
  {
    promotionConsent,
    city = 'Montréal',
  }: { promotionConsent?: boolean | undefined; city?: string } = { promotionConsent: false },
): Promise<Business> {
  const mark = crypto.randomUUID().slice(0, 8)
  const business = {
    name: `Cantine Belhumeur ${mark}`,
    email: `cantine-${mark}@halles.example`,
    password: 'trois-petits-pois',
  }
  await post(page, '/api/restaurant-signup/', {
    user: {
      first_name: 'Ana',
      last_name: 'Roy',
      email: business.email,
      password: business.password,
    },
    restaurant: {
      name: business.name,
      address: '12, rue des Halles',
      city,
      zip_code: 'H2X 1Y4',
      phone_number: '514 555-0142',
    },
    promotion_consent: promotionConsent,
  })
  return business
}

type SignIn = (who: 'operator' | Business) => Promise<void>

/** The same, let in. The page is then signed in as that restaurant. */
export async function aRestaurantOfMine(
  page: Page,
  signIn: SignIn,
  city = 'Montréal',
): Promise<Business> {
  return letIn(page, signIn, await aPendingRestaurant(page, { promotionConsent: false, city }))
}

/** A pending restaurant let in, and the page signed in as it. */
export async function letIn(page: Page, signIn: SignIn, business: Business): Promise<Business> {
  await signIn('operator')
  const answer = await page.request.get(
    `/api/operator/accounts/?search=${encodeURIComponent(business.email)}`,
  )
  const { results } = await answer.json()
  await post(page, '/api/operator/account-activate/', { public_id: results[0].public_id })
  await signIn(business)
  return business
}
