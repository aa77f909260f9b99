import type { CategoryName } from '@halles/domain/product.ts'

/** One row of a supplier's price list: quantity per case in hundredths of the unit, price in cents per case. */
export type DemoProduct = {
  category: CategoryName
  nameFr: string
  nameEn: string
  quantityHundredths: number
  unit: string
  priceCents: number
  description: string
}

/**
 * One function per category, so that a price list reads as one:
 * `beef('Épaule de bœuf', 'Beef shoulder', 40_00, 'lb', 233_60, 'Désossée et parée.')`
 * is a case of 40.00 lb at 233.60 $.
 */
const inCategory =
  (category: CategoryName) =>
  (
    nameFr: string,
    nameEn: string,
    quantityHundredths: number,
    unit: string,
    priceCents: number,
    description: string,
  ): DemoProduct => ({
    category,
    nameFr,
    nameEn,
    quantityHundredths,
    unit,
    priceCents,
    description,
  })

export const beef = inCategory('beef')
export const chicken = inCategory('chicken')
export const pork = inCategory('pork')
export const seafood = inCategory('seafood')
export const deli = inCategory('deli')
export const appetizers = inCategory('appetizers')
export const bakery = inCategory('bakery')
export const dairy = inCategory('dairy')
export const beverage = inCategory('beverage')
export const fetl = inCategory('fetl')
