import type { OtherPlaceName, PlaceGroup } from '@halles/contract/other-places.ts'

const places: Record<OtherPlaceName, string> = {
  pick: 'Liste de préparation',
  deliveries: 'Livraisons',
  invoices: 'Factures',
  invoiceSettings: 'Réglages des factures',
  checkout: 'Passer la commande',
  orderText: 'Écrire ou coller une commande',
  substitutes: 'Remplacements',
  review: 'Donner un avis',
  inviteSupplier: 'Inviter un fournisseur',
  prices: 'Hausser ou baisser des prix (%)',
  priceLists: 'Listes de prix',
  specials: 'Produits en solde',
  lots: 'Lots et rappels',
  import: 'Importer ou exporter',
  customerImport: 'Importer et inviter des clients',
  deliveryDays: 'Jours de livraison',
  promotion: 'Envoyer une promotion',
  receivedReviews: 'Avis reçus',
  certificates: 'Certificats',
  taxes: 'Taxes',
  business: 'Entreprise',
  activity: 'Activité',
  team: 'Équipe',
  profile: 'Profil',
}
const groups: Record<PlaceGroup, string> = {
  work: 'Travail',
  business: 'Votre entreprise',
  self: 'Vous',
}

const fr = {
  title: 'Plus',
  groups,
  places,
}

const en: typeof fr = {
  title: 'More',
  groups: { work: 'Work', business: 'Your business', self: 'You' },
  places: {
    pick: 'Pick list',
    deliveries: 'Deliveries',
    invoices: 'Invoices',
    invoiceSettings: 'Invoice settings',
    checkout: 'Check out',
    orderText: 'Type or paste an order',
    substitutes: 'Substitutes',
    review: 'Review a supplier',
    inviteSupplier: 'Invite a supplier',
    prices: 'Raise or lower prices (%)',
    priceLists: 'Price lists',
    specials: 'Specials',
    lots: 'Lots and recalls',
    import: 'Import or export',
    customerImport: 'Import and invite customers',
    deliveryDays: 'Delivery days',
    promotion: 'Send a promotion',
    receivedReviews: 'Reviews received',
    certificates: 'Certificates',
    taxes: 'Taxes',
    business: 'Business',
    activity: 'Activity',
    team: 'Team',
    profile: 'Profile',
  },
}

/** The page "Plus": the places that stand in no bar. */
export const moreTexts = { fr, en }
