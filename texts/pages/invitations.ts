import type { InvitationState } from '@halles/domain/trade-invitation.ts'
import { de } from '../fr/elision.ts'

const NBSP = '\u00a0'

const statesFr: Record<InvitationState, string> = {
  to_send: 'À envoyer',
  sent: 'Envoyée',
  accepted: 'Acceptée',
  ended: 'Ne veut pas d’invitations',
}

const fr = {
  states: statesFr,
  loadError: 'Impossible de charger les invitations.',
  name: 'Nom',
  email: 'Courriel',
  state: 'État',
  code: 'Nº de client',
  actions: 'Actions',
  sentOn: (moment: string) => `Envoyée le ${moment}`,
  language: 'Langue du courriel',
  languageHint: 'En français, à moins que cette personne n’ait demandé l’anglais.',
  languages: { fr: 'Français', en: 'Anglais' },
  send: 'Envoyer l’invitation',
  invite: 'Inviter',
  inviteOf: (name: string) => `Inviter ${name}`,
  again: 'Relancer',
  againOf: (name: string) => `Relancer ${name}`,
  invited: (email: string) => `L’invitation est envoyée à ${email}.`,
  notAgain: (email: string) =>
    `Rien n’est envoyé à ${email}${NBSP}: cette adresse a déjà une invitation, ou n’en veut plus.`,

  customersTitle: 'Invitations de vos clients',
  customersText:
    'Un client qui suit son invitation a aussitôt son compte chez vous, avec son numéro et ses modalités de paiement.',
  noCustomers: 'Vous n’avez invité personne. Importez votre liste de clients, ou invitez-en un.',
  inviteOne: 'Inviter un client',
  inviteOneHint:
    'Cette personne recevra un seul courriel, en votre nom. N’invitez que des entreprises qui achètent déjà chez vous.',
  inviteAll: (count: string, many: boolean) =>
    many ? `Envoyer ${count} invitations` : `Envoyer ${count} invitation`,
  inviteAllTitle: (count: string, many: boolean) =>
    many ? `Envoyer ${count} invitations?` : `Envoyer ${count} invitation?`,
  inviteAllMessage:
    'Chaque personne recevra un seul courriel, en votre nom, avec votre adresse. N’invitez que des entreprises qui achètent déjà chez vous. Au plus 500 invitations partent par jour.',
  sent: (count: string, many: boolean) =>
    many ? `${count} invitations sont envoyées.` : `${count} invitation est envoyée.`,

  suppliersTitle: 'Inviter un fournisseur',
  suppliersText:
    'Un fournisseur que vous connaissez n’est pas encore sur Halles? Invitez-le. Il recevra un seul courriel, au nom de votre restaurant. Une fois inscrit, il saura que vous demandez un compte chez lui.',
  suppliersList: 'Vos invitations',
  noSuppliers: 'Vous n’avez encore invité aucun fournisseur.',

  pending: 'Invitation',
  error: 'Impossible de charger l’invitation.',
  over: 'Cette invitation n’est plus valide. Elle a déjà servi ou elle est expirée. Demandez-en une nouvelle à l’entreprise.',
  fromSupplier: (supplier: string) => `${supplier} vous invite à commander sur Halles.`,
  fromRestaurant: (restaurant: string) => `${restaurant} vous invite à vendre sur Halles.`,
  meansSupplier:
    'Vous y aurez un compte chez ce fournisseur, et vous y commanderez aussi chez les autres. C’est gratuit.',
  meansRestaurant:
    'Vous y présentez vos produits et vos prix, et vous recevez les commandes en ligne.',
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  accept: 'Accepter l’invitation',
  accepted: (business: string) => `L’invitation ${de(business)} est acceptée.`,
  seeSupplier: 'Voir ce fournisseur',
  toOrders: 'Voir vos commandes',
  otherAccount: {
    supplier:
      'Cette invitation est pour un restaurant. Connectez-vous au nom d’un restaurant, avec un rôle qui peut commander, puis rouvrez le lien.',
    restaurant:
      'Cette invitation est pour un fournisseur. Connectez-vous au nom d’un fournisseur, avec un rôle qui tient les commandes, puis rouvrez le lien.',
  },

  stopTitle: 'Invitations',
  stopText:
    'Ne plus recevoir d’invitations sur Halles, quel que soit le fournisseur ou le restaurant qui voudrait vous en envoyer?',
  stop: 'Ne plus en recevoir',
  stopped: 'C’est fait. Halles ne vous enverra plus d’invitations.',
  stopDead: 'Ce lien ne fonctionne pas. Ouvrez celui de votre dernier courriel.',
  home: 'Aller à l’accueil',
}

const en: typeof fr = {
  states: {
    to_send: 'To send',
    sent: 'Sent',
    accepted: 'Accepted',
    ended: 'Wants no invitations',
  },
  loadError: 'Could not load the invitations.',
  name: 'Name',
  email: 'Email',
  state: 'State',
  code: 'Customer number',
  actions: 'Actions',
  sentOn: (moment) => `Sent ${moment}`,
  language: 'Language of the email',
  languageHint: 'In French, unless this person requested English.',
  languages: { fr: 'French', en: 'English' },
  send: 'Send the invitation',
  invite: 'Invite',
  inviteOf: (name) => `Invite ${name}`,
  again: 'Invite again',
  againOf: (name) => `Invite again: ${name}`,
  invited: (email) => `The invitation is sent to ${email}.`,
  notAgain: (email) =>
    `Nothing is sent to ${email}: this address already has an invitation, or wants none.`,

  customersTitle: 'Invitations to your customers',
  customersText:
    'A customer who follows the invitation has an account with you at once, with its number and payment terms.',
  noCustomers: 'You have not invited anyone. Import your list of customers, or invite one.',
  inviteOne: 'Invite a customer',
  inviteOneHint:
    'This person will receive one email, in your name. Invite only businesses that already buy from you.',
  inviteAll: (count, many) => (many ? `Send ${count} invitations` : `Send ${count} invitation`),
  inviteAllTitle: (count, many) =>
    many ? `Send ${count} invitations?` : `Send ${count} invitation?`,
  inviteAllMessage:
    'Each person will receive one email, in your name, with your address. Invite only businesses that already buy from you. At most 500 invitations leave a day.',
  sent: (count, many) => (many ? `${count} invitations are sent.` : `${count} invitation is sent.`),

  suppliersTitle: 'Invite a supplier',
  suppliersText:
    'A supplier you know is not on Halles yet? Invite it. It will receive one email, in the name of your restaurant. Once it has signed up, it will know that you ask for an account with it.',
  suppliersList: 'Your invitations',
  noSuppliers: 'You have not invited any supplier yet.',

  pending: 'Invitation',
  error: 'Could not load the invitation.',
  over: 'This invitation is no longer valid. It has been used, or it has expired. Ask the business for a new one.',
  fromSupplier: (supplier) => `${supplier} invites you to order on Halles.`,
  fromRestaurant: (restaurant) => `${restaurant} invites you to sell on Halles.`,
  meansSupplier:
    'You will have an account with this supplier, and can order from the others too. It is free.',
  meansRestaurant: 'You show your products and prices there, and receive orders online.',
  logIn: 'Log in',
  signUp: 'Sign up',
  accept: 'Accept the invitation',
  accepted: (business) => `The invitation of ${business} is accepted.`,
  seeSupplier: 'See this supplier',
  toOrders: 'See your orders',
  otherAccount: {
    supplier:
      'This invitation is for a restaurant. Log in for a restaurant, in a role that may order, then open the link again.',
    restaurant:
      'This invitation is for a supplier. Log in for a supplier, in a role that handles orders, then open the link again.',
  },

  stopTitle: 'Invitations',
  stopText:
    'Stop receiving invitations on Halles, whichever supplier or restaurant would send you one?',
  stop: 'Stop receiving them',
  stopped: 'Done. Halles will not send you invitations any more.',
  stopDead: 'This link does not work. Open the one in your latest email.',
  home: 'Go to the home page',
}

/** Invitations to trade: a supplier's to its customers, a restaurant's to suppliers. */
export const invitationsTexts = { fr, en }
