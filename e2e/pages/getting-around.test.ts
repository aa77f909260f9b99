import { otherPlaces } from '@halles/contract/other-places.ts'
import { places } from '@halles/contract/places.ts'
import { expect, test } from '../halles-test.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** What 1280 × 1024 leaves at 400 %. */
const ZOOMED = { width: 320, height: 256 }
const ROLES = ['restaurant', 'supplier'] as const

for (const role of ROLES) {
  const inBar = places[role].filter(({ bar, name }) => bar && name !== 'cart')

  test(`a ${role} has five places under the thumb, and sees in which it is`, async ({
    page,
    signIn,
    texts,
  }) => {
    await page.setViewportSize(PHONE)
    await signIn(role)
    await page.goto('/account?to=orders')
    const bar = page.getByRole('navigation', { name: texts.layout.bar })
    await expect(bar.getByRole('listitem')).toHaveCount(5)
    const orders = bar.getByRole('link', { name: texts.layout.places.orders })
    await expect(orders).toHaveAttribute('aria-current', 'true')
    for (const place of inBar) {
      const link = bar.getByRole('link', { name: texts.layout.places[place.name] })
      await link.click()
      await expect(page).toHaveURL(place.page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar.locator('[aria-current]')).toHaveCount(1)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56)
    }
  })

  test(`a ${role} reaches every screen of its own work from every other in one tap, or two with "Plus"`, async ({
    page,
    signIn,
    texts,
  }) => {
    await signIn(role)
    for (const [size, name] of [
      [PHONE, texts.layout.bar],
      [DESK, texts.layout.header],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto('/account')
      const more = page.getByRole('navigation', { name }).getByRole('link', {
        name: texts.layout.places.more,
      })
      for (const place of otherPlaces(role, () => true)) {
        await more.click()
        await expect(more).toHaveAttribute('aria-current', 'page')
        const label = texts.more.places[place.name]
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
        await expect(page).toHaveURL(place.to ? `${place.page}?to=${place.to}` : place.page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    }
  })

  test(`on a ${role}’s phone the language and the way out are under "Plus"`, async ({
    page,
    signIn,
    texts,
  }) => {
    await page.setViewportSize(PHONE)
    await signIn(role)
    await page.goto('/more')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link')).toHaveCount(1)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: texts.layout.otherLanguage }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await main.locator('button').click()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  })
}

test('the way out ends the profile, and stands beside no other title than that of the info', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  const logOut = page.getByRole('button', { name: texts.session.logout })
  for (const [path, count] of [
    ['/account', 1],
    ['/account?to=profile', 1],
    ['/account?to=orders', 0],
    ['/account?to=team', 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('tabpanel').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(logOut, path).toHaveCount(count)
  }
})

test('what stays at the bottom of a phone stands on the bar, which leaves a small window its room', async ({
  page,
  signIn,
  texts,
}) => {
  await page.setViewportSize(PHONE)
  await signIn('restaurant')
  await page.goto('/categories/dairy')
  const bar = page.getByRole('navigation', { name: texts.layout.bar })
  const totals = page.getByRole('region', { name: texts.cart.totals })
  await expect(totals).toBeVisible()
  const [over, under] = [await totals.boundingBox(), await bar.boundingBox()]
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1)
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBe(PHONE.height)
  await page.setViewportSize(ZOOMED)
  await expect(bar).not.toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
})

test('beside an open cart the search gives way, then words, and never the mark', async ({
  page,
  signIn,
  texts,
}) => {
  await signIn('restaurant')
  await page.goto('/guides')
  await page.locator('#cart-button').click()
  const header = page.getByRole('banner')
  const mark = header.getByRole('link', { name: texts.layout.home })
  for (const [width, search, word] of [
    [1680, true, true],
    [1440, false, true],
    [1200, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('complementary', { name: texts.cart.title })).toBeVisible()
    await expect(header.getByRole('searchbox')).toHaveCount(search ? 1 : 0)
    await expect(header.getByText(texts.layout.places.orders)).toBeVisible({ visible: word })
    expect((await mark.boundingBox())?.width).toBeGreaterThan(120)
    const reaches = await header.evaluate((it) => it.firstElementChild?.scrollWidth ?? 0)
    expect(reaches, `${width}`).toBeLessThanOrEqual(width - 420)
  }
})
