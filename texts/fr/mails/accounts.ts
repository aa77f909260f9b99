import type { AccountKind } from '@halles/domain/account.ts'
import { de } from '../elision.ts'

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
    subject: 'Votre inscription sur Halles est bien reçue',
    thanks: (business: string) => `Merci d’avoir inscrit ${business} sur Halles.`,
    next: 'Nous vérifions chaque nouveau compte. Vous recevrez un courriel dès que le vôtre sera activé; d’ici là, vous ne pouvez pas vous connecter.',
  },
  addressInUse: {
    subject: 'Une inscription avec votre courriel',
    intro: `Quelqu’un vient de remplir le formulaire d’inscription de Halles avec votre courriel. Un compte existe déjà avec cette adresse, ou existait il y a moins de sept jours${NBSP}: rien n’a été créé ni modifié.`,
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
      `Le compte ${de(business)} a été vérifié et activé. Bienvenue sur Halles!`,
    welcome: (kind: AccountKind) => welcome[kind],
    action: 'Se connecter',
  },
  refused: {
    subject: 'Votre inscription sur Halles n’a pas été acceptée',
    intro: (business: string) =>
      `Nous avons examiné l’inscription ${de(business)}. Nous ne pouvons pas l’accepter, pour le motif suivant${NBSP}:`,
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
      'Vous avez demandé à vous connecter sur Halles avec cette adresse. Confirmez-la, avec le mot de passe de votre compte, pour que la modification prenne effet.',
    action: 'Confirmer cette adresse',
    ifNot: `Ce lien ne sert qu’une fois et expire au bout de 24 heures. Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: rien ne changera.`,
  },
  emailChangeRequested: {
    subject: 'Demande de modification de votre courriel de connexion',
    intro: (email: string) =>
      `Quelqu’un, sans doute vous, a demandé que le courriel de connexion de votre compte Halles devienne ${email}. La modification prendra effet quand elle sera confirmée par le lien envoyé à cette adresse, avec le mot de passe du compte.`,
    undo: `Si ce n’était pas vous, annulez la demande${NBSP}: tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.`,
    action: 'Annuler la demande',
    limits: 'Ce lien ne sert qu’une fois et expire au bout de sept jours.',
  },
  emailChanged: {
    subject: 'Votre courriel de connexion a changé',
    intro: (email: string) =>
      `Le courriel de connexion de votre compte Halles est maintenant ${email}, et non plus cette adresse.`,
    undo: `Si ce n’était pas vous, annulez la modification${NBSP}: cette adresse redevient votre courriel de connexion, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.`,
    action: 'Annuler la modification',
    limits: 'Ce lien ne sert qu’une fois et expire au bout de sept jours.',
  },
  emailChangeUndone: {
    subject: 'Votre courriel de connexion est rétabli',
    intro:
      'Cette adresse est le courriel de connexion de votre compte Halles. La modification demandée a été annulée, tous les appareils ont été déconnectés et l’ancien mot de passe ne fonctionne plus.',
    next: 'Choisissez un nouveau mot de passe pour vous connecter.',
    action: 'Choisir un mot de passe',
    limits:
      'Ce lien ne sert qu’une fois et expire au bout d’une heure. Ensuite, demandez-en un autre depuis la page de connexion.',
  },
}
