/** What forms share, and the problems that only a form can see. */
export const forms = {
  showPassword: 'Afficher ou masquer le mot de passe',
  passwordRule: 'De 8 à 30 caractères',
  passwordToConfirm: 'Mot de passe, pour confirmer',
  allRequired: 'Tous les champs sont obligatoires.',
  draftRestored: (moment: string) => `Votre brouillon du ${moment} a été repris.`,
  discardDraft: 'Effacer le brouillon',
  problems: {
    email_required: 'Entrez votre courriel.',
    password_required: 'Entrez votre mot de passe.',
    /** Beside an e-mail that is missing as well. */
    password_required_too: 'Entrez votre mot de passe.',
    city_required: 'Choisissez votre ville.',
    passwords_differ: 'Les mots de passe ne correspondent pas.',
    confirmation_differs: 'La confirmation ne correspond pas à votre mot de passe.',
    consent_required: 'Choisissez oui ou non.',
    series_number_invalid: 'Entrez un nombre entier de 1 à 99\u00a0999\u00a0999.',
    english_not_wished:
      'Lisez d’abord la version française, puis confirmez que vous choisissez la version anglaise.',
  },

  business: 'Votre entreprise',
  name: { restaurant: 'Nom du restaurant', supplier: 'Nom de l’entreprise' },
  address: 'Adresse',
  city: 'Ville',
  zipCode: 'Code postal',
  phone: 'Téléphone',
  person: 'Personne responsable',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  delivery: 'Vos livraisons',
  minimumOrder: 'Minimum de commande',
  minimumOrderHint: 'Montant à partir duquel vous livrez. Entrez 0 si vous n’avez pas de minimum.',

  citiesError: 'La liste des villes n’a pas pu être chargée.',
  citiesNone: 'Aucune ville trouvée',
  deliveryCities: 'Villes desservies',
  deliveryCitiesHint: 'Seuls les restaurants de ces villes verront vos produits.',
  deliveryCitiesCount: (count: number) =>
    count > 1
      ? `${count} villes choisies`
      : count === 1
        ? '1 ville choisie'
        : 'Aucune ville choisie',
  addRegion: {
    montreal: (count: number) => `Ajouter le Grand Montréal (${count})`,
    quebec: (count: number) => `Ajouter la région de Québec (${count})`,
  },
  showChosenCities: (count: number) => `Voir les ${count} villes choisies`,
  addEveryCity: (count: number) => `Ajouter les ${count} villes`,
  removeEveryCity: 'Tout retirer',
  removeCity: (name: string) => `Retirer ${name}`,
  citiesByKeyboard:
    'Flèches\u00a0: aller d’une ville à l’autre. Supprimer\u00a0: la retirer. Une lettre\u00a0: aller à la ville qui commence ainsi.',
}
