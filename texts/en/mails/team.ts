import type { MailTexts } from '../../fr/mails.ts'
import { roles } from '../roles.ts'

export const team: MailTexts['team'] = {
  role: (role) => roles[role],
  invitation: {
    subject: 'An invitation to join a team on Halles',
    intro: (invitedBy, business) =>
      `${invitedBy} invites you to join the team of ${business} on Halles, the wholesale market for restaurants.`,
    role: (role) => `Your role on this team: ${role}.`,
    action: 'View the invitation',
    limits: 'This link works once and expires after seven days.',
    ifNot: 'If you do not know this business, ignore this email: nothing will change.',
  },
  roleChanged: {
    subject: 'Your role on a team has changed',
    intro: (business, role) =>
      `Your role on the team of ${business} on Halles has changed. It is now: ${role}.`,
    question: 'If you have a question about this, ask the owner of the business.',
  },
  removed: {
    subject: 'You are no longer part of a team on Halles',
    intro: (business) =>
      `You are no longer part of the team of ${business} on Halles, and your devices have been logged out of it.`,
    next: 'If you belong to other businesses, nothing changes there. If this is a mistake, ask the owner of the business.',
  },
}
