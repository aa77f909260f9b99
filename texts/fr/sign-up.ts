/** Signing up, in two steps. Messages as product.md 8. */
export const signUp = {
  title: 'Créer un compte',
  step: (step: number) => `Étape ${step} sur 2`,
  choose: 'Quel compte voulez-vous créer?',
  kinds: {
    restaurant: {
      title: 'Un restaurant',
      text: 'Je compare les prix et je commande chez plusieurs fournisseurs à la fois.',
      cost: 'Forfait mensuel',
    },
    supplier: {
      title: 'Un fournisseur',
      text: 'Je présente mon catalogue et je réponds aux commandes des restaurants.',
      cost: 'Gratuit',
    },
  },
  details: { restaurant: 'Compte de restaurant', supplier: 'Compte de fournisseur' },
  change: 'Changer de type de compte',
  password: 'Mot de passe',
  confirmation: 'Confirmation du mot de passe',
  account: 'Mot de passe',
  terms: {
    restaurant:
      'En créant ce compte, vous acceptez les conditions d’utilisation. Les fournisseurs chez qui vous commandez voient le nom de votre entreprise, ses coordonnées et celles de la personne responsable.',
    supplier:
      'En créant ce compte, vous acceptez les conditions d’utilisation. Les restaurants de vos villes voient le nom de votre entreprise, ses coordonnées et celles de la personne responsable.',
    privacy: 'Ce que nous conservons, et pourquoi',
    /** Of whoever signs up in English: the French terms come first (Charter of the French language, s. 55). */
    inFrench: 'Conditions d’utilisation, version française',
    frenchFirst:
      'La loi du Québec veut que la version française de ces conditions vous soit remise d’abord.',
    wishEnglish:
      'La version française m’a été remise. Je demande expressément à être lié par la version anglaise.',
  },
  submit: 'Créer le compte',
  successTitle: 'Demande reçue',
  success:
    'Nous vérifions maintenant votre compte. Vous recevrez un courriel dès qu’il sera activé; vous pourrez alors vous connecter.',
  successHint: (email: string) => `Nous vous écrirons à ${email}.`,
  successButton: 'Compris',
  haveAccount: 'Vous avez déjà un compte?',
}
