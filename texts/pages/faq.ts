const fr = {
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
          'Dans votre catalogue, indiquez qu’il est épuisé, jusqu’à nouvel ordre ou jusqu’au jour de son retour. Dans une commande en attente, réduisez la quantité, retirez la ligne ou proposez un remplacement\u00a0: le restaurant reçoit un courriel.',
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
          'Chaque fournisseur accepte sa partie, la modifie ou la refuse, et vous recevez un courriel. Il peut réduire une quantité, retirer une ligne ou proposer un remplacement, mais jamais augmenter une quantité. L’ancienne et la nouvelle quantité s’affichent côte à côte et le total est recalculé.',
      },
      delivery: {
        question: 'Qui livre, et quand?',
        answer:
          'Chaque fournisseur livre ses produits. Vous choisissez un jour offert par le fournisseur; à défaut, vous en convenez avec lui. Chacun voit les coordonnées de l’autre sur Halles.',
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

const en: typeof fr = {
  title: 'Frequently asked questions',
  groups: {
    restaurants: {
      title: 'Restaurants',
      list: {
        suppliers: {
          question: 'Which suppliers can I see?',
          answer:
            'Those that deliver to your restaurant’s city. If you move, change the city under “My account”: your lists will be updated.',
        },
        compare: {
          question: 'How do I compare a case in pounds with a case in kilos?',
          answer:
            'Each product shows its price per case and its price per unit. For anything sold by weight, the price per unit is per kilo, whether the case is in grams, pounds or kilos. Sort by price per unit to see the cheapest first.',
        },
        reviews: {
          question: 'Who writes the reviews of suppliers?',
          answer:
            'Restaurants that have signed up. Each writes one review per supplier, published with the restaurant’s name. A note says whether the restaurant has ordered from that supplier. You can edit your review at any time.',
        },
      },
    },
    suppliers: {
      title: 'Suppliers',
      list: {
        visibility: {
          question: 'Who sees my products and my prices?',
          answer:
            'Restaurants in the cities you serve, once their account is activated. Visitors and other suppliers do not see them.',
        },
        catalogue: {
          question: 'How do I put my catalogue online?',
          answer:
            'Product by product, or all at once with a CSV or Excel file. A preview first shows what will be added, what will change and what needs fixing; nothing is saved until you confirm. Each product has a French name and an English name.',
        },
        changes: {
          question: 'What do I do when a product runs out?',
          answer:
            'In your catalogue, mark it as out of stock, until further notice or until the day it is back. In a pending order, reduce the quantity, remove the line or propose a substitute: the restaurant gets an email.',
        },
        promotions: {
          question: 'How do I announce a promotion?',
          answer:
            'Under “My account”, once an hour at most. The promotion is sent by email to restaurants in the cities you serve that have agreed to receive promotions.',
        },
      },
    },
    account: {
      title: 'Account',
      list: {
        activation: {
          question: 'When will my account be activated?',
          answer:
            'Our team reviews every new account before activating it. You will get a confirmation email as soon as that is done; you can then log in.',
        },
        password: {
          question: 'I forgot my password. What should I do?',
          answer:
            'On the login page, choose “Forgot your password?”. You’ll get a link by email. It works once and expires after an hour.',
          link: { to: '/login', label: 'Go to the login page' },
        },
        closing: {
          question: 'How do I get my data or close my account?',
          answer:
            'Both are done under “My account”. The privacy page explains what is erased and what is kept.',
          link: { to: '/privacy', label: 'Read the privacy page' },
        },
      },
    },
    orders: {
      title: 'Orders and delivery',
      list: {
        several: {
          question: 'Can I order from several suppliers at once?',
          answer: 'Yes. The order is sent all at once; each supplier receives its part.',
        },
        minimum: {
          question: 'Why is there a minimum order?',
          answer:
            'Each supplier sets its own to make delivery worthwhile. The cart shows how much is missing to reach it. You can place the order once every minimum is met.',
        },
        answers: {
          question: 'What happens once the order is sent?',
          answer:
            'Each supplier accepts, changes or rejects its part, and you get an email. A supplier can reduce a quantity, remove a line or propose a substitute, but never increase a quantity. The old and the new quantity are shown side by side and the total is updated.',
        },
        delivery: {
          question: 'Who delivers, and when?',
          answer:
            'Each supplier delivers its own products. You choose a day that the supplier offers; failing that, you arrange one with them. Each sees the other’s contact details on Halles.',
        },
      },
    },
    prices: {
      title: 'Prices and payment',
      list: {
        cost: {
          question: 'How much does Halles cost?',
          answer:
            'Signing up is free for suppliers. Restaurants pay a monthly fee; write to us to find out the amount.',
          link: { to: '/contact-us', label: 'Write to us' },
        },
        prices: {
          question: 'What do the prices include?',
          answer:
            'They are the supplier’s prices, in dollars, for one case. Halles adds nothing to them. Prices are set when you place the order.',
        },
        taxes: {
          question: 'Are taxes and delivery included?',
          answer:
            'No. The prices shown are before taxes: where they apply, the supplier adds them on its invoice. Delivery charges, if any, are settled directly with the supplier.',
          link: { to: '/terms', label: 'Read the terms of use' },
        },
        payment: {
          question: 'How do I pay for an order?',
          answer:
            'Halles does not collect payment for orders. Arrange payment directly with the supplier, as for delivery.',
        },
      },
    },
  },
}

/** Frequent questions (product.md 1). A key is the question's anchor in the address, in both languages. */
export const faqTexts = { fr, en }
