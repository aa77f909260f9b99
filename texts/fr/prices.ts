const NBSP = '\u00a0'

/** A supplier's prices changed in the list, or many at once by percent. */
export const prices = {
  link: 'Changer en pourcentage',
  priceOf: (name: string) => `Prix par caisse, ${name}`,
  notAPrice: 'Entrez un prix, comme 12,50. Échap rétablit l’ancien.',
  changedMeanwhile: (names: string) => `Changé entre-temps, donc laissé tel quel${NBSP}: ${names}.`,
  priceNow: (name: string, price: string | null) =>
    price === null ? `${name} (supprimé)` : `${name} (${price})`,
  lastChange: 'Dernier changement',
  undo: 'Annuler (Ctrl+Z)',
  nowAvailable: (name: string) => `${name}${NBSP}: disponible`,
  nowOut: (name: string, day: string | null) =>
    day === null ? `${name}${NBSP}: épuisé` : `${name}${NBSP}: épuisé, de retour le ${day}`,
  priceChanged: (name: string, from: string, to: string) => `${name}${NBSP}: ${from} → ${to}`,
  pricesChanged: (count: number) => `${count} prix changés`,

  title: 'Changer des prix en pourcentage',
  category: 'Catégorie',
  percent: 'Changement',
  percentHint: `Par exemple 5 ou -2,5. De -90${NBSP}% à 900${NBSP}%.`,
  notAPercent: 'Entrez un pourcentage, comme 5 ou -2,5.',
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
    `Prix changés${NBSP}: ${changed}. Sans confirmation du serveur${NBSP}: ${left}. Renvoyez-les${NBSP}: aucun prix ne changera deux fois.`,
  sendAgain: (count: number) => (count === 1 ? 'Renvoyer 1 prix' : `Renvoyer ${count} prix`),
  currentPrices: 'Voir les prix actuels',
  changePrices: (count: number) =>
    count === 0 ? 'Aucun prix ne change' : count === 1 ? 'Changer 1 prix' : `Changer ${count} prix`,
}
