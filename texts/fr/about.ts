/** Who runs the market, for whom and why (SPEC section 1). */
export const about = {
  title: 'À propos de Halles',
  lead: 'Halles est le marché de gros en ligne où les restaurants du Québec commandent chez tous leurs fournisseurs à la fois.',
  sections: [
    {
      title: 'Ce que c’est',
      paragraphs: [
        'Un étal par fournisseur, une allée par catégorie, du bœuf aux fruits et légumes. Les produits se vendent à la caisse, en dollars, et portent leur nom en français et en anglais.',
        'Le restaurant remplit un seul panier. À l’envoi, chaque fournisseur reçoit sa part, qu’il accepte, modifie ou refuse. Halles ne livre pas et ne fixe aucun prix : le fournisseur organise la livraison directement avec le restaurant.',
      ],
    },
    {
      title: 'Pourquoi',
      paragraphs: [
        'Commander chez six fournisseurs, c’est souvent six listes de prix, six appels, et des caisses de 5 kg à comparer avec des caisses de 20 lb. Ici, ce qui se vend au poids est ramené au prix au kilo, et ce que le fournisseur change se voit ligne par ligne.',
      ],
    },
  ],
  forWhom: 'Pour qui',
  sides: {
    restaurant: {
      title: 'Les restaurants',
      text: 'Toute cuisine qui achète à la caisse. Vous voyez les fournisseurs qui livrent dans votre ville, leurs prix et les avis d’autres restaurants.',
      cost: 'Un forfait mensuel',
      signUp: 'Inscrire mon restaurant',
    },
    supplier: {
      title: 'Les fournisseurs',
      text: 'Grossistes, producteurs, transformateurs. Vous fixez vos prix, vos villes de livraison et votre minimum de commande.',
      cost: 'Inscription gratuite',
      signUp: 'Inscrire mon entreprise',
    },
  },
  review: {
    title: 'Comment un compte est ouvert',
    steps: [
      'Vous remplissez le formulaire d’inscription.',
      'Une personne de notre équipe vérifie les renseignements.',
      'Un courriel de confirmation vous prévient dès que le compte est activé. Vous pouvez alors vous connecter.',
    ],
  },
  reach: {
    title: 'Comment nous joindre',
    text: 'Par le formulaire de contact. Une personne vous répond par courriel.',
    contact: 'Nous écrire',
    faq: 'Lire les questions fréquentes',
  },
}
