import { BALANCES } from './invoice-list-screens.ts'
import type { Screen } from './screen.ts'
import { staged } from './staged.ts'

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

/** How a supplier numbers, reminds and books. */
export const invoiceSettingsScreens: Screen[] = [
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
