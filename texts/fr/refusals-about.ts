import { a } from './elision.ts'

/** What a refusal says where more is known than its code: whom to turn to, until when. */
export const refusalsAbout = {
  approval_needed: (owner: string) =>
    `Cela dépasse votre plafond. Demandez à ${owner} (propriétaire), ou à une personne dont le plafond le permet, d’ouvrir cette commande et de le faire à votre place.`,
  email_reserved: (until: string) =>
    `Cette adresse vient d’être remplacée dans un autre compte Halles et ne pourra servir à un nouveau qu’après le ${until}. D’ici là, demandez une invitation à une autre adresse.`,
  too_late_to_propose: (business: string, phone: string) =>
    `La livraison est trop proche pour attendre une réponse. Téléphonez ${a(business)}, au ${phone}. Voici la commande.`,
}

export type RefusalsAbout = typeof refusalsAbout
