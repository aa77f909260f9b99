/** Frequent questions (SPEC section 1). A key is the question's anchor in the address, in both languages. */
export const faq = {
  title: 'Questions fréquentes',
  lead: 'Chaque question s’ouvre d’un clic. La recherche de votre navigateur trouve aussi les réponses fermées.',
  groups: {
    restaurants: group('Restaurants', {
      suppliers: {
        question: 'Quels fournisseurs est-ce que je vois?',
        answer:
          'Ceux qui livrent dans la ville de votre restaurant. Si vous déménagez, changez la ville dans « Mon compte » : les listes suivent.',
      },
      compare: {
        question: 'Comment comparer une caisse en livres avec une caisse en kilos?',
        answer:
          'Chaque produit montre son prix par caisse et son prix unitaire. Ce qui se vend au poids est ramené au prix au kilo, que la caisse soit en grammes, en livres ou en kilos. Triez par prix unitaire pour voir le moins cher en premier.',
      },
      reviews: {
        question: 'Qui écrit les avis sur les fournisseurs?',
        answer:
          'Les restaurants inscrits, un avis chacun par fournisseur, avec leur nom. Une mention dit si le restaurant a déjà commandé chez ce fournisseur. Vous pouvez modifier le vôtre en tout temps.',
      },
    }),
    suppliers: group('Fournisseurs', {
      visibility: {
        question: 'Qui voit mes produits et mes prix?',
        answer:
          'Les restaurants des villes que vous desservez, une fois leur compte activé. Les visiteurs et les autres fournisseurs ne les voient pas.',
      },
      catalogue: {
        question: 'Comment mettre mon catalogue en ligne?',
        answer:
          'Produit par produit, ou d’un coup avec un fichier CSV ou Excel. Un aperçu montre d’abord ce qui sera ajouté, ce qui changera et ce qui est à corriger; rien n’est enregistré avant que vous ne confirmiez. Chaque produit a un nom français et un nom anglais.',
      },
      changes: {
        question: 'Que faire quand un produit manque?',
        answer:
          'Dans votre catalogue, marquez-le épuisé jusqu’à nouvel ordre ou jusqu’au jour de son retour. Dans une commande en attente, réduisez la quantité ou retirez la ligne : le restaurant en est avisé par courriel.',
      },
      promotions: {
        question: 'Comment annoncer une promotion?',
        answer:
          'Depuis « Mon compte », une fois par heure au plus. Elle part par courriel aux restaurants de vos villes de livraison, sauf à ceux qui se sont désabonnés.',
      },
    }),
    account: group('Compte', {
      activation: {
        question: 'Quand mon compte sera-t-il ouvert?',
        answer:
          'Chaque nouveau compte est vérifié par une personne avant d’être activé. Un courriel de confirmation vous parvient dès que c’est fait; vous pouvez alors vous connecter.',
      },
      password: {
        question: 'J’ai oublié mon mot de passe. Que faire?',
        answer:
          'À la page de connexion, choisissez « Mot de passe oublié? ». Un lien vous parvient par courriel. Il sert une seule fois et expire dans une heure.',
        link: { to: '/login', label: 'Aller à la connexion' },
      },
      closing: {
        question: 'Comment obtenir mes données ou fermer mon compte?',
        answer:
          'Les deux se font dans « Mon compte ». La page sur la confidentialité dit ce qui est effacé et ce qui reste.',
        link: { to: '/privacy', label: 'Lire la page sur la confidentialité' },
      },
    }),
    orders: group('Commandes et livraison', {
      several: {
        question: 'Puis-je commander chez plusieurs fournisseurs à la fois?',
        answer:
          'Oui, c’est à cela que sert le panier. La commande part en une fois, et chaque fournisseur reçoit sa part.',
      },
      minimum: {
        question: 'Pourquoi y a-t-il un minimum de commande?',
        answer:
          'Chaque fournisseur fixe le sien, pour que la livraison en vaille la peine. Le panier dit ce qu’il manque pour l’atteindre; la commande part quand tous les minimums sont atteints.',
      },
      answers: {
        question: 'Que se passe-t-il une fois la commande envoyée?',
        answer:
          'Chaque fournisseur accepte sa part, la modifie ou la refuse, et un courriel vous le dit. Il peut réduire une quantité ou retirer une ligne, jamais augmenter. L’ancienne et la nouvelle quantité restent côte à côte, et le total suit.',
      },
      delivery: {
        question: 'Qui livre, et quand?',
        answer:
          'Le fournisseur. Il organise la livraison directement avec le restaurant; chacun trouve les coordonnées de l’autre dans Halles.',
      },
    }),
    prices: group('Prix et paiement', {
      cost: {
        question: 'Combien coûte Halles?',
        answer:
          'L’inscription est gratuite pour les fournisseurs. Les restaurants paient un forfait mensuel; écrivez-nous pour en connaître le montant.',
        link: { to: '/contact-us', label: 'Nous écrire' },
      },
      prices: {
        question: 'Que comprennent les prix?',
        answer:
          'Ce sont ceux du fournisseur, en dollars, pour une caisse. Halles n’y ajoute rien. Le prix d’une commande est celui du moment où elle part : il ne bouge plus, même si le catalogue change.',
      },
      payment: {
        question: 'Comment payer une commande?',
        answer:
          'Halles ne perçoit pas le paiement des commandes. Convenez-en avec le fournisseur, comme de la livraison.',
      },
    }),
  },
}

type Question = {
  question: string
  answer: string
  /** A page that takes the reader further. */
  link?: { to: '/login' | '/contact-us' | '/privacy'; label: string }
}

/** Keeps the anchors in the type, so that English has the same. */
function group<Anchor extends string>(title: string, list: Record<Anchor, Question>) {
  return { title, list }
}
