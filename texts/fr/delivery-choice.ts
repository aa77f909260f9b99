const NBSP = '\u00a0'

/** Choosing the delivery day at checkout. Days, times and windows come formatted. */
export const deliveryChoice = {
  legend: (supplier: string) => `Jour de livraison, ${supplier}`,
  day: 'Jour de livraison',
  arranged: 'Livraison à convenir avec le fournisseur.',
  none: 'Ce fournisseur n’offre aucun jour de livraison d’ici trois semaines. Communiquez avec lui, ou retirez ses produits.',
  moreDays: (count: number) => `${count} autres jours`,
  late: 'à confirmer',
  before: (cutOff: string) => `avant ${cutOff}`,
  chosen: (day: string, window: string) => `Livraison ${day}, ${window}.`,
  orderBefore: (cutOff: string) => `Commandez avant ${cutOff}.`,
  timeLeft: (hours: number, minutes: number) =>
    hours > 0
      ? `Il reste ${hours}${NBSP}h${NBSP}${String(minutes).padStart(2, '0')}.`
      : `Il reste ${minutes}${NBSP}min.`,
  lateHint:
    'L’heure limite est passée\u00a0: ce jour est à confirmer par le fournisseur quand il accepte la commande.',
  closed: (day: string) => `${day}\u00a0: ce jour n’est plus offert. Choisissez-en un autre.`,
  chooseFirst: 'Choisissez un jour de livraison.',
  noneOffered: 'Un fournisseur n’offre aucun jour de livraison.',
  remarks: 'Numéro de commande et note',
  remarksSaid: 'Numéro de commande et note\u00a0: remplis',
  poNumber: 'Votre numéro de commande',
  note: 'Note au fournisseur',
  loadError: 'Les jours de livraison n’ont pas pu être chargés.',
  offline: 'Sans connexion, le jour de livraison ne peut pas être changé.',
}
