/**
 * The question whether suppliers may send a restaurant promotions, with what the law has it say; the sentence that names
 * who asks is in legal.ts. A change of any of these words, in either language, takes a new CONSENT_WORDING.
 */
const question = {
  question:
    'Acceptez-vous de recevoir par courriel les promotions des fournisseurs qui desservent votre ville?',
  withdraw:
    'Vous pouvez retirer votre consentement en tout temps, par le lien au bas de chaque promotion ou dans «\u00a0Mon compte\u00a0». Votre réponse ne change rien à votre compte ni à vos commandes.',
  yes: 'Oui, j’accepte',
  no: 'Non, je n’en veux pas',
}

/** Asking for consent to promotions, and what a restaurant sees of its answer. */
export const promotionConsent = {
  ...question,
  title: 'Promotions par courriel',
  given: (moment: string) =>
    `Vous avez accepté de recevoir les promotions des fournisseurs qui desservent votre ville (${moment}).`,
  refused: (moment: string) => `Vous avez choisi de ne recevoir aucune promotion (${moment}).`,
  withdrawNow: 'Retirer mon consentement',
  saved: 'Votre réponse est enregistrée.',
}
