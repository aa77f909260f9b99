/** Getting back in, and choosing another password. Messages as product.md 5 and 8. */
export const passwords = {
  forgottenTitle: 'Mot de passe oublié',
  forgotten:
    'Indiquez le courriel de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
  email: 'Courriel',
  send: 'Envoyer le lien',
  sent: 'Un courriel vous a été envoyé.',
  sentHint: (email: string) =>
    `Si un compte actif utilise ${email}, vous y recevrez un lien d’ici quelques minutes. Il ne sert qu’une fois et expire au bout d’une heure.`,

  resetTitle: 'Nouveau mot de passe',
  reset: 'Choisissez le mot de passe de votre compte. Tous vos appareils seront déconnectés.',
  newPassword: 'Nouveau mot de passe',
  confirmation: 'Confirmation du mot de passe',
  resetSubmit: 'Enregistrer le mot de passe',
  resetDone: 'Le mot de passe a été réinitialisé.',
  resetFailed: 'Le mot de passe n’a pas pu être réinitialisé.',
  deadLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, il date de plus d’une heure, ou une demande plus récente le remplace.',
  askAgain: 'Demander un nouveau lien',

  change: 'Changer le mot de passe',
  changeHint: 'Vos autres appareils seront déconnectés.',
  current: 'Mot de passe actuel',
  changed: 'Le mot de passe a été changé.',
  changeFailed: 'Le mot de passe n’a pas pu être changé.',
}
