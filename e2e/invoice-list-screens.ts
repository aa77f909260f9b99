import {
  CREDIT,
  dayBack,
  id,
  ORDER,
  OTHER,
  PAPER,
  PAYMENTS,
  thisMonth,
  UNPAID,
} from './paper-samples.ts'
import type { Screen } from './screen.ts'
import { staged } from './staged.ts'

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
export const BALANCES = {
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
}
const NOTHING = {
  'paper-list': { results: [], next: null },
  balances: EMPTY_BALANCES,
  'payment-list': { results: [], count: 0 },
  'invoices-to-issue': { days: [], results: [], next: null, credits: [] },
}
/** Invoices by month and by business, what is to be invoiced, and payments. */
export const invoiceListScreens: Screen[] = [
  { name: 'invoices', viewer: 'restaurant', path: '/invoices', stage: staged(LISTS) },
  { name: 'invoices-none', viewer: 'restaurant', path: '/invoices', stage: staged(NOTHING) },
  {
    name: 'invoices-by-supplier',
    viewer: 'restaurant',
    path: '/invoices?tab=suppliers',
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
]
