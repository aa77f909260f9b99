import { expect, post, test } from '../halles-test.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const LABEL = '(01)10614141000415(17)261204(10)L-2412A'

test('a lot is typed at picking, called back, seen by the restaurant on any page and acknowledged; the record is made @phone', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { lots, recalls, recallNotice, orders } = texts
  const { product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const [supplier, restaurant] = [devices.supplier.page, devices.restaurant.page]
  await order(devices.restaurant, product, 4)
  const [pending] = await (
    await supplier.request.get('/api/supplier-order-list/?status=pending')
  ).json()
  await post(supplier, '/api/supplier-order-update/', {
    supplier_order_id: pending.public_id,
    action: 'accepted',
  })

  await test.step('whoever picks says the lot, from the code of its label', async () => {
    await supplier.goto('/supplier/pick')
    await supplier.getByRole('button', { name: lots.editOf(product) }).click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByLabel(lots.cases).fill('9')
    await dialog.getByRole('button', { name: lots.save }).click()
    await expect(dialog.getByText(lots.required).or(dialog.getByText(lots.above))).toHaveCount(0)
    await supplier.getByRole('button', { name: lots.editOf(product) }).click()
    await dialog.getByLabel(lots.lot, { exact: true }).fill(LABEL)
    await dialog.getByLabel(lots.cases).fill('9')
    await expect(dialog.getByLabel(lots.lot, { exact: true })).toHaveValue('L-2412A')
    await dialog.getByRole('button', { name: lots.save }).click()
    await expect(dialog.getByText(lots.above)).toBeVisible()
    await dialog.getByLabel(lots.cases).fill('3')
    await dialog.getByRole('button', { name: lots.save }).click()
    await expect(dialog).toBeHidden()
    const said = supplier.getByRole('button', { name: lots.editOf(product) })
    await expect(said).toContainText('L-2412A')
    await expect(said).toContainText(lots.without(1))
  })

  await open(devices.restaurant, '/orders')
  await test.step('who received the lot is found and told', async () => {
    await supplier.goto('/supplier/lots')
    await expect(supplier.getByText(recalls.noExercise)).toBeVisible()
    await supplier.getByLabel(recalls.lot, { exact: true }).fill('nobody-1')
    await supplier.getByRole('button', { name: recalls.search }).click()
    await expect(supplier.getByText(recalls.nobody('nobody-1'))).toBeVisible()
    await supplier.getByLabel(recalls.lot, { exact: true }).fill('l-2412a')
    await supplier.getByRole('button', { name: recalls.search }).click()
    await expect(supplier.getByText(recalls.found(1, orders.cases(3))).first()).toBeVisible()
    await supplier.getByRole('button', { name: recalls.send }).click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByRole('button', { name: recalls.sendNow }).click()
    await expect(dialog.getByLabel(recalls.reason)).toBeFocused()
    await dialog.getByLabel(recalls.reason).fill('Verre possible. Mettez de côté.')
    await dialog.getByRole('radio', { name: recalls.isReal }).check()
    await dialog.getByRole('button', { name: recalls.sendNow }).click()
    await expect(
      supplier.getByRole('heading', { name: recalls.recordTitle('L-2412A') }),
    ).toBeVisible()
    await expect(supplier.getByText(recalls.notYet)).toBeVisible()
  })

  await test.step('the restaurant sees it on the page where it is, and acknowledges it', async () => {
    const banner = restaurant.getByRole('region', { name: recallNotice.region })
    await expect(banner).toContainText(recallNotice.title('L-2412A'))
    await banner.getByRole('link', { name: recallNotice.see }).click()
    await expect(
      restaurant.getByRole('heading', { name: recallNotice.title('L-2412A') }),
    ).toBeVisible()
    await expect(restaurant.getByText('Verre possible. Mettez de côté.')).toBeVisible()
    await restaurant.getByRole('button', { name: recallNotice.acknowledge }).click()
    await expect(restaurant.getByRole('button', { name: recallNotice.acknowledge })).toBeHidden()
    await expect(banner).toBeHidden()
  })

  await test.step('its supplier sees at once who knows, and makes the record', async () => {
    await expect(supplier.getByText(recalls.allKnow)).toBeVisible()
    const href = await supplier.getByRole('link', { name: recalls.record }).getAttribute('href')
    const record = await supplier.request.get(href ?? '')
    expect([record.status(), record.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const paper = await supplier.pdf({ format: 'Letter' }).catch(() => undefined)
    if (paper) expect(paper.length).toBeGreaterThan(1_000)
    await supplier.goto('/supplier/lots')
    await expect(supplier.getByText(recalls.acknowledgedOf(1, 1))).toBeVisible()
  })
})
