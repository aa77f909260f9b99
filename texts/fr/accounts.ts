/** The account page of a restaurant and of a supplier. */
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
  logout: 'Se déconnecter',
}
