/** Frequent questions (SPEC section 1). A key is the question's anchor in the address, in both languages. */
export const faq = {
  title: 'Questions fréquentes',
  groups: {
    restaurants: group('Restaurants', {
      suppliers: {
        question: 'Quels fournisseurs puis-je voir?',
        answer:
          'Ceux qui livrent dans la ville de votre restaurant. Si vous déménagez, changez la ville dans «\u00a0Mon compte\u00a0»\u00a0: vos listes seront mises à jour.',
      },
      compare: {
        question: 'Comment comparer une caisse en livres avec une caisse en kilos?',
        answer:
          'Chaque produit affiche son prix par caisse et son prix unitaire. Pour ce qui se vend au poids, le prix unitaire est au kilo, que la caisse soit en grammes, en livres ou en kilos. Triez par prix unitaire pour voir les produits les moins chers d’abord.',
      },
      reviews: {
        question: 'Qui écrit les avis sur les fournisseurs?',
        answer:
          'Les restaurants inscrits. Un seul avis par restaurant et par fournisseur, publié avec le nom du restaurant. Une mention indique si le restaurant a déjà commandé chez ce fournisseur. Vous pouvez modifier votre avis en tout temps.',
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
          'Produit par produit, ou d’un coup avec un fichier CSV ou Excel. Un aperçu montre d’abord ce qui sera ajouté, ce qui changera et ce qui est à corriger; rien n’est enregistré avant que vous confirmiez. Chaque produit a un nom français et un nom anglais.',
      },
      changes: {
        question: 'Que faire quand un produit manque?',
        answer:
          'Dans votre catalogue, indiquez qu’il est épuisé, jusqu’à nouvel ordre ou jusqu’au jour de son retour. Dans une commande en attente, réduisez la quantité ou retirez la ligne\u00a0: le restaurant reçoit un courriel.',
      },
      promotions: {
        question: 'Comment annoncer une promotion?',
        answer:
          'Dans «\u00a0Mon compte\u00a0», une fois par heure au plus. La promotion est envoyée par courriel aux restaurants de vos villes desservies qui ont accepté d’en recevoir.',
      },
    }),
    account: group('Compte', {
      activation: {
        question: 'Quand mon compte sera-t-il activé?',
        answer:
          'Notre équipe vérifie chaque nouveau compte avant de l’activer. Vous recevrez un courriel de confirmation dès que ce sera fait; vous pourrez alors vous connecter.',
      },
      password: {
        question: 'J’ai oublié mon mot de passe. Que faire?',
        answer:
          'À la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0». Vous recevrez un lien par courriel. Il ne sert qu’une fois et expire au bout d’une heure.',
        link: { to: '/login', label: 'Aller à la connexion' },
      },
      closing: {
        question: 'Comment obtenir mes données ou fermer mon compte?',
        answer:
          'Les deux se font dans «\u00a0Mon compte\u00a0». La page sur la confidentialité explique ce qui est effacé et ce qui est conservé.',
        link: { to: '/privacy', label: 'Lire la page sur la confidentialité' },
      },
    }),
    orders: group('Commandes et livraison', {
      several: {
        question: 'Puis-je commander chez plusieurs fournisseurs à la fois?',
        answer: 'Oui. La commande part en une seule fois; chaque fournisseur reçoit sa partie.',
      },
      minimum: {
        question: 'Pourquoi y a-t-il un minimum de commande?',
        answer:
          'Chaque fournisseur fixe le sien pour que la livraison soit rentable. Le panier indique combien il manque pour l’atteindre. Vous pouvez passer la commande quand tous les minimums sont atteints.',
      },
      answers: {
        question: 'Que se passe-t-il une fois la commande envoyée?',
        answer:
          'Chaque fournisseur accepte sa partie, la modifie ou la refuse, et vous recevez un courriel. Il peut réduire une quantité ou retirer une ligne, mais jamais augmenter une quantité. L’ancienne et la nouvelle quantité s’affichent côte à côte et le total est recalculé.',
      },
      delivery: {
        question: 'Qui livre, et quand?',
        answer:
          'Le fournisseur. Il organise la livraison directement avec le restaurant; chacun voit les coordonnées de l’autre dans Halles.',
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
          'Ce sont les prix du fournisseur, en dollars, pour une caisse. Halles n’y ajoute rien. Les prix sont fixés au moment où vous passez la commande.',
      },
      taxes: {
        question: 'Les taxes et la livraison sont-elles comprises?',
        answer:
          'Non. Les prix affichés sont avant taxes\u00a0: s’il y en a, le fournisseur les ajoute sur sa facture. Les frais de livraison, s’il y en a, se règlent directement avec lui.',
        link: { to: '/terms', label: 'Lire les conditions d’utilisation' },
      },
      payment: {
        question: 'Comment payer une commande?',
        answer:
          'Halles ne perçoit pas le paiement des commandes. Le paiement se règle directement avec le fournisseur, comme la livraison.',
      },
    }),
  },
}

type Question = {
  question: string
  answer: string
  /** A page that takes the reader further. */
  link?: { to: '/login' | '/contact-us' | '/privacy' | '/terms'; label: string }
}

/** Keeps the anchors in the type, so that English has the same. */
function group<Anchor extends string>(title: string, list: Record<Anchor, Question>) {
  return { title, list }
}
