const NBSP = '\u00a0'

const fr = {
  link: 'Hausser ou baisser (%)',
  priceOf: (name: string) => `Prix par caisse, ${name}`,
  notAPrice: 'Entrez un prix, comme 12,50. Échap rétablit l’ancien.',
  changedMeanwhile: (names: string) =>
    `Modifié entre-temps, donc laissé tel quel${NBSP}: ${names}.`,
  priceNow: (name: string, price: string | null) =>
    price === null ? `${name} (supprimé)` : `${name} (${price})`,
  lastChange: 'Dernière modification',
  undo: 'Annuler (Ctrl+Z)',
  nowAvailable: (name: string) => `${name}${NBSP}: disponible`,
  nowOut: (name: string, day: string | null) =>
    day === null ? `${name}${NBSP}: épuisé` : `${name}${NBSP}: épuisé, de retour le ${day}`,
  priceChanged: (name: string, from: string, to: string) => `${name}${NBSP}: ${from} → ${to}`,
  pricesChanged: (count: number) => `${count} prix modifiés`,

  title: 'Hausser ou baisser des prix (%)',
  category: 'Catégorie',
  percent: 'Variation',
  percentHint: `Par exemple 5 ou −2,5. De −90${NBSP}% à 900${NBSP}%.`,
  notAPercent: 'Entrez un pourcentage, comme 5 ou −2,5.',
  firstOnly: (count: number) =>
    `Seuls les ${count} premiers produits sont listés. Choisissez une catégorie.`,
  all: (count: number) => (count === 1 ? '1 produit' : `Les ${count} produits`),
  before: 'Avant',
  after: 'Après',
  rounding: 'Arrondi',
  cents: (amount: string) => `${amount}${NBSP}¢`,
  typePercent: 'Entrez un pourcentage',
  sending: (count: number) => (count === 1 ? 'Envoi de 1 prix…' : `Envoi de ${count} prix…`),
  unfinished: (changed: number, left: number) =>
    `Prix modifiés${NBSP}: ${changed}. Sans confirmation du serveur${NBSP}: ${left}. Renvoyez-les${NBSP}: aucun prix ne changera deux fois.`,
  sendAgain: (count: number) => (count === 1 ? 'Renvoyer 1 prix' : `Renvoyer ${count} prix`),
  currentPrices: 'Voir les prix actuels',
  changePrices: (count: number) =>
    count === 0
      ? 'Aucun prix ne change'
      : count === 1
        ? 'Modifier 1 prix'
        : `Modifier ${count} prix`,
}

const en: typeof fr = {
  link: 'Raise or lower (%)',
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

  title: 'Raise or lower prices (%)',
  category: 'Category',
  percent: 'Change',
  percentHint: 'For example 5 or −2.5. From −90% to 900%.',
  notAPercent: 'Enter a percentage, such as 5 or −2.5.',
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

/** A supplier's prices changed in the list, or many at once by percent. */
export const pricesTexts = { fr, en }
