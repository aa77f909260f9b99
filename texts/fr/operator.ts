/** What the operator of the market reads. */
export const operator = {
  title: 'Comptes à vérifier',
  waiting: (count: number) =>
    count > 1 ? `${count} comptes attendent une réponse.` : `${count} compte attend une réponse.`,
  none: 'Aucun compte en attente. Les nouvelles inscriptions arrivent ici.',
  refresh: 'Actualiser',
  more: 'Afficher la suite',
  kind: { restaurant: 'Restaurant', supplier: 'Fournisseur', operator: 'Exploitant' },
  since: (day: string) => `Inscrit le ${day}`,
  person: 'Responsable',
  email: 'Courriel',
  phone: 'Téléphone',
  address: 'Adresse',
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais' },
  minimum: 'Minimum de commande',
  cities: 'Villes livrées',
  activate: 'Activer le compte',
  activateName: (name: string) => `Activer le compte de ${name}`,
  activateTitle: (name: string) => `Activer ${name}?`,
  activateMessage: 'Le compte pourra se connecter dès maintenant et recevra un courriel.',
  activated: (name: string) => `Compte activé : ${name}`,
}
