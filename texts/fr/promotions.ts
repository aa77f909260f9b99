import { de } from './elision.ts'

/** Promotions as a supplier sends them and as a restaurant takes them, or not. Messages as product.md 8. */
export const promotions = {
  tab: 'Envoyer une promotion',
  loadError: 'Impossible de charger vos promotions.',
  information: [
    'Vous pouvez envoyer une promotion par heure.',
    'Elle est envoyée par courriel aux restaurants de vos villes desservies qui ont accepté d’en recevoir, à votre nom, avec votre adresse et votre téléphone.',
    'Écrivez en français; une version anglaise peut suivre. Ce que vous annoncez doit être vrai. Chaque courriel permet de se désabonner d’un clic\u00a0: les restaurants désabonnés ne les reçoivent plus.',
  ],
  message: 'Votre promotion',
  recipients: (count: number) =>
    count === 0
      ? 'En ce moment, aucun restaurant de vos villes desservies n’a accepté de recevoir des promotions.'
      : `Votre promotion sera envoyée à ${restaurants(count)}.`,
  nextAllowed: (moment: string) => `Prochaine promotion possible\u00a0: ${moment}.`,
  submit: 'Envoyer la promotion',
  sent: 'Promotion envoyée',
  sentToNobody:
    'Rien n’a été envoyé\u00a0: aucun restaurant de vos villes desservies n’a accepté de recevoir des promotions. Vous pourrez réessayer sans attendre une heure.',
  history: 'Promotions envoyées',
  historyEmpty: 'Vous n’avez pas encore envoyé de promotion.',
  sentTo: (count: number) => `À ${restaurants(count)}`,

  unsubscribeTitle: 'Promotions par courriel',
  unsubscribe: (supplier: string) =>
    `Votre restaurant reçoit les promotions ${de(supplier)}. Vous pouvez vous désabonner. Vous recevrez toujours les courriels sur vos commandes.`,
  stopSupplier: (supplier: string) => `Se désabonner ${de(supplier)}`,
  stopAll: 'Ne plus recevoir aucune promotion',
  stoppedSupplier: (supplier: string) =>
    `C’est fait\u00a0: vous ne recevrez plus les promotions ${de(supplier)}.`,
  stoppedAll: 'C’est fait\u00a0: vous ne recevrez plus aucune promotion.',
  resubscribe: 'Vous changez d’avis? Réabonnez-vous dans votre compte.',
  deadLink:
    'Ce lien est incomplet. Ouvrez-le à partir du courriel reçu, ou passez par votre compte.',

  choicesError: 'Impossible de charger vos choix de promotions.',
  resumeAll: 'Recevoir de nouveau les promotions',
  stoppedSuppliers: 'Vous ne recevez plus les promotions de ces fournisseurs\u00a0:',
  resumeSupplier: (supplier: string) => `Recevoir de nouveau les promotions ${de(supplier)}`,
}

function restaurants(count: number): string {
  return `${count.toLocaleString('fr-CA')} ${count > 1 ? 'restaurants' : 'restaurant'}`
}
