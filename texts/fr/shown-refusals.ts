/** Those that the screens say themselves too; the others come with the server's answer, and browsers do not load them. */
export const shownRefusals = {
  not_permitted:
    'Votre rôle dans cette entreprise ne le permet pas. Adressez-vous à son propriétaire.',
  cart_changed: 'Votre panier a changé entre-temps. Vérifiez-le, puis passez la commande.',
  promotions_off:
    'Les promotions ne sont pas offertes sur ce site\u00a0: son exploitant n’y est pas encore nommé avec son adresse. Écrivez-nous.',
  internal_error: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  import_empty: 'Ce fichier n’ajoute et ne modifie aucun produit.',
  customers_unchanged: 'Ce fichier n’ajoute et ne modifie aucun client.',
  prices_unchanged: 'Ce fichier ne change aucun prix de la liste.',
}
