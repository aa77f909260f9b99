/** What restaurants say of suppliers: the form, and the lists on both sides. */
export const reviews = {
  tab: 'Avis reçus',
  write: 'Donner mon avis',
  editOwn: 'Modifier mon avis',
  writeAbout: (supplier: string) => `Donner mon avis sur ${supplier}`,
  edit: (day: string) => `Modifier mon avis du ${day}`,
  lead: 'Qualité, livraison, emballage\u00a0: écrivez ce qui aiderait un autre restaurant à choisir.',
  supplier: 'Fournisseur',
  chooseSupplier: 'Choisissez un fournisseur',
  rating: 'Note',
  stars: (stars: number) => (stars > 1 ? `${stars} étoiles sur 5` : `${stars} étoile sur 5`),
  ratingLabels: ['Décevant', 'Passable', 'Correct', 'Très bien', 'Excellent'],
  review: 'Votre avis',
  publishedHint: 'Votre avis sera publié avec le nom de votre restaurant.',
  submit: 'Envoyer mon avis',
  save: 'Enregistrer mon avis',
  submitted: 'Votre avis a été envoyé!',

  suppliersError: 'Impossible de charger les fournisseurs.',
  ownError: 'Impossible de vérifier si vous avez déjà donné votre avis.',
  loadError: 'Impossible de charger les avis.',
  count: (count: number) => `${count.toLocaleString('fr-CA')} avis`,
  shown: (shown: number, all: number) =>
    `${shown.toLocaleString('fr-CA')} avis affichés sur ${all.toLocaleString('fr-CA')}`,
  loadMore: 'Afficher des avis plus anciens',
  none: 'Ce fournisseur n’a pas encore d’avis.',
  noneReceived:
    'Aucun restaurant ne vous a encore donné son avis. Les restaurants y sont invités après chaque commande terminée.',
  hasOrdered: 'A commandé chez ce fournisseur',
  hasOrderedHere: 'A commandé chez vous',
}
