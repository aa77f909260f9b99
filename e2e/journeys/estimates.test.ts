import { randomBytes } from 'node:crypto'
import { formatAmount } from '@halles/texts/format.ts'
import { expect, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { aMember } from '../member.ts'
import { open, sideBySide } from '../side-by-side.ts'

test('what is sold by weight is an estimate in guide, cart, approval, order, confirmation and mails, until it is weighed @phone', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { approvals, cart, live, supplierOrders, orderText } = texts
  const { devices, market } = await sideBySide(browser, baseURL ?? '', language)
  const [supplier, owner] = [devices.supplier.page, devices.restaurant.page]
  const about = (amount: string) => formatAmount(language, amount, true)
  // Whoever signs up without a word reads mails in French.
  const inMail = formatAmount('fr', '220.00', true)
  const main = owner.getByRole('main')
  const letters = randomBytes(4).toString('hex').replaceAll(/\d/g, 'z')
  const name = `Jarret ${letters}`
  await post(supplier, '/api/add-edit-product/', {
    ...{ name_fr: name, name_en: name, category: 'beef', unit: 'kg', sold_by_weight: 'weighed' },
    ...{ price: '110.00', quantity_per_case: '10' },
  })
  await open(devices.restaurant, '/categories')
  await open(devices.supplier, '/supplier/categories')
  const listed = await owner.request.get(`/api/product-list/?category_name=all&search=${letters}`)
  const productId: string = (await listed.json()).results[0].public_id
  const cook = await aMember(browser, owner, { language, role: 'cook', firstName: 'Luc' })

  await test.step('a guide and a typed order', async () => {
    const saved = await post(owner, '/api/guide-save/', { name: 'Viande', products: [productId] })
    const { guide_public_id: id } = saved as { guide_public_id: string }
    await owner.goto(`/guide/${id}`)
    await expect(main.getByText(about('110.00')).first()).toBeVisible()
    await owner.goto('/order-text')
    await owner.getByLabel(orderText.label).fill(`2 ${name}`)
    await main.getByRole('button', { name: orderText.read }).click()
    await expect(main.getByRole('option', { name: new RegExp(name) }).first()).toContainText(
      about('110.00'),
    )
  })

  await test.step('the cart, and what a cook asks to be ordered', async () => {
    await post(cook.page, '/api/cart-add/', { productId, quantity: 2 })
    await open(cook, '/checkout')
    const ofCook = cook.page.getByRole('main')
    await expect(ofCook.getByText(cart.perCase(about('110.00')))).toBeVisible()
    await expect(ofCook.getByText(cart.estimate)).toBeVisible()
    await ofCook.getByRole('button', { name: approvals.ask, exact: true }).click()
    await expect(ofCook.getByText(approvals.waiting)).toBeVisible()
    const toast = owner.locator('[data-toast]').filter({ hasText: approvals.news.asked })
    await expect(toast).toContainText(about('220.00'))
    const { text } = await lastMailTo(market.restaurant.email, /Luc/)
    expect(text).toContain(inMail)
  })

  await test.step('the order, at both sides, and before it is accepted', async () => {
    await owner.goto('/checkout')
    await expect(main.getByText(about('220.00')).first()).toBeVisible()
    await main.getByRole('button', { name: cart.placeOrder }).click()
    const toast = supplier.locator('[data-toast]').filter({ hasText: live.titles.placed })
    await expect(toast).toContainText(about('220.00'))
    await supplier.goto('/supplier/orders')
    await supplier.getByRole('checkbox', { name: supplierOrders.chooseAll(1) }).check()
    await supplier.getByRole('button', { name: supplierOrders.accept(1) }).click()
    const dialog = supplier.getByRole('dialog')
    await expect(dialog).toContainText(about('220.00'))
    await dialog.getByRole('button', { name: supplierOrders.acceptConfirm(1) }).click()
    await expect(dialog).toBeHidden()
    const { text } = await lastMailTo(market.restaurant.email, /accept/)
    expect(text).toContain(inMail)
  })

  await test.step('the customer’s sums, until the scale has spoken', async () => {
    const sums = supplier.getByRole('main').getByText('≈')
    await supplier.goto('/supplier/customers')
    await expect(sums).toHaveCount(1)
    await supplier.getByRole('link', { name: market.restaurant.name }).click()
    // The month, the year and the order.
    await expect(sums).toHaveCount(3)
    const orders = await supplier.request.get('/api/supplier-order-list/?status=acknowledged')
    const [{ public_id }] = await orders.json()
    const address = `/api/supplier-order-list/?supplier_order_public_id=${public_id}`
    const [line] = (await (await supplier.request.get(address)).json()).orderProducts
    await post(supplier, '/api/line-weights-set/', {
      supplier_order_public_id: public_id,
      lines: [{ public_id: line.public_id, cases: 2, seen: null, packages: ['9.5', '10'] }],
    })
    await supplier.reload()
    const exact = formatAmount(language, '214.50')
    await expect(supplier.getByRole('main').getByText(exact)).toHaveCount(3)
    await expect(sums).toHaveCount(0)
  })
  await cook.context.close()
})
