import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const id = (letter: string) => letter.repeat(32)
const PAPER = id('a')
const CREDIT = id('b')
const ORDER = id('c')
const OTHER = { public_id: id('d'), name: 'Restaurant de l’Anse-au-Griffon et du Vieux-Moulin' }
const SELLER = { public_id: id('e'), name: 'Pêcheries Saint-Laurent et fils ltée' }

/** Answers of the server, by the path of the call. */
function staged(answers: Record<string, object>): (page: Page) => Promise<void> {
  return async (page) => {
    for (const [path, json] of Object.entries(answers)) {
      await page.route(`**/api/${path}/*`, (route) => route.fulfill({ json }))
    }
  }
}

const today = new Date()
const dayBack = (days: number) =>
  new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const thisMonth = dayBack(0).slice(0, 7)

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

const PAYMENT = {
  ...{
    public_id: id('6'),
    business: OTHER,
    amount: '500.00',
    paid_on: dayBack(3),
    method: 'cheque',
  },
  ...{ reference: 'nº 004512', at: `${dayBack(3)}T15:00:00Z`, by: { first_name: 'Marie-Ève' } },
  ...{ reverses: null, reversed_by: null },
  shares: [{ paper_public_id: PAPER, label: 'PSL-000241', amount: '500.00' }],
}
const PAYMENTS = [
  PAYMENT,
  {
    ...PAYMENT,
    public_id: id('7'),
    amount: '-250.00',
    reverses: id('8'),
    method: 'transfer',
    reference: '',
  },
  {
    ...PAYMENT,
    public_id: id('8'),
    amount: '250.00',
    reversed_by: id('7'),
    method: 'transfer',
    reference: '',
  },
  { ...PAYMENT, public_id: id('9'), amount: '80.00', method: 'interac', shares: [] },
]

const LISTED = {
  ...{
    public_id: PAPER,
    kind: 'invoice',
    label: 'PSL-000241',
    issued_on: dayBack(0),
    due_on: dayBack(-30),
  },
  ...{ total: '1587.61', state: 'open', balance: '1587.61', corrects: null, other: OTHER },
  orders: [{ public_id: ORDER, number: 142 }],
}
const LIST = {
  results: [
    LISTED,
    { ...LISTED, public_id: id('f'), label: 'PSL-000240', balance: '1087.61' },
    {
      ...LISTED,
      ...{
        public_id: CREDIT,
        kind: 'credit_note',
        label: 'NC-000012',
        total: '71.25',
        due_on: null,
      },
      ...{
        state: null,
        balance: null,
        corrects: { public_id: PAPER, label: 'PSL-000198' },
        orders: [],
      },
    },
    {
      ...LISTED,
      ...{ public_id: id('0'), label: 'PSL-000198', issued_on: dayBack(45), due_on: dayBack(15) },
      ...{ state: 'overdue', other: { ...OTHER, name: 'Chez Lou' } },
      orders: [11, 12, 14, 18].map((number) => ({ public_id: id(String(number % 10)), number })),
    },
    {
      ...LISTED,
      public_id: id('1'),
      label: 'PSL-000197',
      issued_on: dayBack(45),
      state: 'paid',
      balance: '0.00',
    },
  ],
  next: null,
}
const UNPAID = { open: '12762.83', due: '3175.22', overdue: '1587.61', credit: '80.00' }
const BALANCES = {
  today: dayBack(0),
  sums: UNPAID,
  results: [
    { business: OTHER, ...UNPAID, invoices: 9, first_due_on: dayBack(15) },
    {
      business: { public_id: id('7'), name: 'Chez Lou' },
      ...{
        open: '240.00',
        due: '0.00',
        overdue: '0.00',
        credit: '0.00',
        invoices: 1,
        first_due_on: dayBack(-3),
      },
    },
  ],
  count: 2,
  months: [
    { month: thisMonth, open: '11175.22', due: '1587.61', overdue: '0.00', invoices: 8 },
    {
      month: dayBack(45).slice(0, 7),
      open: '1587.61',
      due: '1587.61',
      overdue: '1587.61',
      invoices: 1,
    },
  ],
  reminders: { is_on: false },
}
const EMPTY_BALANCES = {
  ...BALANCES,
  ...{ sums: { open: '0.00', due: '0.00', overdue: '0.00', credit: '0.00' }, results: [] },
  ...{ count: 0, months: [] },
}
const OPEN = {
  ...{ public_id: PAPER, label: 'PSL-000241', issued_on: dayBack(9), due_on: dayBack(-21) },
  ...{ total: '1587.61', balance: '1087.61', state: 'open' },
}
const BALANCE = {
  ...{ business: OTHER, today: dayBack(0), ...UNPAID },
  invoices: [
    {
      ...OPEN,
      public_id: id('0'),
      label: 'PSL-000198',
      due_on: dayBack(15),
      state: 'overdue',
      balance: '1587.61',
    },
    OPEN,
  ],
  count: 2,
}
const ENTRY = { due_on: null, method: null, day: dayBack(9) }
const STATEMENT = {
  ...{
    supplier: SELLER,
    restaurant: OTHER,
    month: thisMonth,
    from: `${thisMonth}-01`,
    to: dayBack(0),
  },
  opening: '1587.61',
  entries: [
    {
      ...ENTRY,
      kind: 'invoice',
      public_id: PAPER,
      label: 'PSL-000241',
      due_on: dayBack(-21),
      amount: '1587.61',
      balance: '3175.22',
    },
    {
      ...ENTRY,
      kind: 'credit_note',
      public_id: CREDIT,
      label: 'NC-000012',
      amount: '-71.25',
      balance: '3103.97',
    },
    {
      ...ENTRY,
      kind: 'payment',
      public_id: id('6'),
      label: 'nº 004512',
      method: 'cheque',
      amount: '-500.00',
      balance: '2603.97',
    },
    {
      ...ENTRY,
      kind: 'reversal',
      public_id: id('7'),
      label: '',
      method: 'transfer',
      amount: '250.00',
      balance: '2853.97',
    },
  ],
  ...{ invoiced: '1587.61', credited: '71.25', paid: '250.00', closing: '2853.97' },
}
const TO_INVOICE = {
  ...{ public_id: ORDER, number: 142, day: dayBack(1), restaurant: OTHER, status: 'done' },
  ...{ total_price: '1529.85', missing_tax_classes: 0, missing_weights: 0 },
}
const TO_ISSUE = {
  days: [
    { day: dayBack(1), ready: 14, incomplete: 2 },
    { day: dayBack(2), ready: 1, incomplete: 0 },
  ],
  results: [
    TO_INVOICE,
    { ...TO_INVOICE, public_id: id('0'), number: 17, missing_tax_classes: 2, missing_weights: 1 },
    { ...TO_INVOICE, public_id: id('1'), number: 18, day: dayBack(2) },
  ],
  next: null,
  credits: [
    {
      paper: { public_id: PAPER, label: 'PSL-000198', issued_on: dayBack(45) },
      restaurant: OTHER,
      granted: '142.50',
    },
  ],
}
const LISTS = {
  'paper-list': LIST,
  balances: BALANCES,
  'payment-list': { results: PAYMENTS, count: 4 },
  'invoices-to-issue': TO_ISSUE,
  balance: BALANCE,
  statement: STATEMENT,
}
const NOTHING = {
  'paper-list': { results: [], next: null },
  balances: EMPTY_BALANCES,
  'payment-list': { results: [], count: 0 },
  'invoices-to-issue': { days: [], results: [], next: null, credits: [] },
}
const SERIES = [
  {
    kind: 'invoice',
    prefix: 'PSL-',
    last_number: 241,
    next_label: 'PSL-000242',
    may_set_number: false,
  },
  {
    kind: 'credit_note',
    prefix: 'NC-',
    last_number: 0,
    next_label: 'NC-000001',
    may_set_number: true,
  },
]
const SETTINGS = {
  'paper-series': SERIES,
  balances: BALANCES,
  'accounting-map': {
    lines: [{ category: 'seafood', tax_code: 'none', account: '4100 Ventes détaxées', code: 'E' }],
  },
}

/** Invoices, payments and statements of both sides. */
export const paperScreens: Screen[] = [
  { name: 'invoices', viewer: 'restaurant', path: '/invoices', stage: staged(LISTS) },
  { name: 'invoices-none', viewer: 'restaurant', path: '/invoices', stage: staged(NOTHING) },
  {
    name: 'invoices-by-supplier',
    viewer: 'restaurant',
    path: '/invoices?tab=suppliers',
    stage: staged(LISTS),
  },
  { name: 'invoice', viewer: 'restaurant', path: `/invoice/${PAPER}`, stage: stagePaper },
  { name: 'credit-note', viewer: 'restaurant', path: `/invoice/${CREDIT}`, stage: stagePaper },
  {
    name: 'statement',
    viewer: 'restaurant',
    path: `/statement/${SELLER.public_id}`,
    stage: staged(LISTS),
  },
  {
    name: 'supplier-invoices',
    viewer: 'supplier',
    path: '/supplier/invoices',
    stage: staged(LISTS),
  },
  {
    name: 'supplier-to-invoice',
    viewer: 'supplier',
    path: '/supplier/invoices?tab=issue',
    stage: staged(LISTS),
  },
  {
    name: 'supplier-to-invoice-none',
    viewer: 'supplier',
    path: '/supplier/invoices?tab=issue',
    stage: staged(NOTHING),
  },
  {
    name: 'supplier-balances',
    viewer: 'supplier',
    path: '/supplier/invoices?tab=customers',
    stage: staged(LISTS),
  },
  {
    name: 'supplier-payments',
    viewer: 'supplier',
    path: '/supplier/invoices?tab=payments',
    stage: staged(LISTS),
  },
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
  {
    name: 'supplier-statement',
    viewer: 'supplier',
    path: `/supplier/statement/${OTHER.public_id}`,
    stage: staged(LISTS),
  },
  {
    name: 'invoice-settings',
    viewer: 'supplier',
    path: '/supplier/invoices/settings',
    stage: staged(SETTINGS),
  },
  {
    name: 'invoice-numbers',
    viewer: 'supplier',
    path: '/supplier/invoices/settings',
    stage: staged(SETTINGS),
    prepare: async (page, { invoiceSettings }) => {
      const of = invoiceSettings.changeOf(invoiceSettings.series.credit_note)
      await page.getByRole('button', { name: of }).click()
      await page.getByRole('dialog').getByLabel(invoiceSettings.nextNumber).fill('0')
      await page.getByRole('button', { name: invoiceSettings.save, exact: true }).click()
    },
  },
]
