/** The account page of a restaurant and of a supplier. Messages as SPEC section 8. */
export const accounts = {
  title: 'Mon compte',
  info: 'Mes informations',
  loadError: 'Impossible de charger vos informations.',
  restaurantName: 'Nom du restaurant',
  supplierName: 'Nom du fournisseur',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Adresse',
  city: 'Ville',
  zipCode: 'Code postal',
  personInCharge: 'Personne responsable',
  minimumOrder: 'Minimum de commande',
  citiesServed: 'Villes desservies',
  showAll: (count: number) => `Afficher les ${count} villes`,

  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Les modifications ont été enregistrées',
  saveFailed: 'Les modifications n’ont pas pu être enregistrées',
  notSaved: 'Vos dernières modifications n’ont pas été enregistrées. Elles sont encore là.',
  takeUpAgain: 'Reprendre mes modifications',

  emailTitle: 'Changer le courriel de connexion?',
  emailMessage: (email: string) =>
    `Ce courriel sert à vous connecter. Nous enverrons un lien à ${email}\u00a0: le changement se fait quand vous l’ouvrez. D’ici là, rien ne change.`,
  emailPending: (pending: string) =>
    `Un lien de confirmation attend dans la boîte ${pending}. D’ici à ce que vous l’ouvriez, votre courriel de connexion reste le même.`,
  confirmEmailTitle: 'Nouveau courriel de connexion',
  confirmEmail: 'Confirmez que cette boîte est la vôtre\u00a0: vous vous connecterez avec elle.',
  confirmEmailSubmit: 'Confirmer cette adresse',
  emailConfirmed: 'Votre courriel de connexion est changé',
  deadLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, il a plus d’un jour, ou une demande plus récente le remplace.',
  toAccount: 'Aller à mon compte',

  dataTitle: 'Vos données',
  data: 'Tout ce que Halles conserve sur votre compte, dans un fichier JSON.',
  download: 'Télécharger mes données',
  downloadFile: 'halles-mes-donnees.json',
  downloadFailed: 'Vos données n’ont pas pu être téléchargées',
  privacy: 'Ce que nous conservons, et pourquoi',
  close: 'Fermer mon compte',
  closeTitle: 'Fermer votre compte?',
  closeMessage:
    'La fermeture est définitive. Vos noms, votre courriel, votre téléphone et votre adresse sont effacés. Les commandes passées restent au nom de l’entreprise, sans eux.',
  closeSubmit: 'Fermer le compte pour de bon',
  closedTitle: 'Votre compte est fermé',
  closed: 'Merci d’être passé au marché. Vous êtes maintenant déconnecté.',
  leave: 'Aller à l’accueil',
}
