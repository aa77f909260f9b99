const fr = {
  goods: 'Marchandises',
  fee: 'Frais de livraison',
  /** From so many goods on. */
  freeFrom: (amount: string) => `Livraison offerte dès ${amount}`,
  deposit: 'Consigne',
  beforeTaxes: 'Total avant taxes',
  changes: {
    fee: (supplier: string, before: string, after: string) =>
      `${supplier}\u00a0: frais de livraison ${before} → ${after}.`,
    waivedFrom: (supplier: string, amount: string) =>
      `${supplier}\u00a0: livraison offerte dès ${amount}.`,
    neverWaived: (supplier: string) => `${supplier}\u00a0: la livraison n’est plus offerte.`,
    deposit: (product: string, before: string, after: string) =>
      `${product}\u00a0: consigne ${before} → ${after}.`,
  },
}

const en: typeof fr = {
  goods: 'Goods',
  fee: 'Delivery fee',
  freeFrom: (amount) => `Free delivery from ${amount}`,
  deposit: 'Deposit',
  beforeTaxes: 'Total before taxes',
  changes: {
    fee: (supplier, before, after) => `${supplier}: delivery fee ${before} → ${after}.`,
    waivedFrom: (supplier, amount) => `${supplier}: free delivery from ${amount}.`,
    neverWaived: (supplier) => `${supplier}: delivery is no longer free.`,
    deposit: (product, before, after) => `${product}: deposit ${before} → ${after}.`,
  },
}

/** What an order comes to beside its goods. */
export const orderAmountsTexts = { fr, en }
