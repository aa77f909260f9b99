/** The page that greets a visitor. */
export const landing = {
  title: 'Halles, le marché de gros des restaurants',
  headline: 'Tous vos fournisseurs, un seul panier.',
  lead: 'Halles réunit les grossistes alimentaires du Québec. Les restaurants comparent les prix au kilo, remplissent un panier et passent toutes leurs commandes d’un coup.',

  audiences: {
    title: 'Restaurant ou fournisseur?',
    restaurant: {
      title: 'Pour les restaurants',
      text: 'Comparez chaque produit, commandez à toute heure et suivez la réponse de chaque fournisseur.',
      signUp: 'Inscrire mon restaurant',
    },
    supplier: {
      title: 'Pour les fournisseurs',
      text: 'Présentez votre catalogue, en français et en anglais, aux restaurants de vos villes. Acceptez ou modifiez leurs commandes en deux clics.',
      signUp: 'Inscrire mon entreprise',
    },
  },

  demo: {
    title: 'Même produit, plusieurs prix',
    note: 'Exemple tiré du marché de démonstration. Ajoutez une caisse pour essayer.',
    product: 'Produit',
    supplier: 'Fournisseur',
    case: 'Caisse',
    price: 'Prix par caisse',
    perKilo: 'Prix au kilo',
    unit: (price: string) => `${price}/kg`,
    best: 'Le moins cher au kilo',
    add: (product: string, supplier: string) => `Ajouter une caisse\u00a0: ${product}, ${supplier}`,
  },

  steps: {
    title: 'Comment ça marche',
    list: [
      {
        title: 'Comparez',
        text: 'Cherchez «\u00a0épaule\u00a0» ou ouvrez une catégorie\u00a0: vous voyez tous les fournisseurs qui livrent dans votre ville et leurs prix, à la caisse et au kilo.',
      },
      {
        title: 'Remplissez un seul panier',
        text: 'Combinez vos fournisseurs. Le minimum de commande de chacun reste affiché.',
      },
      {
        title: 'Suivez chaque réponse',
        text: 'Chaque fournisseur accepte, modifie ou refuse sa partie de la commande. Les modifications s’affichent et le total est recalculé.',
      },
    ],
  },

  cost: {
    title: 'Tarifs',
    supplier: 'Fournisseurs',
    supplierPrice: 'Gratuit',
    supplierText: 'L’inscription est gratuite. Halles n’ajoute rien à vos prix.',
    restaurant: 'Restaurants',
    restaurantPrice: 'Un forfait mensuel',
    restaurantText:
      'Pour commander chez tous les fournisseurs. Les prix des produits sont ceux des fournisseurs.',
    ask: 'Demander le montant',
  },

  questions: {
    title: 'Questions fréquentes',
    all: 'Toutes les questions',
    list: {
      delivery: {
        question: 'Qui livre les commandes?',
        answer: 'Chaque fournisseur organise la livraison directement avec le restaurant.',
      },
      minimum: {
        question: 'Pourquoi y a-t-il un minimum de commande?',
        answer:
          'Chaque fournisseur fixe le sien pour que la livraison soit rentable. Le panier indique combien il manque pour l’atteindre.',
      },
      activation: {
        question: 'Quand mon compte sera-t-il activé?',
        answer:
          'Notre équipe vérifie chaque nouveau compte. Vous recevrez un courriel de confirmation dès qu’il sera activé.',
      },
      changes: {
        question: 'Que se passe-t-il si un produit est épuisé?',
        answer:
          'Le fournisseur réduit la quantité, retire la ligne ou propose un remplacement. L’ancienne et la nouvelle quantité s’affichent côte à côte et le total est recalculé.',
      },
    },
  },
}
