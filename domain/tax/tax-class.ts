/**
 * What a product is for the GST and the QST: one class for each kind of supply that the two taxes treat alike. Food and drinks for
 * people are zero-rated but for the exceptions of the Excise Tax Act, Schedule VI, Part III, section 1 (canada.ca GST/HST memorandum 4.3
 * "Basic Groceries"; revenuquebec.ca "Basic Groceries"). A supplier gives a product its class by its answers (`tax-questions.ts`);
 * which class is taxed on which day is said in `tax-rules.ts`.
 */
export const TAX_CLASSES = [
  /** Meat, fish, eggs, dairy, bread, fruit, vegetables, frozen dishes, coffee beans, tea, seasoning, drinks of 600 ml and more. */
  'basic_groceries',
  'alcohol',
  /** Carbonated drinks and waters. */
  'carbonated_beverage',
  /** Candy and chocolate. */
  'confectionery',
  /** Chips, crisp pretzels, popcorn, salted nuts, granola and snack mixes that are not sold as breakfast cereal. */
  'snack_food',
  'fruit_bar_or_ice_lolly',
  /** Under 25 % juice and not milk-based, powders too, whatever the size. */
  'fruit_drink_under_25_percent',
  /** Ice cream and the like packaged in servings under 500 ml or g, by the case too. */
  'ice_cream_single_serving',
  /** Single, under 230 g, or in packs of fewer than six. */
  'sweet_bakery_under_six',
  'sweet_bakery_six_or_more',
  /** Under 425 g, one by one. */
  'pudding_single_serving',
  /** Any other drink under 600 ml, one by one. */
  'beverage_single_serving',
  /** Puddings and drinks of those sizes in the manufacturer's multiple, such as a full case. */
  'manufacturers_multiple',
  /** Salads that are not canned or vacuum-packed, platters, sandwiches that are not frozen. */
  'prepared_salad_or_sandwich',
  /** Hot food and catering. */
  'hot_food',
  'dietary_supplement',
  'non_food',
] as const

export type TaxClass = (typeof TAX_CLASSES)[number]

export const TAXES = ['gst', 'qst'] as const
export type Tax = (typeof TAXES)[number]

/** What a product's supplier has answered. */
export type ProductTax = {
  readonly taxClass: TaxClass
  /** Whether it is taxed on days for which the rules of its class ask its supplier; null while that is not answered. */
  readonly taxedWhereAsked: boolean | null
}

/** Whether each tax is charged. */
export type TaxedBy = Readonly<Record<Tax, boolean>>
