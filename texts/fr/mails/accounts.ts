import type { AccountKind } from '@halles/domain/account.ts'

const NBSP = '\u00a0'

const welcome: Record<AccountKind, string> = {
  restaurant:
    'Vous pouvez dès maintenant comparer les prix, remplir un panier et commander chez tous les fournisseurs qui livrent dans votre ville.',
  supplier:
    'Vous pouvez dès maintenant présenter vos produits et recevoir les commandes des restaurants de vos villes desservies.',
  operator: 'Vous pouvez dès maintenant vérifier les comptes de Halles.',
}

/** Mails about an account: its opening, its password, its address. */
export const accounts = {
  signUpReceived: {
    subject: 'Votre inscription à Halles est bien reçue',
    thanks: (business: string) => `Merci d’avoir inscrit ${business} à Halles.`,
    next: 'Nous vérifions chaque nouveau compte. Vous recevrez un courriel dès que le vôtre sera activé; d’ici là, vous ne pouvez pas vous connecter.',
  },
  addressInUse: {
    subject: 'Une inscription avec votre courriel',
    intro: `Quelqu’un vient de remplir le formulaire d’inscription de Halles avec votre courriel. Un compte existe déjà avec cette adresse${NBSP}: rien n’a été créé ni modifié.`,
    ifYou:
      'Si c’était vous, utilisez le compte que vous avez déjà. La page de connexion permet de choisir un nouveau mot de passe.',
    ifNot: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  emailInUse: {
    subject: 'Une demande avec votre courriel',
    intro: `Quelqu’un a demandé à utiliser cette adresse comme courriel de connexion d’un autre compte Halles. Elle sert déjà à votre compte${NBSP}: la demande a été refusée et rien n’a changé.`,
    ifNot:
      'Si c’était vous, choisissez une autre adresse pour cet autre compte. Sinon, vous n’avez rien à faire.',
  },
  activated: {
    subject: 'Votre compte Halles est activé',
    intro: (business: string) =>
      `Le compte de ${business} a été vérifié et activé. Bienvenue dans Halles!`,
    welcome: (kind: AccountKind) => welcome[kind],
    action: 'Se connecter',
  },
  refused: {
    subject: 'Votre inscription à Halles n’a pas été acceptée',
    intro: (business: string) =>
      `Nous avons examiné l’inscription de ${business}. Nous ne pouvons pas l’accepter, pour le motif suivant${NBSP}:`,
    reapply: 'Si la situation change, vous pouvez vous inscrire de nouveau avec la même adresse.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Halles a été changé',
    intro:
      'Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.',
    ifNot:
      'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe depuis la page de connexion, puis écrivez-nous.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    intro:
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Halles.',
    action: 'Choisir un mot de passe',
    limits: 'Ce lien ne sert qu’une fois et expire au bout d’une heure.',
    ifNot: `Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: votre mot de passe reste le même.`,
  },
  emailConfirmation: {
    subject: 'Confirmez votre nouveau courriel',
    intro:
      'Vous avez demandé à vous connecter à Halles avec cette adresse. Confirmez-la pour que le changement prenne effet.',
    action: 'Confirmer cette adresse',
    ifNot: `Ce lien ne sert qu’une fois et expire au bout de 24 heures. Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: rien ne changera.`,
  },
  emailChanged: {
    subject: 'Votre courriel de connexion a changé',
    intro: 'Le courriel de connexion de votre compte Halles n’est plus cette adresse.',
    ifNot: 'Si ce n’était pas vous, écrivez-nous immédiatement.',
    action: 'Nous écrire',
  },
}
