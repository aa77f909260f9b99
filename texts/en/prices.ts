import type { prices as fr } from '../fr/prices.ts'

/** A supplier's prices changed in the list, or many at once by percent. */
export const prices: typeof fr = {
  link: 'Change by percent',
  priceOf: (name: string) => `Price per case, ${name}`,
  notAPrice: 'Enter a price, such as 12.50. Escape restores the old one.',
  changedMeanwhile: (names: string) => `Changed meanwhile, so left as it is: ${names}.`,
  priceNow: (name: string, price: string | null) =>
    price === null ? `${name} (deleted)` : `${name} (${price})`,
  lastChange: 'Last change',
  undo: 'Undo (Ctrl+Z)',
  nowAvailable: (name: string) => `${name}: available`,
  nowOut: (name: string, day: string | null) =>
    day === null ? `${name}: out of stock` : `${name}: out of stock, back on ${day}`,
  priceChanged: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  pricesChanged: (count: number) => `${count} prices changed`,

  title: 'Change prices by percent',
  category: 'Category',
  percent: 'Change',
  percentHint: 'For example 5 or -2.5. From -90% to 900%.',
  notAPercent: 'Enter a percentage, such as 5 or -2.5.',
  firstOnly: (count: number) => `Only the first ${count} products are listed. Choose a category.`,
  all: (count: number) => (count === 1 ? '1 product' : `All ${count} products`),
  before: 'Before',
  after: 'After',
  rounding: 'Rounding',
  cents: (amount: string) => `${amount}¢`,
  typePercent: 'Enter a percentage',
  sending: (count: number) => (count === 1 ? 'Sending 1 price…' : `Sending ${count} prices…`),
  unfinished: (changed: number, left: number) =>
    `Prices changed: ${changed}. Not confirmed by the server: ${left}. Send them again: no price will change twice.`,
  sendAgain: (count: number) => (count === 1 ? 'Send 1 price again' : `Send ${count} prices again`),
  currentPrices: 'See the current prices',
  changePrices: (count: number) =>
    count === 0 ? 'No price changes' : count === 1 ? 'Change 1 price' : `Change ${count} prices`,
}
