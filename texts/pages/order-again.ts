const NBSP = '\u00a0'

const fr = {
  title: 'Commander de nouveau',
  again: 'Commander de nouveau',
  againOf: (number: number, day: string) =>
    `Commander de nouveau, commande nº${NBSP}${number} du ${day}`,
  likeLastTime: 'Comme la dernière fois',
  likeLastWeekday: (weekday: string) => `Comme ${weekday} dernier`,
  lastOrder: (number: number, day: string) => `nº${NBSP}${number}, ${day}`,
  size: (products: number, cases: number) =>
    `${products === 1 ? '1 produit' : `${products.toLocaleString('fr-CA')} produits`}, ${
      cases === 1 ? '1 caisse' : `${cases.toLocaleString('fr-CA')} caisses`
    }`,
}

const en: typeof fr = {
  title: 'Order again',
  again: 'Order again',
  againOf: (number, day) => `Order again, order no.${NBSP}${number} of ${day}`,
  likeLastTime: 'Like last time',
  likeLastWeekday: (weekday) => `Like last ${weekday}`,
  lastOrder: (number, day) => `no.${NBSP}${number}, ${day}`,
  size: (products, cases) =>
    `${products === 1 ? '1 product' : `${products.toLocaleString('en-CA')} products`}, ${
      cases === 1 ? '1 case' : `${cases.toLocaleString('en-CA')} cases`
    }`,
}

/** Placing an earlier order again. */
export const orderAgainTexts = { fr, en }
