const NBSP = '\u00a0'

const fr = {
  banner: (count: number) =>
    count === 1
      ? 'Rappel d’un lot que vous avez reçu'
      : `${count} rappels de lots que vous avez reçus`,
  see: 'Voir l’avis',
  region: 'Rappel',

  title: (lot: string) => `Rappel du lot ${lot}`,
  exerciseTitle: (lot: string) => `Exercice${NBSP}: rappel du lot ${lot}`,
  loadError: 'Impossible de charger cet avis.',
  exercise:
    'Ceci est un exercice. Aucun produit n’est à retirer. Confirmez-le comme vous le feriez pour un vrai rappel.',
  supplier: 'Fournisseur',
  phone: 'Téléphone',
  product: 'Produit',
  allProducts: 'Tous les produits de ce lot',
  lot: 'Lot',
  sentAt: 'Envoyé',
  reason: 'Motif et consignes',
  received: 'Ce que vous avez reçu',
  order: (number: string, day: string) => `${number}, livraison du ${day}`,
  arranged: (number: string) => `${number}, livraison à convenir`,
  expires: (day: string) => `péremption ${day}`,
  toDo: 'Quoi faire',
  steps: [
    'Trouvez les caisses et les portions de ce lot, aussi au congélateur et dans les plats préparés.',
    'Mettez-les de côté, bien marquées. Ne les servez pas.',
    'Ne jetez rien avant d’avoir parlé au fournisseur.',
  ],
  acknowledge: 'J’ai pris connaissance',
  acknowledgeHint:
    'Votre nom et l’heure sont transmis au fournisseur, une fois pour le restaurant.',
  acknowledged: (moment: string, name: string) => `Confirmé ${moment}, par ${name}`,
  formerMember: 'un ancien membre',
  thanks: 'C’est noté. Le fournisseur le voit.',
}

const en: typeof fr = {
  banner: (count) =>
    count === 1
      ? 'Recall of a lot that you received'
      : `${count} recalls of lots that you received`,
  see: 'View the notice',
  region: 'Recall',

  title: (lot) => `Recall of lot ${lot}`,
  exerciseTitle: (lot) => `Exercise: recall of lot ${lot}`,
  loadError: 'This notice could not be loaded.',
  exercise:
    'This is an exercise. There is nothing to take off your shelves. Acknowledge it as you would a real recall.',
  supplier: 'Supplier',
  phone: 'Phone',
  product: 'Product',
  allProducts: 'All products with this lot',
  lot: 'Lot',
  sentAt: 'Sent',
  reason: 'Reason and instructions',
  received: 'What you received',
  order: (number, day) => `${number}, delivery of ${day}`,
  arranged: (number) => `${number}, delivery to be arranged`,
  expires: (day) => `expires ${day}`,
  toDo: 'What to do',
  steps: [
    'Find the cases and portions of this lot, in the freezer and in prepared dishes too.',
    'Set them aside, clearly marked. Do not serve them.',
    'Throw nothing away before you have spoken to the supplier.',
  ],
  acknowledge: 'I have read this notice',
  acknowledgeHint: 'Your name and the time go to the supplier, once for the restaurant.',
  acknowledged: (moment, name) => `Acknowledged ${moment}, by ${name}`,
  formerMember: 'a former member',
  thanks: 'Noted. The supplier can see it.',
}

export const recallNoticeTexts = { fr, en }
