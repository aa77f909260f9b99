import type { taxClassNames as fr, taxNames as frTaxes } from '../fr/tax-names.ts'

export const taxNames: typeof frTaxes = { gst: 'GST', qst: 'QST' }

export const taxClassNames: typeof fr = {
  basic_groceries: 'Basic groceries',
  alcohol: 'Alcoholic drinks',
  carbonated_beverage: 'Carbonated drinks and waters',
  confectionery: 'Candy and chocolate',
  snack_food: 'Chips, salted nuts and snacks',
  fruit_bar_or_ice_lolly: 'Fruit bars and ice lollies',
  fruit_drink_under_25_percent: 'Fruit drinks under 25% juice',
  ice_cream_single_serving: 'Ice cream in single servings',
  sweet_bakery_under_six: 'Sweet baked goods, fewer than six',
  sweet_bakery_six_or_more: 'Sweet baked goods, six or more',
  pudding_single_serving: 'Puddings, one by one',
  beverage_single_serving: 'Drinks under 600 ml, one by one',
  manufacturers_multiple: 'Manufacturer’s multiple pack',
  prepared_salad_or_sandwich: 'Salads, platters and sandwiches',
  hot_food: 'Hot food and catering',
  dietary_supplement: 'Dietary supplements',
  non_food: 'Items that are not food',
}
