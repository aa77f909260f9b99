import type { Role } from '@halles/domain/role.ts'

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

/** The team of a business, the invitation to it, and the choice of the business that one acts for. */
export const team = {
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
  neverSeen: 'Aucune récente',
  perOrder: (amount: string) => `${amount} par commande`,
  perWeek: (amount: string) => `${amount} par semaine`,
  allApproved: 'Chaque commande est à approuver',
  noLimit: 'Sans plafond',
  onlyYou:
    'Vous êtes seul dans votre équipe. Invitez les personnes qui commandent ou préparent avec vous.',

  invite: 'Inviter',
  inviteTitle: 'Inviter une personne',
  inviteHint:
    'Elle recevra un courriel avec un lien qui ne sert qu’une fois et expire au bout de sept jours.',
  email: 'Courriel',
  chooseRole: 'Choisissez un rôle.',
  orderLimit: 'Plafond par commande',
  weekLimit: 'Plafond par semaine',
  limitHint: 'En dollars, avant les taxes. Vide\u00a0: sans plafond.',
  cookLimitHint:
    'En dollars, avant les taxes. 0\u00a0: chaque commande est à approuver. Vide\u00a0: sans plafond.',
  language: 'Langue du courriel',
  languages: { fr: 'Français', en: 'Anglais' },
  send: 'Envoyer l’invitation',
  invited: (email: string) => `L’invitation est envoyée à ${email}.`,

  change: 'Modifier',
  changeOf: (name: string) => `Modifier le rôle de ${name}`,
  save: 'Enregistrer le rôle',
  changed: (name: string) => `Le rôle de ${name} est enregistré.`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de l’équipe`,
  removeTitle: (name: string) => `Retirer ${name} de l’équipe?`,
  removeMessage: (name: string) =>
    `${name} ne pourra plus agir pour cette entreprise, et ses appareils en seront déconnectés tout de suite. Les invitations en attente de cette personne prennent fin. Ce qui a été fait reste.`,
  removed: (name: string) => `${name} ne fait plus partie de l’équipe.`,
  leave: 'Quitter l’équipe',
  leaveTitle: (business: string) => `Quitter l’équipe de ${business}?`,
  leaveMessage:
    'Vous ne pourrez plus agir pour cette entreprise et vous serez déconnecté. Pour y revenir, il vous faudra une nouvelle invitation.',

  invitations: 'Invitations en attente',
  expires: (moment: string) => `Expire le ${moment}`,
  expired: (moment: string) => `Expirée le ${moment}`,
  withdraw: 'Annuler l’invitation',
  withdrawOf: (email: string) => `Annuler l’invitation de ${email}`,
  withdrawn: (email: string) => `L’invitation de ${email} est annulée.`,

  invitationTitle: (business: string) => `Rejoindre ${business}`,
  invitationPending: 'Invitation',
  invitedBy: (person: string, business: string) =>
    `${person} vous invite à rejoindre l’équipe de ${business} sur Halles.`,
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
  terms: 'En rejoignant l’équipe, vous acceptez ces conditions\u00a0:',

  current: 'entreprise actuelle',
  unsentTitle: 'Des changements ne sont pas envoyés',
  unsent: (changes: number, business: string) =>
    changes > 1
      ? `${changes} changements faits pour ${business} n’ont pas pu être envoyés. Cet appareil les conserve pour cette entreprise et les enverra quand vous y reviendrez.`
      : `Un changement fait pour ${business} n’a pas pu être envoyé. Cet appareil le conserve pour cette entreprise et l’enverra quand vous y reviendrez.`,
  switchAnyway: 'Changer d’entreprise quand même',
}
