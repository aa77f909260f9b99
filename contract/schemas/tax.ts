import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { readRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import { TAX_CLASSES, TAXES } from '@halles/domain/tax/tax-class.ts'
import { MAX_ANSWERED_AT_ONCE, TAX_QUESTION_NAMES } from '@halles/domain/tax/tax-questions.ts'
import { TAXATIONS } from '@halles/domain/tax/tax-rules.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { quantityPerCase, taxRate, taxRateInput } from './amounts.ts'
import { askedDay } from './days.ts'
import { publicId } from './text.ts'

const day = z.iso.date()
const untilDay = day.nullable().meta({ description: 'That day too; null: without an end' })
const tax = z.enum(TAXES, problem('invalid'))
const taxClass = z.enum(TAX_CLASSES, problem('choice_unknown'))
const category = z.enum(CATEGORY_NAMES, problem('category_unknown'))
const MAX_ANSWER_LENGTH = 40

export const taxedClasses = z
  .array(
    z.object({ tax_class: z.enum(TAX_CLASSES), gst: z.enum(TAXATIONS), qst: z.enum(TAXATIONS) }),
  )
  .meta({ description: 'Today; `asked`: each supplier says whether its products of it are taxed' })

/** What was answered to which question: those of a product's category, until an answer gave its class. */
const answersInput = z.partialRecord(
  z.enum(TAX_QUESTION_NAMES),
  z.string().max(MAX_ANSWER_LENGTH, problem('choice_unknown')),
)

export const productTax = z
  .object({
    public_id: publicId,
    name_fr: z.string(),
    name_en: z.string(),
    category_name: z.enum(CATEGORY_NAMES),
    unit: z.string(),
    quantity_per_case: quantityPerCase,
    tax_class: z
      .enum(TAX_CLASSES)
      .nullable()
      .meta({ description: 'null: its supplier has not answered' }),
    taxed_where_asked: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether it is taxed on days for which its class asks its supplier' }),
    taxes: z
      .object({ gst: z.boolean(), qst: z.boolean() })
      .nullable()
      .meta({ description: 'Charged today; null: an answer is missing' }),
    answers: z.partialRecord(z.enum(TAX_QUESTION_NAMES), z.string()),
    answered_at: z.iso.datetime({ offset: true }).nullable(),
    answered_by: z
      .string()
      .nullable()
      .meta({ description: 'First name; null: nobody, or somebody who was erased' }),
  })
  .meta({ id: 'ProductTax' })

export const taxClassInput = z.object({
  category_name: category,
  products: z
    .array(publicId)
    .min(1, problem('required'))
    .max(MAX_ANSWERED_AT_ONCE, problem('too_many_products'))
    .optional()
    .meta({
      description: `Of the category; left out: those of it that are not answered, ${MAX_ANSWERED_AT_ONCE} at a time`,
    }),
  answers: answersInput,
  taxed_where_asked: z.boolean().nullish().meta({
    description: 'Needed where the class asks its supplier today',
  }),
})

export const taxSettings = z
  .object({
    today: day,
    registrations: z.array(
      z.object({
        public_id: publicId,
        tax: z.enum(TAXES),
        number: z.string(),
        from_day: day,
        until_day: untilDay,
      }),
    ),
    categories: z.array(
      z.object({
        category_name: z.enum(CATEGORY_NAMES),
        products: z.int(),
        missing: z.int().meta({ description: 'Products of which an answer is missing' }),
      }),
    ),
    classes: taxedClasses,
  })
  .meta({ id: 'TaxSettings' })

export const taxRegistrationInput = z
  .object({
    public_id: publicId.optional(),
    tax,
    number: z.string({ error: 'required' }).min(1, problem('required')),
    from_day: askedDay,
  })
  .refine((input) => readRegistrationNumber(input.tax, input.number) !== undefined, {
    ...problem('tax_number_invalid'),
    path: ['number'],
  })

export const taxRegistrationEndInput = z.object({
  public_id: publicId,
  until_day: askedDay.nullable().meta({ description: 'Its last day; null: it goes on' }),
})

const ruleInput = {
  tax,
  from_day: askedDay.meta({ description: 'Today or a later day, in Montréal' }),
  until_day: askedDay.nullish().meta({ description: 'Its last day; null: without an end' }),
}

export const taxRuleInput = z
  .object({
    ...ruleInput,
    tax_class: taxClass.optional(),
    is_taxed: z.boolean().optional(),
    rate: taxRateInput.optional(),
  })
  .refine(
    ({ tax_class, is_taxed, rate }) =>
      rate === undefined
        ? tax_class !== undefined && is_taxed !== undefined
        : tax_class === undefined && is_taxed === undefined,
    { ...problem('tax_rule_or_rate'), path: ['tax_class'] },
  )
  .refine(({ from_day, until_day }) => !until_day || until_day >= from_day, {
    ...problem('dates_reversed'),
    path: ['until_day'],
  })

export const addedTaxRule = z
  .object({
    public_id: publicId,
    tax: z.enum(TAXES),
    tax_class: z.enum(TAX_CLASSES).nullable().meta({ description: 'null: it is a rate' }),
    is_taxed: z.boolean().nullable(),
    rate: taxRate.nullable(),
    from_day: day,
    until_day: untilDay,
    added_at: z.iso.datetime({ offset: true }),
    withdrawn_at: z.iso.datetime({ offset: true }).nullable(),
  })
  .meta({ id: 'AddedTaxRule' })
