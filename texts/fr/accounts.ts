/** The account page of a restaurant and of a supplier. Messages as product.md 8. */
export const accounts = {
  title: 'Mon compte',
  activity: 'Activité',
  info: 'Entreprise',
  profile: 'Profil',
  team: 'Équipe',
  certificates: 'Certificats',
  loadError: 'Impossible de charger les coordonnées de l’entreprise.',
  profileError: 'Impossible de charger votre profil.',
  ownersOnly: (owner: string) =>
    `Seul un propriétaire peut modifier ces renseignements. Adressez-vous à ${owner}.`,
  teamOfOwners: (owner: string) =>
    `Seul un propriétaire peut gérer l’équipe. Adressez-vous à ${owner}.`,
  anOwner: 'un propriétaire de l’entreprise',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Rôle',
  language: 'Langue',
  languageHint: 'Celle de l’écran et de nos courriels.',
  editProfile: 'Modifier mon profil',
  contactHint: 'En enregistrant, vous devenez la personne responsable.',
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
  openTo: 'Qui peut commander',
  openToNames: {
    everyone: 'Tous les restaurants des villes desservies',
    customers: 'Mes clients seulement',
  },
  openToHints: {
    everyone: 'Sauf ceux dont vous avez fermé le compte.',
    customers:
      'Les autres voient votre fiche, sans vos produits, et peuvent vous demander un compte.',
  },
  deliveryDays: 'Jours de livraison',
  substitutes: 'Remplacements',
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
    `Ce courriel sert à vous connecter. Nous enverrons un lien à ${email}. La modification prendra effet quand vous la confirmerez par ce lien, avec votre mot de passe.`,
  emailPending: (pending: string) =>
    `Nous avons envoyé un lien de confirmation à ${pending}. Votre courriel de connexion restera le même tant que vous n’aurez pas confirmé la modification par ce lien.`,
  confirmEmailTitle: 'Nouveau courriel de connexion',
  confirmEmail:
    'Cette adresse deviendra votre courriel de connexion. Entrez le mot de passe de votre compte pour la confirmer.',
  confirmEmailSubmit: 'Confirmer cette adresse',
  emailConfirmed: 'Votre courriel de connexion a été changé.',
  deadLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, il date de plus d’un jour, ou la demande a été remplacée ou annulée.',
  toAccount: 'Aller à mon compte',
  withdrawEmail: 'Annuler cette modification',
  emailWithdrawn: 'La modification est annulée. Votre courriel de connexion reste le même.',
  undoEmailTitle: 'Annuler la modification du courriel',
  undoEmail:
    'L’adresse qui a reçu ce lien redeviendra votre courriel de connexion. Tous les appareils seront déconnectés et le mot de passe actuel ne fonctionnera plus. Nous enverrons à cette adresse un lien pour en choisir un nouveau.',
  undoEmailSubmit: 'Annuler la modification',
  emailUndone:
    'La modification a été annulée et tous les appareils ont été déconnectés. Pour vous connecter, choisissez un nouveau mot de passe au moyen du lien que nous venons d’envoyer à cette adresse.',
  deadUndoLink:
    'Ce lien n’est plus valide\u00a0: il a déjà servi, ou il date de plus de sept jours. Si quelqu’un d’autre utilise votre compte, écrivez-nous.',
  contactUs: 'Nous écrire',

  dataTitle: 'Vos données',
  data: 'Obtenez tout ce que Halles conserve sur votre compte, dans un fichier JSON.',
  download: 'Télécharger mes données',
  privacy: 'Ce que nous conservons, et pourquoi',
  closing: {
    business: {
      close: 'Fermer mon compte',
      title: 'Fermer votre compte?',
      message:
        'La fermeture est définitive. Votre nom, votre courriel, votre téléphone et votre adresse sont effacés. Les commandes passées restent au nom de l’entreprise, sans ces renseignements.',
      submit: 'Fermer définitivement le compte',
      closedTitle: 'Votre compte est fermé',
    },
    person: {
      close: 'Supprimer mon accès',
      title: 'Supprimer votre accès?',
      message:
        'La suppression est définitive, dans toutes vos entreprises. Votre nom, votre courriel et votre mot de passe sont effacés. Ce que vous avez fait y reste, sous «\u00a0ancien membre\u00a0».',
      submit: 'Supprimer définitivement mon accès',
      closedTitle: 'Votre accès est supprimé',
    },
  },
  closed: 'Merci d’avoir utilisé Halles. Votre session est fermée.',
}
