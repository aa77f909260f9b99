import { de } from '../elision.ts'

const NBSP = '\u00a0'

/** The mail that calls a lot back; of an exercise, its first words say so. */
export const recalls = {
  subject: (lot: string, supplier: string) => `Rappel du lot ${lot}, ${de(supplier)}`,
  exerciseSubject: (lot: string, supplier: string) =>
    `EXERCICE${NBSP}: rappel du lot ${lot}, ${de(supplier)}`,
  exercise:
    'Ceci est un exercice. Aucun produit n’est à retirer. Confirmez-le comme vous le feriez pour un vrai rappel.',
  intro: (supplier: string) =>
    `${supplier} rappelle un lot que votre restaurant a reçu. Mettez ces produits de côté dès maintenant${NBSP}: ne les servez pas et ne les jetez pas avant d’avoir parlé au fournisseur.`,
  lot: 'Lot',
  product: 'Produit',
  anyProduct: 'Tous les produits de ce lot',
  received: 'Vous avez reçu',
  cases: (cases: number) => (cases === 1 ? '1 caisse' : `${cases} caisses`),
  order: (number: number, day: string | undefined) =>
    day === undefined ? `Commande nº ${number}` : `Commande nº ${number}, livraison du ${day}`,
  expires: (day: string) => `à consommer avant le ${day}`,
  reason: 'Motif',
  action: 'Confirmer que vous êtes au courant',
  phoneOf: (supplier: string) => `Téléphone ${de(supplier)}`,
}
