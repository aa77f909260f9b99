import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const REGISTRATIONS = [
  {
    public_id: 'a'.repeat(32),
    tax: 'gst',
    number: '123456782RT0002',
    from_day: '2026-01-01',
    until_day: null,
  },
  {
    public_id: 'b'.repeat(32),
    tax: 'gst',
    number: '123456782RT0001',
    from_day: '2019-06-01',
    until_day: '2025-12-31',
  },
]

/** A supplier that has one number and a former one, and has answered for some of its products. */
async function stageSettings(page: Page): Promise<void> {
  const settings = await (await page.request.get('/api/tax-settings/')).json()
  const categories = settings.categories.map(
    ({ category_name, products }: { category_name: string; products: number }, at: number) => ({
      ...{ category_name, products },
      missing: at % 2 === 0 ? products : 0,
    }),
  )
  await page.route('**/api/tax-settings/', (route) =>
    route.fulfill({ json: { ...settings, registrations: REGISTRATIONS, categories } }),
  )
}

const STATES = [
  { tax_class: null, taxed_where_asked: null, taxes: null },
  { tax_class: 'basic_groceries', taxed_where_asked: null, taxes: { gst: false, qst: false } },
  {
    tax_class: 'fruit_drink_under_25_percent',
    taxed_where_asked: null,
    taxes: { gst: true, qst: true },
  },
  {
    tax_class: 'prepared_salad_or_sandwich',
    taxed_where_asked: false,
    taxes: { gst: true, qst: false },
  },
]

/** Products in each state: not answered, without tax, with both, with one. */
async function stageProducts(page: Page): Promise<void> {
  await stageSettings(page)
  const own = await page.request.get('/api/tax-products/?category_name=beef')
  const { count, results } = await own.json()
  const staged = results.map((product: object, at: number) => {
    const state = STATES[at % STATES.length]
    const by = state?.taxes ? { answered_at: '2026-11-20T15:04:00Z', answered_by: 'Maude' } : {}
    return { ...product, ...state, ...by }
  })
  await page.route('**/api/tax-products/*', (route) =>
    route.fulfill({ json: { count, results: staged } }),
  )
}

const ADDED = { added_at: '2026-11-20T15:04:00Z', withdrawn_at: null }
async function stageRules(page: Page): Promise<void> {
  const answer = await (await page.request.get('/api/operator/tax-rules/')).json()
  const results = [
    {
      ...{ public_id: 'c'.repeat(32), tax: 'qst', tax_class: 'beverage_single_serving' },
      ...{ is_taxed: false, rate: null, from_day: '2199-01-01', until_day: null },
      ...ADDED,
    },
    {
      ...{ public_id: 'd'.repeat(32), tax: 'gst', tax_class: null, is_taxed: null, rate: '6.25' },
      ...{ from_day: '2026-12-01', until_day: '2027-01-31' },
      ...ADDED,
      withdrawn_at: '2026-11-21T15:04:00Z',
    },
  ]
  await page.route('**/api/operator/tax-rules/*', (route) =>
    route.fulfill({ json: { ...answer, results, count: 2 } }),
  )
}

export const taxScreens: Screen[] = [
  { name: 'taxes-none', viewer: 'supplier', path: '/supplier/taxes' },
  { name: 'taxes', viewer: 'supplier', path: '/supplier/taxes', stage: stageSettings },
  {
    name: 'tax-number',
    viewer: 'supplier',
    path: '/supplier/taxes',
    stage: stageSettings,
    prepare: async (page, { taxes }) => {
      await page.getByRole('button', { name: taxes.addOf(taxes.taxes.qst) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(taxes.number(taxes.taxes.qst)).fill('123456782 RT0001')
      await dialog.getByRole('button', { name: taxes.save }).click()
    },
  },
  {
    name: 'taxes-category',
    viewer: 'supplier',
    path: '/supplier/taxes/beef',
    stage: stageProducts,
    prepare: async (page, { taxes }) => {
      await page.getByRole('checkbox').nth(1).check()
      await page.getByRole('button', { name: taxes.answerSelected }).waitFor()
    },
  },
  {
    name: 'taxes-answers',
    viewer: 'supplier',
    path: '/supplier/taxes/beef',
    stage: stageProducts,
    prepare: async (page, { taxes }) => {
      await page
        .getByRole('button', { name: new RegExp(`^${taxes.change},`) })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      const questions = taxes.questions
      await dialog.getByRole('radio', { name: questions.is_food.answers['food'] ?? '' }).check()
      const hot = dialog.getByRole('group', { name: questions.is_hot.question })
      await hot.getByRole('radio').first().check()
      const salad = dialog.getByRole('group', { name: questions.is_salad_or_sandwich.question })
      await salad.getByRole('radio').last().check()
      const asked = dialog.getByRole('group', { name: taxes.asked(taxes.taxes.qst) })
      await asked.getByRole('radio').last().check()
    },
  },
  { name: 'operator-taxes', viewer: 'operator', path: '/operator?tab=taxes', stage: stageRules },
  {
    name: 'operator-tax-rule',
    viewer: 'operator',
    path: '/operator?tab=taxes',
    stage: stageRules,
    prepare: async (page, { taxRules }) => {
      await page.getByRole('button', { name: taxRules.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(taxRules.kind).selectOption('rate')
      await dialog.getByRole('button', { name: taxRules.save }).click()
    },
  },
]
