const NBSP = '\u00a0'

const fr = {
  title: 'Lots et rappels',
  searchTitle: 'Qui a reçu ce lot?',
  lot: 'Lot',
  lotHint: 'Comme sur l’étiquette. Majuscules et minuscules ne comptent pas.',
  search: 'Trouver',
  product: 'Produit',
  allProducts: 'Tous les produits de ce lot',
  productOf: (name: string, cases: string) => `${name} (${cases})`,
  loadError: 'Impossible de charger les restaurants qui ont reçu ce lot.',
  nobody: (lot: string) =>
    `Aucun restaurant n’a reçu le lot ${lot}. Vérifiez l’étiquette${NBSP}: un tiret compte.`,
  found: (restaurants: number, cases: string) =>
    restaurants === 1 ? `1 restaurant, ${cases}` : `${restaurants} restaurants, ${cases}`,
  first: (count: number) => `Les ${count} premiers sont affichés; l’avis va à tous.`,
  receivers: 'Restaurants qui ont reçu ce lot',
  closed: 'Compte fermé. Aucun courriel ne l’atteint.',
  order: (number: string, day: string) => `${number}, livraison du ${day}`,
  arranged: (number: string) => `${number}, livraison à convenir`,
  expires: (day: string) => `péremption ${day}`,

  send: 'Rappeler ce lot',
  sendTitle: (lot: string) => `Rappeler le lot ${lot}`,
  sendHint: (restaurants: number) =>
    restaurants === 1
      ? 'Un avis part par courriel à toute l’équipe du restaurant et s’affiche sur ses écrans.'
      : `Un avis part par courriel à l’équipe de ces ${restaurants} restaurants et s’affiche sur leurs écrans.`,
  reason: 'Motif et consignes',
  reasonHint: 'Ce qui est en cause et ce qu’il faut faire des caisses.',
  kind: 'Est-ce un exercice?',
  isReal: 'Non, c’est un rappel',
  isExercise: 'Oui, un exercice',
  exerciseHint: 'Ses premiers mots disent que rien n’est à retirer.',
  sendNow: 'Envoyer l’avis',
  sent: (restaurants: number) =>
    restaurants === 1 ? 'Avis envoyé à 1 restaurant' : `Avis envoyé à ${restaurants} restaurants`,

  listTitle: 'Rappels et exercices',
  none: 'Aucun rappel n’a été envoyé.',
  recall: 'Rappel',
  exercise: 'Exercice',
  acknowledgedOf: (acknowledged: number, told: number) =>
    `${acknowledged} sur ${told} ont confirmé`,
  noExercise:
    'Vous n’avez encore fait aucun exercice. La réglementation fédérale demande aux entreprises visées de simuler un rappel au moins une fois par année.',
  lastExercise: (day: string) => `Dernier exercice${NBSP}: ${day}.`,
  exerciseDue: (day: string) => `Le prochain est attendu d’ici le ${day}.`,
  exerciseOverdue: (day: string) => `Le prochain était attendu d’ici le ${day}.`,

  recordTitle: (lot: string) => `Rappel du lot ${lot}`,
  exerciseTitle: (lot: string) => `Exercice${NBSP}: rappel du lot ${lot}`,
  recordError: 'Impossible de charger ce rappel.',
  sentAt: 'Envoyé',
  sentBy: (moment: string, name: string) => `${moment}, par ${name}`,
  formerMember: 'un ancien membre',
  remindedAt: 'Dernière relance',
  cases: 'Caisses',
  acknowledgedBy: (moment: string, name: string) => `Confirmé ${moment}, par ${name}`,
  notYet: 'Pas encore confirmé',
  untold: (restaurants: number) =>
    restaurants === 1
      ? 'Un autre restaurant a reçu ce lot et n’a pas été averti.'
      : `${restaurants} autres restaurants ont reçu ce lot et n’ont pas été avertis.`,
  remind: 'Relancer',
  tell: 'Avertir',
  reminded: 'Avis envoyé de nouveau',
  remindFrom: (moment: string) => `Vous pourrez relancer ${moment}.`,
  record: 'Registre (PDF)',
  print: 'Imprimer le registre',
  allKnow: 'Tous ont confirmé.',
}

const en: typeof fr = {
  title: 'Lots and recalls',
  searchTitle: 'Who received this lot?',
  lot: 'Lot',
  lotHint: 'As on the label. Upper and lower case do not matter.',
  search: 'Find',
  product: 'Product',
  allProducts: 'All products with this lot',
  productOf: (name, cases) => `${name} (${cases})`,
  loadError: 'The restaurants that received this lot could not be loaded.',
  nobody: (lot) => `No restaurant received lot ${lot}. Check the label: a dash counts.`,
  found: (restaurants, cases) =>
    restaurants === 1 ? `1 restaurant, ${cases}` : `${restaurants} restaurants, ${cases}`,
  first: (count) => `The first ${count} are shown; the notice goes to all of them.`,
  receivers: 'Restaurants that received this lot',
  closed: 'Account closed. No email reaches it.',
  order: (number, day) => `${number}, delivery of ${day}`,
  arranged: (number) => `${number}, delivery to be arranged`,
  expires: (day) => `expires ${day}`,

  send: 'Recall this lot',
  sendTitle: (lot) => `Recall lot ${lot}`,
  sendHint: (restaurants) =>
    restaurants === 1
      ? 'A notice goes by email to the whole team of the restaurant, and shows on its screens.'
      : `A notice goes by email to the teams of these ${restaurants} restaurants, and shows on their screens.`,
  reason: 'Reason and instructions',
  reasonHint: 'What is wrong, and what to do with the cases.',
  kind: 'Is this an exercise?',
  isReal: 'No, it is a recall',
  isExercise: 'Yes, an exercise',
  exerciseHint: 'Its first words say that nothing has to be taken off the shelves.',
  sendNow: 'Send the notice',
  sent: (restaurants) =>
    restaurants === 1 ? 'Notice sent to 1 restaurant' : `Notice sent to ${restaurants} restaurants`,

  listTitle: 'Recalls and exercises',
  none: 'No recall has been sent.',
  recall: 'Recall',
  exercise: 'Exercise',
  acknowledgedOf: (acknowledged, told) => `${acknowledged} of ${told} acknowledged`,
  noExercise:
    'You have not done an exercise yet. Federal regulations ask the businesses that they cover to simulate a recall at least once a year.',
  lastExercise: (day) => `Last exercise: ${day}.`,
  exerciseDue: (day) => `The next one is due by ${day}.`,
  exerciseOverdue: (day) => `The next one was due by ${day}.`,

  recordTitle: (lot) => `Recall of lot ${lot}`,
  exerciseTitle: (lot) => `Exercise: recall of lot ${lot}`,
  recordError: 'This recall could not be loaded.',
  sentAt: 'Sent',
  sentBy: (moment, name) => `${moment}, by ${name}`,
  formerMember: 'a former member',
  remindedAt: 'Last reminder',
  cases: 'Cases',
  acknowledgedBy: (moment, name) => `Acknowledged ${moment}, by ${name}`,
  notYet: 'Not acknowledged yet',
  untold: (restaurants) =>
    restaurants === 1
      ? 'One more restaurant received this lot and has not been told.'
      : `${restaurants} more restaurants received this lot and have not been told.`,
  remind: 'Remind',
  tell: 'Tell',
  reminded: 'Notice sent again',
  remindFrom: (moment) => `From ${moment} on, you can remind them.`,
  record: 'Record (PDF)',
  print: 'Print the record',
  allKnow: 'All have acknowledged.',
}

export const recallsTexts = { fr, en }
