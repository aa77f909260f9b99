import type { Role } from '@halles/domain/role.ts'
import { de } from '../elision.ts'
import { roles } from '../roles.ts'

const NBSP = '\u00a0'

/** Mails to those who are invited to the team of a business, or belong to it. */
export const team = {
  role: (role: Role) => roles[role],
  invitation: {
    subject: 'Une invitation à rejoindre une équipe sur Halles',
    intro: (invitedBy: string, business: string) =>
      `${invitedBy} vous invite à rejoindre l’équipe ${de(business)} sur Halles, le marché de gros des restaurants.`,
    role: (role: string) => `Votre rôle dans cette équipe${NBSP}: ${role}.`,
    action: 'Voir l’invitation',
    limits: 'Ce lien ne sert qu’une fois et expire au bout de sept jours.',
    ifNot: `Si vous ne connaissez pas cette entreprise, ignorez ce courriel${NBSP}: rien ne changera.`,
  },
  roleChanged: {
    subject: 'Votre rôle dans une équipe a changé',
    intro: (business: string, role: string) =>
      `Votre rôle dans l’équipe ${de(business)} sur Halles a changé. Vous avez maintenant celui-ci${NBSP}: ${role}.`,
    question:
      'Si vous avez une question à ce sujet, adressez-vous au propriétaire de l’entreprise.',
  },
  removed: {
    subject: 'Vous ne faites plus partie d’une équipe sur Halles',
    intro: (business: string) =>
      `Vous ne faites plus partie de l’équipe ${de(business)} sur Halles, et vos appareils en ont été déconnectés.`,
    next: 'Si vous appartenez à d’autres entreprises, rien n’y change. Si c’est une erreur, adressez-vous au propriétaire de l’entreprise.',
  },
}
