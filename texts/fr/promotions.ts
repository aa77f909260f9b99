/** Promotions as a supplier sends them and as a restaurant takes them, or not. Messages as SPEC section 8. */
export const promotions = {
  tab: 'Envoyer une promotion',
  loadError: 'Impossible de charger vos promotions.',
  information: [
    'Vous pouvez envoyer une promotion par heure.',
    'Elle part par courriel à tous les restaurants de vos villes de livraison, à votre nom, avec votre adresse et votre téléphone.',
    'Ce que vous annoncez doit être vrai. Chaque courriel permet de se désabonner d’un clic\u00a0: qui le fait ne reçoit plus vos promotions.',
  ],
  message: 'Votre promotion',
  recipients: (count: number) =>
    count === 0
      ? 'En ce moment, aucun restaurant ne recevrait votre promotion.'
      : `Votre promotion ira à ${restaurants(count)}.`,
  next: (moment: string) => `Prochaine promotion possible\u00a0: ${moment}.`,
  submit: 'Envoyer la promotion',
  sent: 'Promotion envoyée',
  sentToNobody:
    'Aucun restaurant de vos villes ne reçoit de promotions en ce moment. Rien n’est parti.',
  past: 'Promotions envoyées',
  nonePast: 'Vous n’avez pas encore envoyé de promotion.',
  sentTo: (count: number) => `À ${restaurants(count)}`,

  unsubscribeTitle: 'Promotions par courriel',
  unsubscribe: (supplier: string) =>
    `Votre restaurant reçoit les promotions de ${supplier}. Vous pouvez les arrêter\u00a0: vos commandes et leurs courriels n’en dépendent pas.`,
  endOfSupplier: (supplier: string) => `Ne plus recevoir celles de ${supplier}`,
  endOfAll: 'N’en recevoir d’aucun fournisseur',
  endedOfSupplier: (supplier: string) =>
    `C’est fait\u00a0: vous ne recevrez plus les promotions de ${supplier}.`,
  endedOfAll: 'C’est fait\u00a0: vous ne recevrez plus de promotions, d’aucun fournisseur.',
  undo: 'Vous changez d’avis? Votre compte permet de les recevoir de nouveau.',
  deadLink: 'Ce lien est incomplet. Passez par le courriel reçu, ou par votre compte.',
  toAccount: 'Aller à mon compte',

  choices: 'Promotions par courriel',
  choicesError: 'Impossible de charger vos choix de promotions.',
  takesAll: 'Les fournisseurs qui livrent dans votre ville peuvent vous annoncer leurs promotions.',
  takesNone: 'Aucun fournisseur ne vous envoie de promotions.',
  takeNone: 'Ne plus en recevoir',
  takeAgain: 'Les recevoir de nouveau',
  ended: 'Vous ne recevez plus celles de ces fournisseurs\u00a0:',
  takeAgainOf: (supplier: string) => `Recevoir de nouveau les promotions de ${supplier}`,
  chosen: 'Votre choix est enregistré',
}

function restaurants(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'restaurants' : 'restaurant'}`
}
