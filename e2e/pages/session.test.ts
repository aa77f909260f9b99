import { demoAccount, expect, expectProblem, post, test } from '../halles-test.ts'

test("a visitor's page asks nothing that is answered with 401", async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a session that ended meanwhile leads to the login page', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn('operator')
  await page.goto('/operator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies({ name: 'sessionid' })
  await page.reload()
  await expect(page).toHaveURL('/login?redirect=%2Foperator')
  expectProblem(problems, /401/)
})

test('logging out in one tab shows in the other', async ({ page, signIn, texts }) => {
  await signIn('operator')
  await page.goto('/operator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/operator')
  await other.getByRole('button', { name: texts.session.logout }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/login?redirect=%2Foperator')
})

test('a tab shows nothing more of an account once another tab has signed in to another', async ({
  page,
  signIn,
}) => {
  await signIn('restaurant')
  await page.goto('/account')
  const header = page.getByRole('banner')
  await expect(header).toContainText(demoAccount('restaurant').name)
  const other = await page.context().newPage()
  await other.goto('/faq')
  const { email, password, name } = demoAccount('supplier')
  await post(other, '/api/auth/login/', { email, password })
  await other.evaluate(() => new BroadcastChannel('session').postMessage('changed'))
  await expect(header).toContainText(name)
})

test('logging out clears what belongs to the account', async ({ page, signIn, texts }) => {
  await signIn('operator')
  await page.goto('/operator')
  await page.evaluate(() => {
    localStorage.setItem('cart', '{}')
    localStorage.setItem('cartOpen', 'true')
  })
  await page.getByRole('button', { name: texts.session.logout }).click()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toEqual(['lang'])
})

test('whoever logged out without a server is logged out when it is back, however late the texts come', async ({
  page,
  signIn,
}) => {
  await signIn('operator')
  await page.goto('/about-us')
  await page.evaluate(() => localStorage.setItem('loggedOut', 'true'))
  const texts = Promise.withResolvers<void>()
  await page.route(/\/assets\/(fr|en)-[^/]+\.js$/, async (route) => {
    await texts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'load' })
  // After whatever the page has begun under this lock.
  await page.evaluate(() => navigator.locks.request('session', () => {}))
  texts.resolve()
  await expect.poll(async () => (await page.request.get('/api/auth/status/')).status()).toBe(401)
  // The server knows before the page does: its answer is on the way.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('loggedOut')
})

test('a server that cannot be asked is no verdict: the page says so and tries again', async ({
  page,
  signIn,
  texts,
  problems,
}) => {
  await signIn('operator')
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/operator')
  await expect(page.getByText(texts.common.offline)).toBeVisible({ timeout: 10_000 })
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: texts.common.retry }).click()
  await expect(page).toHaveURL('/operator')
  await expect(page.getByRole('heading', { name: texts.operator.title })).toBeVisible()
  problems.length = 0
})

test('two demo accounts have two names in the header @longer', async ({ page, signIn }) => {
  for (const role of ['restaurant', 'supplier'] as const) {
    await signIn(role)
    await page.goto('/account')
    await expect(page.getByRole('banner')).toContainText(demoAccount(role).name)
  }
})
