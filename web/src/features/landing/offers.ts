import { amountMissing } from '@halles/domain/checkout.ts'
import { type Cents, formatMoney, lineTotal, sumCents } from '@halles/domain/money.ts'

/** One supplier's price for the landing page's example. */
export type Offer = {
  supplier: string
  /** Of the wire. */
  quantityPerCase: string
  unit: 'kg' | 'lb'
  priceCents: Cents
  perKiloCents: Cents
  minimumCents: Cents
  rating: string
  ratingCount: number
}

/** Made up. The cheapest case is not the cheapest kilo: that is what the page is about. */
export const OFFERS: readonly Offer[] = [
  {
    supplier: 'Boucherie Fontaine',
    quantityPerCase: '5',
    unit: 'kg',
    priceCents: 6750,
    perKiloCents: 1350,
    minimumCents: 10_000,
    rating: '4.6',
    ratingCount: 38,
  },
  {
    supplier: 'Viandes du Faubourg',
    quantityPerCase: '20',
    unit: 'lb',
    priceCents: 11_240,
    perKiloCents: 1239,
    minimumCents: 20_000,
    rating: '4.8',
    ratingCount: 61,
  },
  {
    supplier: 'Abattoir de la Plaine',
    quantityPerCase: '10',
    unit: 'kg',
    priceCents: 12_990,
    perKiloCents: 1299,
    minimumCents: 15_000,
    rating: '4.2',
    ratingCount: 17,
  },
]

export type Picked = Readonly<Record<string, number>>

export type ExampleLine = Offer & { quantity: number; total: string; missing: string | undefined }

/** The example's cart as amounts of the wire. */
export function exampleCart(picked: Picked): { lines: ExampleLine[]; total: string } {
  const taken = OFFERS.map((offer) => ({ ...offer, quantity: picked[offer.supplier] ?? 0 })).filter(
    ({ quantity }) => quantity > 0,
  )
  const lines = taken.map((line) => {
    const total = lineTotal(line.priceCents, line.quantity)
    const missing = amountMissing(total, line.minimumCents)
    return {
      ...line,
      total: formatMoney(total),
      missing: missing === 0 ? undefined : formatMoney(missing),
    }
  })
  const total = sumCents(taken.map((line) => lineTotal(line.priceCents, line.quantity)))
  return { lines, total: formatMoney(total) }
}
