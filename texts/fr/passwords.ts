/** Getting back in, and choosing another password. Messages as SPEC sections 5 and 8. */
export const passwords = {
  forgottenTitle: 'Mot de passe oublié',
  forgotten:
    'Indiquez le courriel de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
  email: 'Courriel',
  send: 'Envoyer le lien',
  sent: 'Un courriel vous a été envoyé',
  sentHint: (email: string) =>
    `Si un compte actif utilise ${email}, le lien y arrive dans quelques instants. Il sert une seule fois et expire dans une heure.`,

  resetTitle: 'Nouveau mot de passe',
  reset: 'Choisissez le mot de passe de votre compte. Les appareils connectés seront déconnectés.',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  resetSubmit: 'Enregistrer le mot de passe',
  resetDone: 'Le mot de passe a été réinitialisé',
  resetFailed: 'Le mot de passe n’a pas pu être réinitialisé',
  deadLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, il a plus d’une heure, ou une demande plus récente le remplace.',
  askAgain: 'Demander un nouveau lien',

  change: 'Changer le mot de passe',
  changeHint: 'Vos autres appareils seront déconnectés.',
  current: 'Mot de passe actuel',
  changed: 'Mot de passe changé',
  changeFailed: 'Le mot de passe n’a pas pu être changé',
}
