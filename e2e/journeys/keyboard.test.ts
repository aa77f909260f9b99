import { demoAccount, expect, prepare, test } from '../halles-test.ts'
import { Keyboard } from '../keyboard.ts'
import { aMarket } from '../market.ts'

const BAVETTE = { name: 'Bavette', price: '80.00', quantity: '10', unit: 'kg' }
const ONGLET = { name: 'Onglet', price: '60.00', quantity: '10', unit: 'kg' }

// The narrow window is that of a desk at more than 300 %.
test('a supplier signs up, is let in and lists a product, all of it by keyboard @longer', {
  tag: '@phone',
}, async ({ page, language, texts }) => {
  test.setTimeout(120_000)
  const { layout, signUp, forms, session, operator, products, fieldProblems } = texts
  const keyboard = new Keyboard(page)
  const main = page.getByRole('main')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `clavier-${mark}@halles.example`
  const name = `Ferme du Clavier ${mark}`
  const password = 'trois-petits-pois'

  async function logIn(as: { email: string; password: string }) {
    await page.goto('/login')
    await keyboard.write(page.getByLabel(session.email), as.email)
    await keyboard.write(page.getByLabel(session.password, { exact: true }), as.password)
    await keyboard.press('Enter')
  }

  await test.step('it chooses its kind and goes to the first gap', async () => {
    await page.goto('/signup')
    await keyboard.use(main.getByRole('link', { name: signUp.kinds.supplier.title }))
    await keyboard.use(button(signUp.submit))
    await expect(field(forms.name.supplier)).toBeFocused()
    await expect(field(forms.name.supplier)).toHaveAccessibleDescription(fieldProblems.required)
  })

  await test.step('it fills in the form, cities from their list', async () => {
    await keyboard.write(field(forms.name.supplier), name)
    await keyboard.write(field(forms.address), '12, rue des Halles')
    await keyboard.write(main.getByRole('combobox', { name: forms.city, exact: true }), 'Laval')
    await keyboard.write(field(forms.zipCode), 'H7A 1A1')
    await keyboard.write(field(forms.phone), '450 555-0142')
    await keyboard.write(field(forms.minimumOrder), '0')
    const cities = main.getByRole('combobox', { name: forms.deliveryCities })
    await keyboard.to(cities)
    for (const city of ['Laval', 'Longueuil']) {
      await page.keyboard.type(city.slice(0, 5))
      await page.getByRole('option', { name: city, exact: true }).waitFor()
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await expect(cities).toHaveValue('')
    }
    await expect(main.getByRole('status')).toContainText([forms.deliveryCitiesCount(2)])
    await keyboard.use(button(forms.removeCity('Laval')))
    await expect(button(forms.removeCity('Longueuil'))).toBeFocused()
    await keyboard.to(cities)
    await page.keyboard.type('Laval')
    await keyboard.press('Enter')
    await expect(cities).toHaveValue('')
    await keyboard.write(field(forms.firstName), 'Ana')
    await keyboard.write(field(forms.lastName), 'Roy')
    await keyboard.write(field(forms.email), email)
    await keyboard.write(main.getByLabel(signUp.password, { exact: true }), password)
    await keyboard.write(main.getByLabel(signUp.confirmation), password)
    if (language === 'en')
      await keyboard.use(main.getByRole('checkbox', { name: signUp.terms.wishEnglish }), 'Space')
    await keyboard.use(button(signUp.submit))
    const dialog = page.getByRole('dialog', { name: signUp.successTitle })
    await keyboard.use(dialog.getByRole('button', { name: signUp.successButton }))
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the operator lets it in', async () => {
    await logIn(demoAccount('operator'))
    await expect(page).toHaveURL('/operator')
    await keyboard.write(page.getByRole('searchbox', { name: operator.searchLabel }), email)
    await expect(main.getByRole('article')).toHaveCount(1)
    await keyboard.use(button(operator.transitions.activate.of(name)))
    const dialog = page.getByRole('dialog', { name: operator.transitions.activate.title(name) })
    await dialog.waitFor()
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(operator.transitions.activate.of(name))).toBeFocused()
    await keyboard.press('Space')
    await keyboard.use(dialog.getByRole('button', { name: operator.transitions.activate.button }))
    await expect(page.getByRole('alert')).toContainText(operator.transitions.activate.done(name))
    await expect(dialog).toHaveCount(0)
    await keyboard.to(page.getByRole('tab', { name: operator.tabs.accounts }))
    await page.context().clearCookies()
  })

  await test.step('it lists a product', async () => {
    await logIn({ email, password })
    await expect(page).toHaveURL('/supplier/categories')
    const categories = button(`${layout.places.products}, ${layout.categories}`)
    await keyboard.use(categories)
    await page.getByRole('menu').waitFor()
    await keyboard.press('Escape')
    await expect(categories).toBeFocused()
    await keyboard.press('Enter')
    const menu = page.getByRole('menu')
    const holdsFocus = () => menu.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(holdsFocus).toBe(true)
    for (let steps = 0; steps < 4; steps++) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/supplier\/categories\/\w+$/)
    await keyboard.use(main.getByRole('link', { name: products.add }).first())
    await keyboard.write(field(products.nameFr), 'Laitue Boston')
    await keyboard.write(field(products.nameEn), 'Boston lettuce')
    await keyboard.choose(main.getByRole('combobox', { name: products.category }), texts.menu.fetl)
    await keyboard.write(field(products.price), '24,50')
    await keyboard.write(field(products.quantityPerCase), '12')
    await keyboard.use(button(products.create))
    await expect(page.getByRole('alert')).toContainText(products.created)
    await expect(main).toContainText('Laitue Boston')
  })
})

test('an order is filled, placed, changed, closed and reviewed by keyboard @longer', {
  tag: '@desk-only',
}, async ({ page, browser, baseURL, language, texts }) => {
  test.setTimeout(120_000)
  const { layout, live, cart, orders, reviews, session, common } = texts
  const market = await aMarket(browser, baseURL ?? '', [
    { name: 'Viandes du Fleuve', minimum: '200.00', products: [BAVETTE, ONGLET] },
  ])
  const [supplier] = market.suppliers
  if (!supplier) throw new Error('the market has no supplier')
  const [bavette = '', onglet = ''] = supplier.products
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: baseURL ?? '',
  })
  await prepare(context, language)
  const restaurant = new Keyboard(page)
  const answering = new Keyboard(await context.newPage())

  async function logIn(keyboard: Keyboard, as: { email: string; password: string }, to: string) {
    await keyboard.page.goto(`/login?redirect=${encodeURIComponent(to)}`)
    await keyboard.write(keyboard.page.getByLabel(session.email), as.email)
    await keyboard.write(keyboard.page.getByLabel(session.password, { exact: true }), as.password)
    await keyboard.press('Enter')
    await expect(keyboard.page).not.toHaveURL(/\/login/)
  }
  const buttonOf = ({ page }: Keyboard, name: string) =>
    page.getByRole('button', { name, exact: true })
  const quantityOf = ({ page }: Keyboard, product: string) =>
    page.getByRole('textbox', { name: common.quantityOf(product) })
  /** Goes on to the dialog's question and answers it. */
  async function confirm(keyboard: Keyboard, name: string) {
    await keyboard.use(buttonOf(keyboard, name))
    await keyboard.use(keyboard.page.getByRole('dialog').getByRole('button', { name }))
    await expect(keyboard.page.getByRole('dialog')).toHaveCount(0)
  }

  await test.step('the restaurant searches, adds and types how many', async () => {
    const drawer = page.getByRole('complementary', { name: cart.title })
    await logIn(restaurant, market.restaurant, '/categories')
    for (const product of [bavette, onglet]) {
      // Beside an open cart the header has its search behind a button.
      const open = page.getByRole('button', { name: layout.openSearch })
      if (await open.isVisible()) await restaurant.use(open)
      await restaurant.write(page.getByRole('searchbox', { name: layout.search }), product)
      await restaurant.press('Enter')
      await restaurant.use(page.getByRole('main').getByRole('button', { name: cart.add(product) }))
      // It opens, and changes the header.
      await expect(drawer).toContainText(product)
    }
    await restaurant.write(drawer.getByRole('textbox', { name: common.quantityOf(bavette) }), '3')
    await restaurant.use(drawer.getByRole('link', { name: cart.checkout }))
  })

  await test.step('it changes its mind at checkout, and places the order', async () => {
    await expect(page).toHaveURL('/checkout')
    await restaurant.write(quantityOf(restaurant, bavette), '4')
    await restaurant.press('Enter')
    await restaurant.use(buttonOf(restaurant, cart.placeOrder))
    await expect(page.getByRole('alert')).toContainText(cart.submitted)
  })

  await test.step('the supplier reduces one line, removes the other and confirms', async () => {
    await logIn(answering, supplier, '/account?to=orders')
    const main = answering.page.getByRole('main')
    await answering.use(main.getByRole('listitem').getByRole('link'))
    await answering.write(quantityOf(answering, bavette), '2')
    await answering.use(buttonOf(answering, orders.remove(onglet)))
    await answering.use(buttonOf(answering, orders.restore(onglet)))
    await answering.use(buttonOf(answering, orders.remove(onglet)))
    await confirm(answering, orders.sendChanges)
    await expect(answering.page.getByRole('alert')).toContainText(orders.acceptedWithChanges)
    await confirm(answering, orders.setToDone)
    await context.close()
  })

  await test.step('the restaurant closes it and reviews the supplier', async () => {
    const main = page.getByRole('main')
    // The answer and the delivery are news: the header counts them at the orders.
    await restaurant.use(page.getByRole('link', { name: live.unseenCount(2) }))
    await expect(page).toHaveURL('/orders')
    await expect(main.getByRole('tab', { selected: true })).toBeVisible()
    await restaurant.use(main.getByRole('listitem').getByRole('link'))
    await confirm(restaurant, orders.setToDone)
    await restaurant.use(main.getByRole('link', { name: reviews.writeAbout(supplier.name) }))
    await restaurant.to(main.getByRole('radio').first())
    for (const _ of [1, 2, 3]) await restaurant.press('ArrowRight')
    await expect(main.getByRole('radio', { name: reviews.stars(4) })).toBeChecked()
    await restaurant.write(main.getByRole('textbox', { name: reviews.review }), 'Toujours frais.')
    await restaurant.use(buttonOf(restaurant, reviews.submit))
    await expect(page.getByRole('alert').last()).toContainText(reviews.submitted)
    await expect(page).toHaveURL(/\/supplierinfo\//)
  })
})
