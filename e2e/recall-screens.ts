import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import { staged } from './staged.ts'

const id = (letter: string) => letter.repeat(32)
const RECALL = id('a')
const LOT = 'FR 67.482.001 CE/2026-11-18'
const PRODUCT = {
  ...{ public_id: id('b'), name_fr: 'Filets de saumon de l’Atlantique, portions de 170 g' },
  name_en: 'Atlantic salmon fillets, 170 g portions',
}
const LINE = {
  ...{ number: 142, day: '2026-11-20', product_public_id: PRODUCT.public_id },
  ...{ name_fr: PRODUCT.name_fr, name_en: PRODUCT.name_en, unit: 'kg', quantity_per_case: '12.5' },
  ...{ lot: LOT, expires_on: '2026-12-04', cases: 3 },
}
const OF_SUPPLIER = { ...LINE, supplier_order_public_id: id('c'), status: 'done' }
const LINES = [
  OF_SUPPLIER,
  { ...OF_SUPPLIER, number: 151, day: null, expires_on: null, cases: 1, status: 'acknowledged' },
]
const ANSE = {
  ...{ public_id: id('d'), name: 'Restaurant de l’Anse-au-Griffon et du Vieux-Moulin' },
  ...{ city: 'Saint-Jean-sur-Richelieu', phone_number: '450 555-0134', is_closed: false },
}
const LOU = { ...ANSE, public_id: id('e'), name: 'Chez Lou', city: 'Montréal', is_closed: true }
const RECEIVERS = {
  ...{ lot: LOT, product: null, restaurant_count: 2, cases: 7 },
  products: [
    { ...PRODUCT, item_code: 'SAU-12', restaurants: 2, cases: 6 },
    {
      ...{ public_id: id('f'), name_fr: 'Truite fumée', name_en: 'Smoked trout' },
      ...{ item_code: '', restaurants: 1, cases: 1 },
    },
  ],
  receivers: [
    { restaurant: ANSE, cases: 4, lines: LINES },
    { restaurant: LOU, cases: 3, lines: [OF_SUPPLIER] },
  ],
}
const NOBODY = {
  lot: LOT,
  product: null,
  restaurant_count: 0,
  cases: 0,
  products: [],
  receivers: [],
}

const FACTS = {
  ...{ public_id: RECALL, lot: LOT, product: PRODUCT, is_exercise: false },
  reason: 'Présence possible de fragments de verre.\nMettez les caisses de côté et appelez-nous.',
  ...{ sent_at: '2026-11-28T15:00:00+00:00', cases: 7 },
}
const LISTED = { ...FACTS, told: 12, acknowledged: 9 }
const LIST = {
  results: [
    LISTED,
    { ...LISTED, public_id: id('1'), is_exercise: true, lot: 'EX-1', product: null, told: 11 },
    { ...LISTED, public_id: id('2'), lot: 'L-2412A', acknowledged: 12 },
  ],
  ...{ count: 3, last_exercise: '2026-06-11' },
}
const KNOWN = { at: '2026-11-28T15:12:00+00:00', by: { first_name: 'Marie-Ève' } }
const TOLD = { told_at: FACTS.sent_at, cases: 4, lines: LINES, acknowledged: null }
const RECORD = {
  ...{ ...FACTS, by: { first_name: 'Luc' }, supplier: { name: 'Pêcheries Saint-Laurent' } },
  ...{ reminded_at: null, remind_from: '2026-11-28T16:00:00+00:00', untold: 1 },
  receivers: [
    { ...TOLD, restaurant: ANSE },
    { ...TOLD, restaurant: LOU, cases: 3, lines: [OF_SUPPLIER], acknowledged: KNOWN },
  ],
}
const NOTICE = {
  ...{ ...FACTS, cases: 4, acknowledged: null },
  supplier: { public_id: id('3'), name: 'Pêcheries Saint-Laurent', phone_number: '418 555-0142' },
  lines: LINES.map(({ supplier_order_public_id: order_public_id, status: _, ...line }) => ({
    ...{ ...line, order_public_id },
  })),
}

/** The stream says that so many notices are open, and then nothing more. */
function notices(...open: readonly object[]) {
  return async (page: Page) => {
    await staged({ recalls: open })(page)
    const news = {
      ...{ number: 0, unseen: 0, events: [], approval: null, own_changes: 0 },
      recalls: open.length,
    }
    await page.route('**/api/events/*', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `retry: 600000\nid: 0\ndata: ${JSON.stringify(news)}\n\n`,
      }),
    )
  }
}

const failing = (path: string) => (page: Page) =>
  page.route(`**/api/${path}/*`, (route) => route.fulfill({ status: 500, json: {} }))

const FOUND = `/supplier/lots?lot=${encodeURIComponent(LOT)}`
const lots = { viewer: 'supplier', path: '/supplier/lots' } as const
const found = { viewer: 'supplier', path: FOUND } as const
const record = { viewer: 'supplier', path: `/supplier/lots/${RECALL}` } as const
const notice = { viewer: 'restaurant', path: `/recall/${RECALL}` } as const

/** Who received a lot, calling it back, and what a restaurant sees of it. */
export const recallScreens: Screen[] = [
  { ...lots, name: 'lots-and-recalls', stage: staged({ 'recall-list': LIST }) },
  {
    ...lots,
    name: 'recalls-none',
    stage: staged({ 'recall-list': { results: [], count: 0, last_exercise: null } }),
    shows: (page, { recalls }) => page.getByText(recalls.none),
  },
  {
    ...lots,
    name: 'recalls-exercise-due',
    stage: staged({ 'recall-list': { ...LIST, last_exercise: '2025-10-02' } }),
    prepare: (page, { recalls }) => page.getByRole('button', { name: recalls.search }).click(),
  },
  {
    ...lots,
    name: 'recalls-failed',
    stage: failing('recall-list'),
    complains: true,
    shows: (page, { common }) => page.getByRole('button', { name: common.retry }),
  },
  {
    ...found,
    name: 'lot-received',
    stage: staged({ 'recall-list': LIST, 'lot-receivers': RECEIVERS }),
  },
  {
    ...found,
    name: 'lot-received-by-nobody',
    stage: staged({ 'recall-list': LIST, 'lot-receivers': NOBODY }),
    shows: (page, { recalls }) => page.getByText(recalls.nobody(LOT)),
  },
  {
    ...found,
    name: 'lot-failed',
    stage: async (page) => {
      await staged({ 'recall-list': LIST })(page)
      await failing('lot-receivers')(page)
    },
    complains: true,
    shows: (page, { recalls }) => page.getByText(recalls.loadError),
  },
  {
    ...found,
    name: 'lot-loading',
    stage: async (page) => {
      await staged({ 'recall-list': LIST })(page)
      await page.route('**/api/lot-receivers/*', () => {})
    },
    unfinished: true,
    shows: (page) => page.locator('.skeleton').first(),
  },
  {
    ...found,
    name: 'recall-send',
    stage: staged({ 'recall-list': LIST, 'lot-receivers': RECEIVERS }),
    prepare: async (page, { recalls }) => {
      await page.getByRole('button', { name: recalls.send }).click()
      await page.getByRole('dialog').getByRole('button', { name: recalls.sendNow }).click()
    },
  },
  { ...record, name: 'recall-record', stage: staged({ recall: RECORD }) },
  {
    ...record,
    name: 'recall-record-exercise',
    stage: staged({
      recall: {
        ...RECORD,
        ...{ is_exercise: true, untold: 0 },
        receivers: RECORD.receivers.map((one) => ({ ...one, acknowledged: KNOWN })),
      },
    }),
    shows: (page, { recalls }) => page.getByText(recalls.allKnow),
  },
  {
    ...record,
    name: 'recall-record-failed',
    stage: failing('recall'),
    complains: true,
    shows: (page, { recalls }) => page.getByText(recalls.recordError),
  },
  { ...notice, name: 'recall-notice', stage: notices(NOTICE) },
  {
    ...notice,
    name: 'recall-notice-exercise',
    stage: notices({ ...NOTICE, is_exercise: true }),
    shows: (page, { recallNotice }) => page.getByText(recallNotice.exercise),
  },
  {
    ...notice,
    name: 'recall-acknowledged',
    stage: staged({ recalls: [{ ...NOTICE, acknowledged: KNOWN }] }),
  },
  {
    ...notice,
    name: 'recall-notice-failed',
    stage: failing('recalls'),
    complains: true,
    shows: (page, { recallNotice }) => page.getByText(recallNotice.loadError),
  },
  {
    name: 'recall-banner',
    viewer: 'restaurant',
    path: '/orders',
    stage: notices(NOTICE),
    shows: (page, { recallNotice }) => page.getByRole('region', { name: recallNotice.region }),
  },
  {
    name: 'recall-banner-several',
    viewer: 'restaurant',
    path: '/categories/beef',
    stage: notices(NOTICE, { ...NOTICE, public_id: id('9'), is_exercise: true }),
    shows: (page, { recallNotice }) => page.getByText(recallNotice.banner(2)),
  },
]
