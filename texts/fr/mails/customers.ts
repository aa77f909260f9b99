import { de } from '../elision.ts'

/** Mails to a restaurant about its account with a supplier. */
export const customers = {
  opened: {
    subject: (supplier: string) => `Compte client ouvert chez ${supplier}`,
    intro: (supplier: string) =>
      `${supplier} a ouvert un compte client à votre restaurant. Vous pouvez commander ses produits sur Halles.`,
  },
  refused: {
    subject: (supplier: string) => `Demande de compte refusée par ${supplier}`,
    intro: (supplier: string) =>
      `${supplier} n’a pas ouvert de compte client à votre restaurant. Pour en parler, appelez-le.`,
  },
  closed: {
    subject: (supplier: string) => `Compte client fermé chez ${supplier}`,
    intro: (supplier: string) =>
      `${supplier} a fermé le compte client de votre restaurant. Ses produits ne vous sont plus montrés et ne peuvent plus être commandés. Les commandes déjà passées suivent leur cours.`,
  },
  action: 'Voir le fournisseur',
  code: 'Nº de client',
  minimum: 'Minimum de commande',
  terms: 'Modalités de paiement',
  termsIn: (days: number) => (days === 0 ? 'à la livraison' : `net ${days} jours`),
  phoneOf: (supplier: string) => `Téléphone ${de(supplier)}`,
}
