import { readFile } from 'node:fs/promises'
import { pdfText } from '@halles/testing/checks/pdf-structure.ts'
import { papers as en } from '@halles/texts/en/papers.ts'
import { papers as fr } from '@halles/texts/fr/papers.ts'
import { expect, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { open, order, sideBySide } from '../side-by-side.ts'

const PAPERS = { fr, en }
const LOT = 'EX-2412A'
const REASON = 'Simulation annuelle du plan de rappel.'

test('the exercise of the year: a lot is called back, its restaurant acknowledges it, and the record says who knew when', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { recalls, recallNotice } = texts
  const paper = PAPERS[language]
  const { market, product, devices } = await sideBySide(browser, baseURL ?? '', language)
  const [supplier, restaurant] = [devices.supplier.page, devices.restaurant.page]
  await order(devices.restaurant, product, 4)
  const pending = await supplier.request.get('/api/supplier-order-list/?status=pending')
  const [{ public_id: id }] = await pending.json()
  await post(supplier, '/api/supplier-order-update/', { supplier_order_id: id, action: 'accepted' })
  const asked = await supplier.request.get(`/api/pick-order/?supplier_order_public_id=${id}`)
  const [line] = (await asked.json()).lines
  const lots = [{ lot: LOT, expires_on: '2027-03-04', cases: 3 }]
  await post(supplier, '/api/line-lots-set/', {
    lines: [{ public_id: line.public_id, cases: 4, seen: [], lots }],
  })

  await test.step('the list says that none was done yet; the notice goes out as an exercise', async () => {
    await supplier.goto('/supplier/lots')
    await expect(supplier.getByText(recalls.noExercise)).toBeVisible()
    await supplier.getByLabel(recalls.lot, { exact: true }).fill(LOT)
    await supplier.getByRole('button', { name: recalls.search }).click()
    await supplier.getByRole('button', { name: recalls.send }).click()
    const dialog = supplier.getByRole('dialog')
    await dialog.getByLabel(recalls.reason).fill(REASON)
    await dialog.getByRole('radio', { name: recalls.isExercise }).check()
    await dialog.getByRole('button', { name: recalls.sendNow }).click()
    await expect(supplier.getByRole('heading', { name: recalls.exerciseTitle(LOT) })).toBeVisible()
    const { subject, text } = await lastMailTo(market.restaurant.email, new RegExp(LOT))
    expect(subject).toMatch(/^EXERCI[CS]E/)
    expect(text).toContain(REASON)
  })

  await test.step('its restaurant reads that nothing has to be taken off the shelves, and acknowledges it', async () => {
    await open(devices.restaurant, '/orders')
    const banner = restaurant.getByRole('region', { name: recallNotice.region })
    await expect(banner).toContainText(recallNotice.exerciseTitle(LOT))
    await banner.getByRole('link', { name: recallNotice.see }).click()
    await expect(restaurant.getByText(recallNotice.exercise)).toBeVisible()
    await restaurant.getByRole('button', { name: recallNotice.acknowledge }).click()
    await expect(restaurant.getByRole('button', { name: recallNotice.acknowledge })).toBeHidden()
  })

  await test.step('the record on paper says what was tried, with whom, and who acknowledged it', async () => {
    await expect(supplier.getByText(recalls.allKnow)).toBeVisible()
    const download = supplier.waitForEvent('download')
    await supplier.getByRole('link', { name: recalls.record }).click()
    const pages = await pdfText(await readFile(await (await download).path()))
    const record = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const said of [paper.exercise, LOT, REASON, market.restaurant.name, product])
      expect(record).toContain(said.replaceAll(/\s+/g, ' '))
    expect(record).toContain(paper.acknowledgedOf(1, 1))
    expect(record).not.toContain(paper.notYet)
  })

  await test.step('and the list when the next one is due', async () => {
    await supplier.goto('/supplier/lots')
    await expect(supplier.getByText(recalls.noExercise)).toHaveCount(0)
    const [before = ''] = recalls.lastExercise('|').split('|')
    await expect(supplier.getByText(before)).toBeVisible()
    await expect(supplier.getByText(recalls.acknowledgedOf(1, 1))).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})
