import { de } from '../elision.ts'

/** Mails about a request for approval, to those who may place the order and to the one who asked. */
export const approvals = {
  asked: {
    subject: (name: string) => `${name} demande votre approbation`,
    intro: (name: string, restaurant: string) =>
      `${name} a rempli le panier ${de(restaurant)} et vous demande de passer la commande.`,
    action: 'Vérifier la commande',
  },
  refused: {
    subject: (name: string) => `${name} a refusé votre demande d’approbation`,
    intro: (name: string, restaurant: string) =>
      `${name} n’a pas passé la commande ${de(restaurant)} que vous aviez préparée.`,
    next: 'Le panier n’a pas changé. Vous pouvez le modifier, puis demander de nouveau l’approbation.',
    action: 'Voir le panier',
  },
  placed: {
    subject: (number: number, day: string) =>
      `Commande nº\u00a0${number} du ${day} approuvée et envoyée`,
    intro: (name: string) => `${name} a passé la commande que vous aviez préparée.`,
    action: 'Suivre la commande',
  },
  total: 'Total',
}
