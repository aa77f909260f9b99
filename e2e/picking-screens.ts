import type { Page } from '@playwright/test'
import type { AllTexts } from './all-texts.ts'
import type { Screen } from './screen.ts'

/** Of what is weighed, on labels. */
export const GTIN = '98412345678908'

const WEIGHING = { nominal: '40', most: '44', net: null, packages: [] }
const WEIGHED = { ...WEIGHING, net: '41.325', packages: ['10.125', '10.4', '10.3', '10.5'] }
const LOTS = [
  { lot: 'L-2412A', expires_on: '2026-12-04', cases: 2 },
  { lot: 'FR 67.482.001 CE/2026-11-18', expires_on: null, cases: 1 },
]

/** An accepted order of the demo, four cases each of its first two lines sold by weight, of which one was weighed and has lots. */
export async function withWeights(page: Page): Promise<void> {
  await page.route('**/api/pick-order/*', async (route) => {
    const order = await (await route.fetch()).json()
    const [first, second = first, ...others] = order.lines
    const sold = { cases: 4, unit: 'kg', quantity_per_case: '10', gtin: GTIN }
    const weighed = { ...second, ...sold, public_id: 'second', weighing: WEIGHED, lots: LOTS }
    const toWeigh = { ...first, ...sold, weighing: WEIGHING, lots: [] }
    await route.fulfill({ json: { ...order, lines: [toWeigh, weighed, ...others] } })
  })
}

/** The same of the first product of the list, which two orders share. */
async function withWeightsInList(page: Page): Promise<void> {
  await page.route('**/api/pick-list/*', async (route) => {
    const list = await (await route.fetch()).json()
    const [first, ...others] = list.products
    const [line] = first.lines
    const sold = { unit: 'kg', quantity_per_case: '10', gtin: GTIN, cases: 8 }
    const lines = [
      { ...line, cases: 4, weighing: WEIGHING, lots: [] },
      { ...line, public_id: 'second', cases: 4, weighing: WEIGHED, lots: LOTS, mark: null },
    ]
    await route.fulfill({ json: { ...list, products: [{ ...first, ...sold, lines }, ...others] } })
  })
}

export async function acceptedPath(page: Page): Promise<string> {
  const orders = await page.request.get('/api/supplier-order-list/?status=acknowledged')
  const [order] = await orders.json()
  return `/supplier/pick/${order.public_id}`
}

/** Of a product whichever it is; a button's name has plain spaces. */
export function startingWith(label: string): RegExp {
  return new RegExp(`^${label.replaceAll(/\s/g, '\\s')}`)
}

/** The dialog of the first line, with what is typed into it. */
function weigh(...entries: readonly string[]) {
  return async (page: Page, { weighing }: AllTexts) => {
    await page
      .getByRole('button', { name: startingWith(weighing.weighOf('')) })
      .first()
      .click()
    const entry = page.getByRole('dialog').getByLabel(weighing.entry('kg'))
    await entry.waitFor()
    for (const typed of entries) {
      await entry.fill(typed)
      await entry.press('Enter')
    }
  }
}

function openLots(at: 'first' | 'last') {
  return async (page: Page, { lots }: AllTexts) => {
    const buttons = page.getByRole('button', { name: startingWith(lots.editOf('')) })
    await (at === 'first' ? buttons.first() : buttons.nth(1)).click()
    await page.getByRole('dialog').getByLabel(lots.lot, { exact: true }).first().waitFor()
  }
}

const ORDER = { viewer: 'supplier', path: acceptedPath, stage: withWeights } as const

/** Weights and lots, where they are said. */
export const pickingScreens: Screen[] = [
  { ...ORDER, name: 'pick-order' },
  {
    name: 'pick-list-weights',
    viewer: 'supplier',
    path: '/supplier/pick',
    stage: withWeightsInList,
  },
  { ...ORDER, name: 'weigh', prepare: weigh() },
  {
    ...ORDER,
    name: 'weigh-labels',
    prepare: weigh(
      `(01)${GTIN}(3103)010125(17)261204(10)L-2412A`,
      '10.4',
      '(17)261204(10)FR67482001-1118',
    ),
    shows: (page, { weighing }) => page.getByRole('button', { name: weighing.saveLots(2) }),
  },
  {
    ...ORDER,
    name: 'weigh-unsure',
    prepare: weigh(`01${GTIN}310301012510L4217261130`),
    shows: (page, { weighing }) => page.getByText(weighing.unsure('10L4217261130')),
  },
  {
    ...ORDER,
    name: 'weigh-other',
    prepare: weigh('4006381333931'),
    shows: (page, { weighing }) => page.getByText(weighing.otherProduct('04006381333931')),
  },
  {
    ...ORDER,
    name: 'weigh-unread',
    prepare: weigh('lourd'),
    shows: (page, { weighing }) => page.getByText(weighing.unread),
  },
  {
    ...ORDER,
    name: 'weigh-above',
    prepare: weigh('44.5'),
    shows: (page, { weighing }) => page.getByText(weighing.above),
  },
  {
    ...ORDER,
    name: 'weigh-no-camera',
    prepare: async (page, texts) => {
      await weigh('10.4')(page, texts)
      await page.getByRole('button', { name: texts.weighing.scan }).click()
    },
    shows: (page, { weighing }) => page.getByRole('note').getByText(weighing.camera.missing),
  },
  { ...ORDER, name: 'lots', prepare: openLots('last') },
  {
    ...ORDER,
    name: 'lots-wrong',
    prepare: async (page, texts) => {
      await openLots('last')(page, texts)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(texts.lots.lot, { exact: true }).first().fill('Œuf')
      await dialog.getByLabel(texts.lots.cases).last().fill('9')
      await dialog.getByRole('button', { name: texts.lots.save }).click()
    },
    shows: (page, { lots }) => page.getByText(lots.characters),
  },
  {
    name: 'lots-for-all',
    viewer: 'supplier',
    path: '/supplier/pick',
    stage: withWeightsInList,
    prepare: openLots('first'),
    shows: (page, { lots }) => page.getByRole('group', { name: lots.all }),
  },
  {
    ...ORDER,
    name: 'pick-order-failed',
    stage: (page) =>
      page.route('**/api/pick-order/*', (route) => route.fulfill({ status: 500, json: {} })),
    complains: true,
    shows: (page, { picking }) => page.getByRole('main').getByText(picking.orderError),
  },
]
