/** The page that greets a visitor. */
export const landing = {
  title: 'Halles, le marché de gros des restaurants',
  headline: 'Tous vos fournisseurs, un seul panier.',
  lead: 'Halles réunit les grossistes alimentaires du Québec. Les restaurants comparent les prix au kilo, remplissent un panier et commandent partout à la fois.',

  ways: {
    title: 'Deux portes pour entrer',
    restaurant: {
      title: 'Vous cuisinez',
      text: 'Comparez chaque produit, commandez à toute heure, suivez ce que chaque fournisseur livre.',
      signUp: 'Inscrire mon restaurant',
    },
    supplier: {
      title: 'Vous approvisionnez',
      text: 'Montrez votre catalogue, en français et en anglais, aux restaurants de vos villes. Acceptez ou modifiez leurs commandes en deux gestes.',
      signUp: 'Inscrire mon entreprise',
    },
  },

  stall: {
    title: 'Même produit, trois prix',
    note: 'Exemple. Ajoutez une caisse pour voir.',
    product: 'Épaule de bœuf désossée',
    supplier: 'Fournisseur',
    case: 'Caisse',
    price: 'Prix par caisse',
    perKilo: 'Prix au kilo',
    unit: (price: string) => `${price}/kg`,
    best: 'Le moins cher au kilo',
    add: (supplier: string) => `Ajouter une caisse\u00a0: ${supplier}`,
    cart: 'Panier',
    empty: 'Votre panier est vide.',
    missing: (amount: string, supplier: string) =>
      `Encore ${amount} pour commander chez ${supplier}`,
    reached: 'Minimum de commande atteint',
    total: 'Total',
  },

  steps: {
    title: 'Comment ça marche',
    list: [
      {
        title: 'Comparez',
        text: 'Cherchez «\u00a0épaule\u00a0» ou ouvrez une catégorie\u00a0: tous les fournisseurs qui livrent dans votre ville, leurs prix en dollars, à la caisse et au kilo.',
      },
      {
        title: 'Remplissez un seul panier',
        text: 'Mêlez les fournisseurs à votre guise. Le minimum de commande de chacun reste sous vos yeux.',
      },
      {
        title: 'Suivez chaque réponse',
        text: 'Chaque fournisseur accepte, modifie ou refuse sa part. Vous voyez ce qui change, et le total suit.',
      },
    ],
  },

  cost: {
    title: 'Ce que ça coûte',
    supplier: 'Fournisseurs',
    supplierPrice: 'Gratuit',
    supplierText: 'L’inscription ne coûte rien. Halles n’ajoute rien à vos prix.',
    restaurant: 'Restaurants',
    restaurantPrice: 'Un forfait mensuel',
    restaurantText: 'Pour tout le marché. Les prix des produits sont ceux des fournisseurs.',
  },

  questions: {
    title: 'Questions',
    all: 'Toutes les questions',
    list: {
      delivery: {
        question: 'Qui livre les commandes?',
        answer: 'Chaque fournisseur organise la livraison directement avec le restaurant.',
      },
      minimum: {
        question: 'Pourquoi y a-t-il un minimum de commande?',
        answer:
          'Chaque fournisseur fixe le sien, pour que la livraison en vaille la peine. Halles vous dit toujours ce qu’il manque pour l’atteindre.',
      },
      activation: {
        question: 'Quand mon compte est-il ouvert?',
        answer:
          'Chaque nouveau compte est vérifié par une personne. Un courriel de confirmation vous parvient dès qu’il est activé.',
      },
      changes: {
        question: 'Que se passe-t-il si un produit vient à manquer?',
        answer:
          'Le fournisseur réduit la quantité ou retire la ligne. Vous voyez l’ancienne et la nouvelle quantité côte à côte, et le total suit.',
      },
    },
  },
}
