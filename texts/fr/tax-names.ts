import type { Tax, TaxClass } from '@halles/domain/tax/tax-class.ts'

export const taxNames: Record<Tax, string> = { gst: 'TPS', qst: 'TVQ' }

export const taxClassNames: Record<TaxClass, string> = {
  basic_groceries: 'Aliments de base',
  alcohol: 'Boissons alcoolisées',
  carbonated_beverage: 'Boissons et eaux gazéifiées',
  confectionery: 'Bonbons et chocolat',
  snack_food: 'Croustilles, noix salées et grignotines',
  fruit_bar_or_ice_lolly: 'Barres aux fruits et sucettes glacées',
  fruit_drink_under_25_percent: 'Boissons aux fruits, moins de 25\u00a0% de jus',
  ice_cream_single_serving: 'Crème glacée en portions individuelles',
  sweet_bakery_under_six: 'Pâtisseries sucrées, moins de six',
  sweet_bakery_six_or_more: 'Pâtisseries sucrées, six et plus',
  pudding_single_serving: 'Poudings à l’unité',
  beverage_single_serving: 'Boissons de moins de 600\u00a0ml à l’unité',
  manufacturers_multiple: 'Emballage multiple du fabricant',
  prepared_salad_or_sandwich: 'Salades, plateaux et sandwichs',
  hot_food: 'Plats chauds et service de traiteur',
  dietary_supplement: 'Suppléments alimentaires',
  non_food: 'Articles qui ne sont pas des aliments',
}
