import type { AccountKind } from '@halles/domain/account.ts'

const NBSP = '\u00a0'

const welcome: Record<AccountKind, string> = {
  restaurant:
    'Vous pouvez dès maintenant comparer les prix, remplir un panier et commander chez tous les fournisseurs qui livrent dans votre ville.',
  supplier:
    'Vous pouvez dès maintenant présenter vos produits et recevoir les commandes des restaurants de vos villes.',
  operator: 'Vous pouvez dès maintenant vérifier les comptes du marché.',
}

/** Mails about an account: its opening, its password, its address. */
export const accounts = {
  signUpReceived: {
    subject: 'Votre inscription à Halles est bien reçue',
    thanks: (business: string) => `Merci d’avoir inscrit ${business} à Halles.`,
    next: 'Une personne vérifie chaque nouveau compte. Vous recevrez un courriel dès que le vôtre sera activé; d’ici là, la connexion reste fermée.',
  },
  addressInUse: {
    subject: 'Une inscription avec votre courriel',
    what: `Quelqu’un vient de remplir le formulaire d’inscription de Halles avec cette adresse. Elle a déjà un compte${NBSP}: rien n’a été créé, rien n’a changé.`,
    ifYou:
      'Si c’était vous, servez-vous du compte que vous avez déjà. La page de connexion permet de choisir un autre mot de passe.',
    ifNot: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  emailInUse: {
    subject: 'Une demande avec votre courriel',
    what: `Quelqu’un vient de demander à se connecter à Halles avec cette adresse depuis un autre compte. Elle ouvre déjà le vôtre${NBSP}: la demande reste sans suite, rien n’a changé.`,
    ifNot:
      'Si c’était vous, choisissez une autre adresse pour cet autre compte. Sinon, vous n’avez rien à faire.',
  },
  activated: {
    subject: 'Votre compte Halles est activé',
    what: (business: string) =>
      `Le compte de ${business} est vérifié et activé. Bienvenue au marché!`,
    welcome: (kind: AccountKind) => welcome[kind],
    action: 'Se connecter',
  },
  refused: {
    subject: 'Votre inscription à Halles n’a pas été acceptée',
    what: (business: string) =>
      `Nous avons examiné l’inscription de ${business}. Nous ne pouvons pas l’accepter, pour la raison suivante${NBSP}:`,
    again: 'Si la situation change, vous pouvez vous inscrire de nouveau avec la même adresse.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Halles a été changé',
    what: 'Le mot de passe de votre compte vient d’être changé. Les autres appareils ont été déconnectés.',
    ifNot:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe depuis la page de connexion, puis écrivez-nous.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    what: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Halles.',
    action: 'Choisir un mot de passe',
    limits: 'Ce lien sert une seule fois et expire dans une heure.',
    ifNot: `Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: votre mot de passe reste le même.`,
  },
  emailConfirmation: {
    subject: 'Confirmez votre nouveau courriel',
    what: 'Vous avez demandé à vous connecter à Halles avec cette adresse. Confirmez-la pour que le changement prenne effet.',
    action: 'Confirmer cette adresse',
    ifNot: `Ce lien sert une seule fois et expire dans un jour. Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: rien ne changera.`,
  },
  emailChanged: {
    subject: 'Votre courriel de connexion a changé',
    what: 'Votre compte Halles s’ouvre maintenant avec une autre adresse que celle-ci.',
    ifNot: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
    action: 'Nous écrire',
  },
}
