import type { Language } from '@halles/contract/language.ts'
import type { Change, ChangedField } from '@halles/domain/business-activity.ts'
import { OPEN_TO } from '@halles/domain/customer.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { MARKS } from '@halles/domain/product-marks.ts'
import { SUBSTITUTE_CHOICES } from '@halles/domain/proposal.ts'
import { ROLES } from '@halles/domain/role.ts'
import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import { TAX_CLASSES, TAXES } from '@halles/domain/tax/tax-class.ts'
import { CHOSEN, choiceNames } from './choice-names.ts'
import { formatDay, formatDecimal, formatDollars } from './format.ts'
import type { activityTexts } from './pages/activity.ts'

type ActivityTexts = (typeof activityTexts)['fr']
type Format = (language: Language, value: string, texts: ActivityTexts) => string

const yesOrNo: Format = (_, value, texts) => (value === 'true' ? texts.yes : texts.no)
const FORMATS: Partial<Record<ChangedField, Format>> = {
  price: formatDollarsOf,
  minimum_order_price: formatDollarsOf,
  delivery_fee: formatDollarsOf,
  fee_waived_from: formatDollarsOf,
  order_limit: formatDollarsOf,
  week_limit: formatDollarsOf,
  payment_amount: formatDollarsOf,
  quantity_per_case: formatDecimal,
  available_from: formatDay,
  delivery_day: formatDay,
  until_day: formatDay,
  from_day: formatDay,
  taxed_where_asked: yesOrNo,
  tax: (_, value, texts) => named(TAXES, texts.taxes, value),
  tax_class: (_, value, texts) => named(TAX_CLASSES, texts.taxClasses, value),
  tax_number: (_, value) => formatRegistrationNumber(value),
  available: yesOrNo,
  consent: yesOrNo,
  suppliers: yesOrNo,
  reminders: yesOrNo,
  mark: (_, value, texts) => named(MARKS, texts.marks, value),
  category: (_, value, texts) => named(CATEGORY_NAMES, texts.categories, value),
  open_to: (_, value, texts) => named(OPEN_TO, texts.openTo, value),
  substitutes: (_, value, texts) => named(SUBSTITUTE_CHOICES, texts.substituteNames, value),
  role: (_, value, texts) => named(ROLES, texts.roles, value),
  ...Object.fromEntries(
    CHOSEN.map(({ name }): [ChangedField, Format] => [
      name,
      (language, value) => choiceNames(language, name, value),
    ]),
  ),
}

function named<Name extends string>(
  known: readonly Name[],
  names: Readonly<Record<Name, string>>,
  value: string,
): string {
  const found = known.find((name) => name === value)
  return found ? names[found] : value
}

function formatDollarsOf(language: Language, value: string): string {
  return formatDollars(language, value)
}

/** What changed: "prix par caisse : 44,00 $ → 46,50 $; description". */
export function describeChanges(
  language: Language,
  texts: ActivityTexts,
  changes: readonly Change[],
): string {
  return changes.map((change) => describeChange(language, texts, change)).join('; ')
}

function describeChange(language: Language, texts: ActivityTexts, { field, from, to }: Change) {
  const format = FORMATS[field] ?? ((_, value) => value)
  const show = (value: string | null) => (value === null ? '—' : format(language, value, texts))
  const name = texts.fields[field]
  if (to === undefined) return name
  if (from === undefined) return texts.changedTo(name, show(to))
  return texts.changedFromTo(name, show(from), show(to))
}

/** The first name of a person, "ancien membre" where it was erased; nothing where nobody is known. */
export function describePerson(
  texts: ActivityTexts,
  person: { readonly first_name: string | null } | null,
): string {
  return person ? (person.first_name ?? texts.formerMember) : ''
}
