import { LISTING_NAMES } from '@halles/domain/product.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { problem } from '../field-problems.ts'
import { taxRate } from '../schemas/amounts.ts'
import { nothing } from '../schemas/nothing.ts'
import { listLanguage, page, search } from '../schemas/paging.ts'
import {
  addedTaxRule,
  productTax,
  taxClassInput,
  taxedClasses,
  taxRegistrationEndInput,
  taxRegistrationInput,
  taxRuleInput,
  taxSettings,
} from '../schemas/tax.ts'
import { publicId } from '../schemas/text.ts'

const ofCatalogue = { access: 'supplier', needs: 'manage_orders' } as const

export const getTaxSettings = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/tax-settings/',
  summary:
    'The numbers under which the supplier charges the GST and the QST, former ones too, and of how many products of each category an answer is missing.',
  input: z.object({}),
  output: taxSettings,
  refusals: [],
})

export const taxRegistrationSave = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/tax-registration-save/',
  summary:
    'Adds the number under which the supplier charges a tax from a day on, or corrects one; papers that were issued keep the number that they have.',
  input: taxRegistrationInput,
  output: taxSettings,
  refusals: ['not_found', 'tax_registration_overlaps'],
  keyed: 'replayed',
})

export const taxRegistrationEnd = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/tax-registration-end/',
  summary: 'Says through which day the supplier charges a tax under a number, or that it goes on.',
  input: taxRegistrationEndInput,
  output: taxSettings,
  refusals: ['not_found', 'tax_registration_overlaps'],
  keyed: 'replayed',
})

export const taxProducts = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/tax-products/',
  summary:
    "The supplier's products by name with what it has answered of their taxes, fifty a page; of a category, answered ones or those of which an answer is missing, found by words of their names.",
  input: z.object({
    category_name: z.enum(LISTING_NAMES, problem('category_unknown')).default('all'),
    only: z.enum(['missing', 'answered'], problem('invalid')).optional(),
    search,
    page,
    lang: listLanguage,
  }),
  output: z.object({ count: z.int(), results: z.array(productTax) }),
  refusals: [],
})

export const taxClassSave = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/tax-class-save/',
  summary:
    'Answers the questions of a category for some of its products, or for those of it that are not answered: the answers give the class that decides which taxes they bear. Products that are no longer for sale or of another category are passed over. Former answers are kept.',
  input: taxClassInput,
  output: z.object({
    saved: z.int(),
    left: z.int().meta({ description: 'Of the category, products of which an answer is missing' }),
  }),
  refusals: ['not_found', 'import_running'],
  keyed: 'replayed',
})

export const operatorTaxRules = endpoint({
  method: 'GET',
  path: '/api/operator/tax-rules/',
  access: 'operator',
  summary:
    'What is taxed today, at which rates, and what operators have added to the rules, withdrawn ones too, newest first, twenty a page.',
  input: z.object({ page }),
  output: z.object({
    today: z.iso.date(),
    rates: z.object({ gst: taxRate, qst: taxRate }),
    classes: taxedClasses,
    results: z.array(addedTaxRule),
    count: z.int(),
  }),
  refusals: [],
})

export const operatorTaxRuleAdd = endpoint({
  method: 'POST',
  path: '/api/operator/tax-rule-add/',
  access: 'operator',
  summary:
    'Says whether a class is taxed, or what the rate of a tax is, from today or a later day on; of rules for one day the one that began last holds, of one day the last that was added.',
  input: taxRuleInput,
  output: nothing,
  status: [204],
  refusals: [],
  keyed: 'replayed',
})

export const operatorTaxRuleWithdraw = endpoint({
  method: 'POST',
  path: '/api/operator/tax-rule-withdraw/',
  access: 'operator',
  summary: 'Withdraws a rule that has not begun.',
  input: z.object({ public_id: publicId }),
  output: nothing,
  status: [204],
  refusals: ['not_found', 'tax_rule_begun'],
  keyed: 'replayed',
})
