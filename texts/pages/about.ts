const fr = {
  title: 'À propos de Halles',
  lead: 'Halles est le marché de gros en ligne où les restaurants du Québec commandent chez tous leurs fournisseurs à la fois.',
  sections: [
    {
      title: 'Comment ça fonctionne',
      paragraphs: [
        'Les produits sont classés en dix catégories, du bœuf aux fruits et légumes. Ils se vendent à la caisse, en dollars; chacun a un nom français et un nom anglais.',
        'Le restaurant remplit un seul panier. Chaque fournisseur reçoit sa partie de la commande. Il l’accepte, la modifie ou la refuse. Halles ne livre pas et ne fixe aucun prix. Vous choisissez un jour offert par le fournisseur; à défaut, vous en convenez avec lui.',
      ],
    },
    {
      title: 'Pourquoi Halles',
      paragraphs: [
        'Commander chez six fournisseurs, c’est souvent six listes de prix, six appels et des caisses de 5\u00a0kg à comparer avec des caisses de 20\u00a0lb. Sur Halles, le prix de ce qui se vend au poids s’affiche aussi au kilo, et les modifications du fournisseur s’affichent ligne par ligne.',
      ],
    },
  ],
  audiencesTitle: 'À qui s’adresse Halles',
  audiences: {
    restaurant: {
      title: 'Restaurants',
      text: 'Pour toute cuisine qui achète à la caisse. Vous voyez les fournisseurs qui livrent dans votre ville, leurs prix et les avis d’autres restaurants.',
      cost: 'Un forfait mensuel',
      signUp: 'Inscrire mon restaurant',
    },
    supplier: {
      title: 'Fournisseurs',
      text: 'Pour les grossistes, les producteurs et les transformateurs. Vous fixez vos prix et votre minimum de commande, et vous choisissez les villes que vous desservez.',
      cost: 'Inscription gratuite',
      signUp: 'Inscrire mon entreprise',
    },
  },
  activation: {
    title: 'Ouverture d’un compte',
    steps: [
      'Vous remplissez le formulaire d’inscription.',
      'Notre équipe vérifie les renseignements.',
      'Vous recevez un courriel de confirmation dès que le compte est activé. Vous pouvez alors vous connecter.',
    ],
  },
  contact: {
    title: 'Nous joindre',
    text: 'Écrivez-nous au moyen du formulaire. Nous répondons par courriel.',
    contact: 'Nous écrire',
    faq: 'Lire les questions fréquentes',
  },
}

const en: typeof fr = {
  title: 'About Halles',
  lead: 'Halles is the online wholesale market where Québec’s restaurants order from all their suppliers at once.',
  sections: [
    {
      title: 'How it works',
      paragraphs: [
        'Products fall into ten categories, from beef to fruits and vegetables. They are sold by the case, in dollars; each has a French name and an English name.',
        'The restaurant fills a single cart. Each supplier receives its part of the order and accepts, changes or rejects it. Halles does not deliver and sets no price. You choose a day that the supplier offers; failing that, you arrange one with them.',
      ],
    },
    {
      title: 'Why Halles',
      paragraphs: [
        'Ordering from six suppliers often means six price lists, six phone calls, and 5 kg cases to compare with 20 lb cases. On Halles, anything sold by weight also shows its price per kilo, and a supplier’s changes are shown line by line.',
      ],
    },
  ],
  audiencesTitle: 'Who it is for',
  audiences: {
    restaurant: {
      title: 'Restaurants',
      text: 'For any kitchen that buys by the case. You see the suppliers that deliver to your city, their prices and other restaurants’ reviews.',
      cost: 'A monthly fee',
      signUp: 'Sign up my restaurant',
    },
    supplier: {
      title: 'Suppliers',
      text: 'For wholesalers, producers and processors. You set your prices and your minimum order, and choose the cities you serve.',
      cost: 'Free sign-up',
      signUp: 'Sign up my business',
    },
  },
  activation: {
    title: 'Opening an account',
    steps: [
      'You fill in the sign-up form.',
      'Our team reviews the details.',
      'You get a confirmation email as soon as the account is activated. You can then log in.',
    ],
  },
  contact: {
    title: 'Contact us',
    text: 'Write to us with the contact form. We answer by email.',
    contact: 'Write to us',
    faq: 'Read the frequently asked questions',
  },
}

/** Who runs the market, for whom and why (product.md 1). */
export const aboutTexts = { fr, en }
