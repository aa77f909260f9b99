import type { Page } from '@playwright/test'
import {
  BALANCE,
  CREDIT,
  dayBack,
  id,
  ORDER,
  OTHER,
  PAPER,
  PAYMENTS,
  SELLER,
} from './paper-samples.ts'
import type { Screen } from './screen.ts'
import { staged } from './staged.ts'

const PARTY = {
  address: '1450, chemin de la Grande-Allée Ouest, bureau 200',
  city: 'Saint-Jean-sur-Richelieu',
  zip_code: 'J3B 1A1',
  phone_number: '514-555-0134',
}
const ORDERS = [
  {
    public_id: ORDER,
    number: 142,
    placed_on: dayBack(12),
    delivered_on: dayBack(10),
    po_number: 'BC-2026-118',
  },
]
const LINE = {
  ...{ order: 0, product_public_id: id('1'), item_code: 'SAU-ATL-12', category: 'seafood' },
  ...{ unit: 'kg', quantity_per_case: '12.5', asked: 4, sent: 4, received: '4', price: '142.50' },
  ...{ weight: null, credited: '0.00', amount: '570.00', fee: '7.10', deposit: '0.00' },
  ...{ tax_class: 'basic', gst: false, qst: false },
}
const LINES = [
  {
    ...LINE,
    public_id: id('2'),
    name_fr: 'Filets de saumon de l’Atlantique, peau désarêtée, portions de 170 g',
    name_en: 'Atlantic salmon fillets, skin on, boned, 170 g portions',
    ...{ sent: 3, received: '2.5', amount: '427.50' },
  },
  {
    ...LINE,
    public_id: id('3'),
    ...{ name_fr: 'Pétoncles géants', name_en: 'Giant scallops', item_code: '' },
    ...{ credited: '142.50', received: '3', amount: '427.50' },
  },
  {
    ...LINE,
    public_id: id('4'),
    ...{ name_fr: 'Longe de thon', name_en: 'Tuna loin', item_code: 'THO-1', received: null },
    weight: { net: '48.250', price_per_unit: '11.4' },
    amount: '550.05',
  },
  {
    ...LINE,
    public_id: id('5'),
    ...{ name_fr: 'Eau pétillante', name_en: 'Sparkling water', item_code: 'EAU-24' },
    ...{ unit: 'unit', quantity_per_case: '24', price: '31.20', amount: '124.80', deposit: '9.60' },
    ...{ tax_class: 'carbonated', gst: true, qst: true },
  },
]
const CONTENT = {
  ...{ gst_rate: '5', qst_rate: '9.975' },
  ...{ goods: '1529.85', fee: '28.40', deposit: '9.60', gst_base: '131.90', gst: '6.60' },
  ...{
    qst_base: '131.90',
    qst: '13.16',
    total: '1587.61',
    issued_on: dayBack(9),
    due_on: dayBack(-21),
  },
  seller: { ...SELLER, ...PARTY, gst_number: '123456782RT0001', qst_number: '1234567890TQ0001' },
  buyer: { ...OTHER, ...PARTY, code: 'C-0117' },
  orders: ORDERS,
  lines: LINES,
}
const INVOICE = {
  ...CONTENT,
  ...{ public_id: PAPER, kind: 'invoice', label: 'PSL-000241', corrects: null, state: 'open' },
  ...{ balance: '1087.61', issued_at: `${dayBack(9)}T15:00:00Z`, digest: 'f'.repeat(64) },
  credited_by: [{ public_id: CREDIT, label: 'NC-000012', issued_on: dayBack(4), total: '71.25' }],
  ...{ credit_to_issue: '142.50', is_taken_back: false, order_pages: [ORDER] },
}
const NOTE = {
  ...CONTENT,
  ...{ public_id: CREDIT, kind: 'credit_note', label: 'NC-000012', state: null, balance: null },
  ...{ goods: '71.25', fee: '0.00', deposit: '0.00', gst_base: '0.00', gst: '0.00' },
  ...{ qst_base: '0.00', qst: '0.00', total: '71.25', due_on: null, issued_on: dayBack(4) },
  corrects: { public_id: PAPER, label: 'PSL-000241', issued_on: dayBack(9) },
  lines: [{ ...LINES[0], amount: '71.25', credited: '0.00' }],
  ...{ issued_at: `${dayBack(4)}T15:00:00Z`, digest: 'f'.repeat(64), credited_by: [] },
  ...{ credit_to_issue: '0.00', is_taken_back: false, order_pages: [ORDER] },
}

async function stagePaper(page: Page, changed: object = {}): Promise<void> {
  await page.route('**/api/paper/*', (route) =>
    route.fulfill({
      json: route.request().url().includes(CREDIT) ? NOTE : { ...INVOICE, ...changed },
    }),
  )
  await staged({ 'payment-list': { results: PAYMENTS.slice(0, 2), count: 2 } })(page)
}

/** One invoice, credit note or draft, on both sides. */
export const invoiceScreens: Screen[] = [
  { name: 'invoice', viewer: 'restaurant', path: `/invoice/${PAPER}`, stage: stagePaper },
  { name: 'credit-note', viewer: 'restaurant', path: `/invoice/${CREDIT}`, stage: stagePaper },
  {
    name: 'supplier-invoice',
    viewer: 'supplier',
    path: `/supplier/invoice/${PAPER}`,
    stage: stagePaper,
  },
  {
    name: 'supplier-invoice-taken-back',
    viewer: 'supplier',
    path: `/supplier/invoice/${PAPER}`,
    stage: (page) =>
      stagePaper(page, { is_taken_back: true, credit_to_issue: '0.00', state: 'paid' }),
  },
  {
    name: 'supplier-payment-new',
    viewer: 'supplier',
    path: `/supplier/invoice/${PAPER}`,
    stage: async (page) => {
      await stagePaper(page)
      await staged({ balance: BALANCE })(page)
    },
    prepare: async (page, { payments }) => {
      await page.getByRole('button', { name: payments.record }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(payments.shareOf('PSL-000198')).fill('20')
      await dialog.getByRole('button', { name: payments.save }).click()
    },
  },
  {
    name: 'supplier-draft',
    viewer: 'supplier',
    path: `/supplier/invoice-draft/${OTHER.public_id}?orders=${ORDER}`,
    stage: staged({ 'invoice-draft': { ...CONTENT, version: '1' } }),
  },
]
