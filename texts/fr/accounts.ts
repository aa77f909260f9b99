/** The account page of a restaurant and of a supplier. Messages as SPEC section 8. */
export const accounts = {
  title: 'Mon compte',
  info: 'Mes coordonnées',
  loadError: 'Impossible de charger vos coordonnées.',
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
  saved: 'Les modifications ont été enregistrées.',
  saveFailed: 'Les modifications n’ont pas pu être enregistrées.',
  changesNotSaved:
    'Vos dernières modifications n’ont pas été enregistrées. Vous pouvez les reprendre.',
  restoreChanges: 'Reprendre mes modifications',

  emailTitle: 'Changer le courriel de connexion?',
  emailMessage: (email: string) =>
    `Ce courriel sert à vous connecter. Nous enverrons un lien à ${email}. Le changement prendra effet quand vous cliquerez sur ce lien.`,
  emailPending: (pending: string) =>
    `Nous avons envoyé un lien de confirmation à ${pending}. Votre courriel de connexion restera le même tant que vous n’aurez pas cliqué sur ce lien.`,
  confirmEmailTitle: 'Nouveau courriel de connexion',
  confirmEmail:
    'Confirmez que cette adresse est la vôtre. Elle deviendra votre courriel de connexion.',
  confirmEmailSubmit: 'Confirmer cette adresse',
  emailConfirmed: 'Votre courriel de connexion a été changé.',
  deadLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, il date de plus d’un jour, ou une demande plus récente le remplace.',
  toAccount: 'Aller à mon compte',

  dataTitle: 'Vos données',
  data: 'Obtenez tout ce que Halles conserve sur votre compte, dans un fichier JSON.',
  download: 'Télécharger mes données',
  downloadFile: 'halles-mes-donnees.json',
  downloadFailed: 'Vos données n’ont pas pu être téléchargées.',
  privacy: 'Ce que nous conservons, et pourquoi',
  close: 'Fermer mon compte',
  closeTitle: 'Fermer votre compte?',
  closeMessage:
    'La fermeture est définitive. Votre nom, votre courriel, votre téléphone et votre adresse sont effacés. Les commandes passées restent au nom de l’entreprise, sans ces renseignements.',
  closeSubmit: 'Fermer définitivement le compte',
  closedTitle: 'Votre compte est fermé',
  closed: 'Merci d’avoir utilisé Halles. Votre session est fermée.',
}
