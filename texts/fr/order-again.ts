const NBSP = '\u00a0'

/** Placing an earlier order again. */
export const orderAgain = {
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
