import { amountMissing } from '@halles/domain/checkout.ts'
import { type Cents, formatMoney, lineTotal, sumCents } from '@halles/domain/money.ts'
import { formatTenThousandths, pricePerKg } from '@halles/domain/unit-price.ts'

/** One supplier's price for the landing page's example. */
export type Offer = {
  supplier: string
  quantityPerCase: string
  unit: 'kg' | 'lb'
  priceCents: Cents
  minimumCents: Cents
  rating: string
  ratingCount: number
}

/** Made up. The cheapest case is not the cheapest kilo: that is what the page is about. */
const OFFERED: readonly Offer[] = [
  {
    supplier: 'Boucherie Fontaine',
    quantityPerCase: '5',
    unit: 'kg',
    priceCents: 6750,
    minimumCents: 10_000,
    rating: '4.6',
    ratingCount: 38,
  },
  {
    supplier: 'Viandes du Faubourg',
    quantityPerCase: '20',
    unit: 'lb',
    priceCents: 11_240,
    minimumCents: 20_000,
    rating: '4.8',
    ratingCount: 61,
  },
  {
    supplier: 'Abattoir de la Plaine',
    quantityPerCase: '10',
    unit: 'kg',
    priceCents: 12_990,
    minimumCents: 15_000,
    rating: '4.2',
    ratingCount: 17,
  },
]

export const OFFERS = withPricePerKilo(OFFERED)

function withPricePerKilo(offers: readonly Offer[]) {
  const prices = offers.map(({ priceCents, quantityPerCase, unit }) =>
    pricePerKg({ priceCents, quantityHundredths: Number(quantityPerCase) * 100, unit }),
  )
  const lowest = Math.min(...prices.map((price) => price ?? Number.POSITIVE_INFINITY))
  return offers.map((offer, row) => ({
    ...offer,
    perKilo: formatTenThousandths(prices[row] ?? 0),
    isBest: prices[row] === lowest,
  }))
}

export type Picked = Readonly<Record<string, number>>

export type ExampleLine = Offer & { quantity: number; total: string; missing: string | undefined }

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
