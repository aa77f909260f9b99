const NBSP = '\u00a0'

const fr = {
  yours: 'Votre prix',
  /** Of a special, to its last day. */
  special: (day: string) => `En solde jusqu’au ${day}`,
  sources: { list: '', agreed: 'Prix convenu', volume: 'Prix de quantité', special: 'En solde' },
  listPrice: 'Prix courant',
  /** What each of so many cases and more costs. */
  from: (cases: number, price: string) => `Dès ${cases}${NBSP}caisses ${price}`,
  /** The same on special, to its last day. */
  specialFrom: (cases: number, price: string, day: string) =>
    `Dès ${cases}${NBSP}caisses ${price}, en solde jusqu’au ${day}`,
  reached: (cases: number) => `Prix dès ${cases}${NBSP}caisses`,
  /** To its supplier. */
  belowList: (amount: string) => `${amount} de moins qu’à vos prix courants.`,
  saved: (amount: string) => `Vous épargnez ${amount} sur les prix courants.`,
}

const en: typeof fr = {
  yours: 'Your price',
  special: (day) => `On special through ${day}`,
  sources: { list: '', agreed: 'Agreed price', volume: 'Volume price', special: 'On special' },
  listPrice: 'List price',
  from: (cases, price) => `From ${cases} cases ${price}`,
  specialFrom: (cases, price, day) => `From ${cases} cases ${price}, on special through ${day}`,
  reached: (cases) => `Price from ${cases} cases`,
  belowList: (amount) => `${amount} less than at your list prices.`,
  saved: (amount) => `You save ${amount} on list prices.`,
}

/** What only this restaurant is asked, or everyone for some days, beside what everyone is asked. */
export const ownPricesTexts = { fr, en }
