import type { Role } from '@halles/domain/role.ts'
import { de } from '../fr/elision.ts'

const roles: Record<Role, string> = {
  owner: 'Propriétaire',
  buyer: 'Responsable des achats',
  cook: 'Cuisine',
  desk: 'Responsable des commandes',
  picker: 'Préparation des commandes',
  operator: 'Exploitation de Halles',
}

const allows: Record<Role, string> = {
  owner: 'Fait tout, et gère aussi l’entreprise, son équipe et ses données.',
  buyer: 'Commande jusqu’à ses plafonds, modifie et termine les commandes, donne des avis.',
  cook: 'Remplit le panier et commande jusqu’à ses plafonds. Au-delà, demande une approbation.',
  desk: 'Répond aux commandes, tient les produits et les prix, envoie des promotions.',
  picker: 'Voit ce qu’il faut préparer, sans aucun prix.',
  operator: '',
}

const fr = {
  roles,
  allows,
  intro: 'Chaque personne se connecte avec son propre courriel et son propre mot de passe.',
  loadError: 'Impossible de charger votre équipe.',
  members: 'Membres',
  name: 'Nom',
  role: 'Rôle',
  limits: 'Plafonds',
  lastSeen: 'Dernière visite',
  actions: 'Actions',
  you: ' (vous)',
  contact: 'Personne responsable',
  neverSeen: 'Pas récemment',
  perOrder: (amount: string) => `${amount} par commande`,
  perWeek: (amount: string) => `${amount} par semaine`,
  allApproved: 'Chaque commande est à approuver',
  noLimit: 'Sans plafond',
  onlyYou:
    'Votre équipe ne compte que vous. Invitez les personnes qui commandent ou préparent avec vous.',

  invite: 'Inviter',
  inviteTitle: 'Inviter une personne',
  inviteHint:
    'Elle recevra un courriel avec un lien qui ne sert qu’une fois et expire au bout de sept jours.',
  email: 'Courriel',
  orderLimit: 'Plafond par commande',
  weekLimit: 'Plafond par semaine',
  limitHint: 'En dollars, avant les taxes. Vide\u00a0: sans plafond.',
  cookLimitHint:
    'En dollars, avant les taxes. 0\u00a0: chaque commande est à approuver. Vide\u00a0: sans plafond.',
  language: 'Langue du courriel',
  languageHint: 'En français, à moins que la personne n’ait demandé l’anglais.',
  languages: { fr: 'Français', en: 'Anglais' },
  send: 'Envoyer l’invitation',
  invited: (email: string) => `L’invitation est envoyée à ${email}.`,

  change: 'Modifier',
  changeOf: (name: string) => `Modifier le rôle ${de(name)}`,
  save: 'Enregistrer le rôle',
  changed: (name: string) => `Le rôle ${de(name)} est enregistré.`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de l’équipe`,
  removeTitle: (name: string) => `Retirer ${name} de l’équipe?`,
  removeMessage: (name: string) =>
    `${name} ne pourra plus agir pour cette entreprise, et ses appareils en seront déconnectés tout de suite. Les invitations en attente de cette personne prennent fin. Ce qui a été fait reste.`,
  removed: (name: string) => `${name} ne fait plus partie de l’équipe.`,
  leave: 'Quitter l’équipe',
  leaveTitle: (business: string) => `Quitter l’équipe ${de(business)}?`,
  leaveMessage:
    'Vous ne pourrez plus agir pour cette entreprise et vous serez déconnecté. Pour y revenir, il vous faudra une nouvelle invitation.',

  invitations: 'Invitations en attente',
  expires: (moment: string) => `Expire le ${moment}`,
  expired: (moment: string) => `Expirée le ${moment}`,
  withdraw: 'Annuler l’invitation',
  withdrawOf: (email: string) => `Annuler l’invitation à ${email}`,
  withdrawn: (email: string) => `L’invitation à ${email} est annulée.`,

  invitationTitle: (business: string) => `Rejoindre ${business}`,
  invitationPending: 'Invitation',
  invitedBy: (person: string, business: string) =>
    `${person} vous invite à rejoindre l’équipe ${de(business)} sur Halles.`,
  roleIs: (role: string) => `Votre rôle\u00a0: ${role}.`,
  yourEmail: 'Votre courriel',
  newHere:
    'Indiquez votre nom et choisissez un mot de passe. Vous vous connecterez avec ce courriel.',
  knownHere: 'Ce courriel a déjà un compte sur Halles. Entrez son mot de passe.',
  password: 'Mot de passe',
  accept: 'Rejoindre l’équipe',
  otherSignedIn: (email: string) =>
    `Cette invitation est adressée à ${email}, mais cet appareil est connecté au compte de quelqu’un d’autre.`,
  signOut: 'Se déconnecter et continuer',
  over: 'Cette invitation n’est plus valide\u00a0: elle a déjà servi, elle a expiré, ou l’entreprise l’a annulée ou remplacée. Demandez-en une nouvelle à la personne qui vous a invité.',
  invitationError: 'Impossible de charger l’invitation.',
  terms: 'En rejoignant l’équipe, vous acceptez ces conditions pour l’entreprise\u00a0:',
  privacy:
    'Votre prénom, votre nom, votre courriel, votre rôle et ce que vous faites pour l’entreprise sont conservés.',

  current: 'entreprise actuelle',
  unsentTitle: 'Des modifications ne sont pas envoyées',
  unsent: (changes: number, business: string) =>
    changes > 1
      ? `${changes} modifications faites pour ${business} n’ont pas pu être envoyées. Cet appareil les conserve pour cette entreprise et les enverra quand vous y reviendrez.`
      : `Une modification faite pour ${business} n’a pas pu être envoyée. Cet appareil la conserve pour cette entreprise et l’enverra quand vous y reviendrez.`,
  switchAnyway: 'Changer d’entreprise quand même',
}

const en: typeof fr = {
  roles: {
    owner: 'Owner',
    buyer: 'Purchasing',
    cook: 'Kitchen',
    desk: 'Order desk',
    picker: 'Order picking',
    operator: 'Halles operations',
  },
  allows: {
    owner: 'Does everything, and manages the business, its team and its data.',
    buyer: 'Orders up to their limits, changes and closes orders, writes reviews.',
    cook: 'Fills the cart and orders up to their limits. Above that, asks for an approval.',
    desk: 'Answers orders, keeps products and prices, sends promotions.',
    picker: 'Sees what there is to prepare, without any price.',
    operator: '',
  },
  intro: 'Everyone logs in with an email and a password of their own.',
  loadError: 'Your team could not be loaded.',
  members: 'Members',
  name: 'Name',
  role: 'Role',
  limits: 'Limits',
  lastSeen: 'Last seen',
  actions: 'Actions',
  you: ' (you)',
  contact: 'Person in charge',
  neverSeen: 'Not recently',
  perOrder: (amount) => `${amount} per order`,
  perWeek: (amount) => `${amount} per week`,
  allApproved: 'Each order needs an approval',
  noLimit: 'No limit',
  onlyYou: 'You are the only one on your team. Invite those who order or prepare with you.',

  invite: 'Invite',
  inviteTitle: 'Invite someone',
  inviteHint: 'They will get an email with a link that works once, for seven days.',
  email: 'Email',
  orderLimit: 'Limit per order',
  weekLimit: 'Limit per week',
  limitHint: 'In dollars, before taxes. Empty: no limit.',
  cookLimitHint: 'In dollars, before taxes. 0: each order needs an approval. Empty: no limit.',
  language: 'Language of the email',
  languageHint: 'French, unless the person has requested English.',
  languages: { fr: 'French', en: 'English' },
  send: 'Send the invitation',
  invited: (email) => `The invitation was sent to ${email}.`,

  change: 'Change',
  changeOf: (name) => `Change the role of ${name}`,
  save: 'Save the role',
  changed: (name) => `The role of ${name} was saved.`,
  remove: 'Remove',
  removeOf: (name) => `Remove ${name} from the team`,
  removeTitle: (name) => `Remove ${name} from the team?`,
  removeMessage: (name) =>
    `${name} will no longer be able to act for this business, and their devices will be logged out of it at once. Invitations that they sent and that are still open end. What was done stays.`,
  removed: (name) => `${name} is no longer on the team.`,
  leave: 'Leave the team',
  leaveTitle: (business) => `Leave the team of ${business}?`,
  leaveMessage:
    'You will no longer be able to act for this business and you will be logged out. To come back you will need a new invitation.',

  invitations: 'Open invitations',
  expires: (moment) => `Expires on ${moment}`,
  expired: (moment) => `Expired on ${moment}`,
  withdraw: 'Withdraw the invitation',
  withdrawOf: (email) => `Withdraw the invitation to ${email}`,
  withdrawn: (email) => `The invitation to ${email} was withdrawn.`,

  invitationTitle: (business) => `Join ${business}`,
  invitationPending: 'Invitation',
  invitedBy: (person, business) =>
    `${person} invites you to join the team of ${business} on Halles.`,
  roleIs: (role) => `Your role: ${role}.`,
  yourEmail: 'Your email',
  newHere: 'Enter your name and choose a password. You will log in with this email.',
  knownHere: 'This email already has an account on Halles. Enter its password.',
  password: 'Password',
  accept: 'Join the team',
  otherSignedIn: (email) =>
    `This invitation is for ${email}, but this device is logged in to someone else’s account.`,
  signOut: 'Log out and continue',
  over: 'This invitation is no longer valid: it was used, it has expired, or the business withdrew or replaced it. Ask whoever invited you for a new one.',
  invitationError: 'The invitation could not be loaded.',
  terms: 'By joining the team you accept these terms for the business:',
  privacy: 'Your first name, last name, email, role and what you do for the business are kept.',

  current: 'current business',
  unsentTitle: 'Some changes have not been sent',
  unsent: (changes, business) =>
    changes > 1
      ? `${changes} changes made for ${business} could not be sent. This device stores them for that business and will send them when you come back to it.`
      : `One change made for ${business} could not be sent. This device stores it for that business and will send it when you come back to it.`,
  switchAnyway: 'Switch business anyway',
}

/** The team of a business, the invitation to it, and the choice of the business that one acts for. */
export const teamTexts = { fr, en }
