import type { LegalSentence } from '@halles/contract/legal-details.ts'
import type { Section } from '../section.ts'

const sections = (legal: Record<LegalSentence, string>): readonly Section[] => [
  {
    title: 'Qui nous sommes',
    paragraphs: [
      legal.runBy,
      'Halles est un service en ligne où des restaurants commandent à des fournisseurs alimentaires. Dans ces conditions, «\u00a0nous\u00a0» désigne l’entreprise qui exploite Halles, et «\u00a0vous\u00a0», l’entreprise qui y ouvre un compte.',
    ],
  },
  {
    title: 'Comptes',
    paragraphs: [
      'Halles s’adresse aux entreprises, pas aux consommateurs. Vous vous inscrivez au nom d’un restaurant ou d’un fournisseur que vous avez le droit de représenter, avec des renseignements exacts que vous tenez à jour.',
      'Nous vérifions chaque inscription avant d’activer le compte. Si nous la refusons, nous vous en donnons le motif par courriel.',
      'Chaque membre de votre équipe se connecte en son propre nom. Ce qu’il accepte ou fait sur Halles, il l’accepte et le fait pour l’entreprise, dans les limites de son rôle.',
      'Gardez votre mot de passe pour vous. Vous répondez de ce qui est fait avec votre compte, à moins de nous avoir avisés que quelqu’un d’autre s’en sert.',
    ],
  },
  {
    title: 'Ce que Halles fait, et ne fait pas',
    paragraphs: [
      'Halles présente aux restaurants les catalogues des fournisseurs qui desservent leur ville, transmet les commandes et les réponses, et envoie les courriels qui s’y rapportent.',
      'La vente se conclut entre le restaurant et le fournisseur, quand celui-ci accepte la commande, telle quelle ou avec des modifications. Nous n’y sommes pas partie\u00a0: nous n’achetons, ne vendons, n’entreposons et ne livrons rien.',
    ],
  },
  {
    title: 'Modifications, propositions, annulation et notes de crédit',
    list: [
      {
        term: 'Annulation',
        text: 'Le restaurant peut modifier ou annuler une commande tant que le fournisseur n’y a pas répondu. Une fois acceptée, il peut encore la réduire ou l’annuler jusqu’à l’heure limite de sa livraison; le reste demande l’accord du fournisseur.',
      },
      {
        term: 'Réduction',
        text: 'Le fournisseur peut réduire ou retirer une ligne d’une commande acceptée, en donnant son motif. Il n’augmente jamais une quantité de lui-même.',
      },
      {
        term: 'Propositions',
        text: 'Un remplacement, un ajout ou un autre jour n’engage personne avant que l’autre partie l’accepte. Sans réponse dans le délai affiché, la proposition est refusée. Un restaurant peut accepter d’avance les remplacements de la même catégorie qui ne coûtent pas plus cher.',
      },
      {
        term: 'Réclamations',
        text: 'Le restaurant peut réclamer un crédit pour ce qui n’est pas arrivé comme convenu, dans le délai que fixe le fournisseur. Halles transmet la réclamation et la réponse; la note de crédit se règle entre le restaurant et le fournisseur.',
      },
    ],
  },
  {
    title: 'Prix, taxes, livraison et paiement',
    list: [
      {
        term: 'Prix',
        text: 'Chaque fournisseur fixe les siens, par caisse, en dollars canadiens et avant taxes. Une commande garde les prix affichés au moment où elle est passée.',
      },
      { term: 'Taxes', text: 'Le fournisseur les ajoute, s’il y a lieu, sur sa facture.' },
      {
        term: 'Livraison',
        text: 'Le restaurant choisit un jour offert par le fournisseur; à défaut, il en convient avec lui. Les frais se règlent entre eux.',
      },
      {
        term: 'Paiement',
        text: 'Il se règle directement entre le restaurant et le fournisseur. Nous ne percevons rien sur les commandes.',
      },
      {
        term: 'Produits',
        text: 'Leur qualité, leur salubrité, leur étiquetage et leur rappel relèvent du fournisseur qui les vend.',
      },
    ],
  },
  {
    title: 'Ce que coûte Halles',
    paragraphs: [
      'L’inscription est gratuite pour les fournisseurs. Les restaurants paient un forfait mensuel, dont nous leur donnons le montant sur demande. Un nouveau montant est annoncé au moins 30 jours avant de s’appliquer.',
    ],
  },
  {
    title: 'Usage acceptable',
    paragraphs: [
      'Annoncez des produits que vous avez le droit de vendre, à des prix que vous respecterez; décrivez-les en français, l’anglais peut suivre. Passez des commandes que vous comptez recevoir.',
      'Il est interdit d’essayer d’entrer dans le compte d’un autre, de copier les catalogues par un moyen automatique, de gêner le fonctionnement de Halles, et de se servir des coordonnées vues sur Halles pour autre chose que les commandes.',
      'Ce que vous publiez reste à vous. Vous nous permettez de l’afficher sur Halles aussi longtemps qu’il y est publié.',
    ],
  },
  {
    title: 'Avis',
    paragraphs: [
      'Un restaurant publie un seul avis par fournisseur, avec son nom. L’avis décrit une expérience vécue, sans injure et sans renseignement sur une personne. Nous pouvons retirer un avis qui ne respecte pas ces règles.',
    ],
  },
  {
    title: 'Promotions',
    paragraphs: [
      'Seuls les restaurants qui y ont consenti reçoivent des promotions. Cette question est posée à part de ces conditions\u00a0: les accepter n’est pas y consentir. Le fournisseur répond de ce qu’il annonce.',
    ],
  },
  {
    title: 'Suspension et fermeture',
    paragraphs: [
      'Nous pouvons suspendre un compte qui ne respecte pas ces conditions ou qui nuit aux autres. Écrivez-nous pour en connaître le motif ou pour le contester.',
      'Vous pouvez fermer votre compte en tout temps dans «\u00a0Mon compte\u00a0», une fois vos commandes en cours terminées. La page sur la confidentialité explique ce qui est effacé et ce qui est conservé.',
    ],
    link: '/privacy',
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      'Nous faisons de notre mieux pour que Halles fonctionne sans interruption ni erreur, mais nous ne pouvons pas le garantir. Nous ne répondons pas des produits, des livraisons, des paiements, ni de ce que publient les restaurants et les fournisseurs.',
      'Rien ici ne limite une responsabilité que la loi défend de limiter, comme celle d’une faute intentionnelle ou lourde, ou d’un préjudice corporel ou moral.',
    ],
  },
  {
    title: 'Droit et langue',
    paragraphs: [
      'Le droit du Québec s’applique à ces conditions, et les tribunaux du Québec sont compétents.',
      'Ces conditions existent en français et en anglais. La version française vous est remise d’abord; la version anglaise ne vous lie que si vous le demandez expressément. En cas de différence, la version française l’emporte.',
    ],
  },
  {
    title: 'Modifications',
    paragraphs: [
      'Nous pouvons changer ces conditions. Les nouvelles sont publiées sur cette page, avec leur date, au moins 30 jours avant de s’appliquer. Si vous ne les acceptez pas, vous pouvez fermer votre compte.',
    ],
  },
  {
    title: 'Questions',
    paragraphs: ['Pour toute question sur ces conditions, écrivez-nous.'],
    link: '/contact-us',
  },
]

const fr = {
  title: 'Conditions d’utilisation',
  updated: (day: string) => `En vigueur depuis le ${day}`,
  lead: 'Ce que Halles fait et ne fait pas, et ce à quoi chacun s’engage. En créant un compte, vous acceptez ces conditions.',
  sections,
}

const en: typeof fr = {
  title: 'Terms of use',
  updated: (day) => `In force since ${day}`,
  lead: 'What Halles does and does not do, and what everyone agrees to. By creating an account, you accept these terms.',
  sections: (legal) => [
    {
      title: 'Who we are',
      paragraphs: [
        legal.runBy,
        'Halles is an online service where restaurants order from food suppliers. In these terms, “we” means the business that runs Halles, and “you” the business that opens an account.',
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'Halles is for businesses, not consumers. You sign up in the name of a restaurant or a supplier that you have the right to represent, with accurate information that you keep up to date.',
        'We review every sign-up before activating the account. If we refuse it, we give you the reason by email.',
        'Each member of your team logs in under their own name. What they accept or do on Halles, they accept and do for the business, within their role.',
        'Keep your password to yourself. You answer for what is done with your account, unless you have told us that someone else is using it.',
      ],
    },
    {
      title: 'What Halles does, and does not do',
      paragraphs: [
        'Halles shows restaurants the catalogues of suppliers that serve their city, passes on orders and answers, and sends the emails about them.',
        'The sale is made between the restaurant and the supplier, when the supplier accepts the order, as it is or with changes. We are not a party to it: we do not buy, sell, store or deliver anything.',
      ],
    },
    {
      title: 'Changes, proposals, cancellation and credits',
      list: [
        {
          term: 'Cancellation',
          text: 'The restaurant may change or cancel an order until the supplier has answered it. Once it is accepted, the restaurant may still reduce or cancel it until the cut-off of its delivery; anything else needs the supplier’s agreement.',
        },
        {
          term: 'Reduction',
          text: 'The supplier may reduce or remove a line of an accepted order, giving its reason. It never increases a quantity by itself.',
        },
        {
          term: 'Proposals',
          text: 'A substitute, an addition or another day binds nobody before the other side accepts it. Unanswered within the time shown, the proposal is refused. A restaurant may accept in advance substitutes of the same category that cost no more.',
        },
        {
          term: 'Credit requests',
          text: 'The restaurant may request a credit for what did not arrive as agreed, within the time that the supplier sets. Halles passes on the request and the answer; the credit is settled between the restaurant and the supplier.',
        },
      ],
    },
    {
      title: 'Prices, taxes, delivery and payment',
      list: [
        {
          term: 'Prices',
          text: 'Each supplier sets its own, per case, in Canadian dollars and before taxes. An order keeps the prices shown when it is placed.',
        },
        { term: 'Taxes', text: 'The supplier adds them, where they apply, on its invoice.' },
        {
          term: 'Delivery',
          text: 'The restaurant chooses a day that the supplier offers; failing that, they arrange one. Fees are settled between them.',
        },
        {
          term: 'Payment',
          text: 'It is settled directly between the restaurant and the supplier. We take nothing from orders.',
        },
        {
          term: 'Products',
          text: 'Their quality, safety, labelling and recall are up to the supplier that sells them.',
        },
      ],
    },
    {
      title: 'What Halles costs',
      paragraphs: [
        'Signing up is free for suppliers. Restaurants pay a monthly fee; we tell them the amount on request. A new amount is announced at least 30 days before it applies.',
      ],
    },
    {
      title: 'Acceptable use',
      paragraphs: [
        'List products that you have the right to sell, at prices that you will honour; describe them in French, English may follow. Place orders that you intend to receive.',
        'It is forbidden to try to enter someone else’s account, to copy catalogues by automated means, to disrupt Halles, or to use contact details seen in Halles for anything but orders.',
        'What you publish remains yours. You allow us to show it in Halles for as long as it is published there.',
      ],
    },
    {
      title: 'Reviews',
      paragraphs: [
        'A restaurant publishes one review per supplier, under its name. The review describes a real experience, without insults and without information about a person. We may remove a review that does not follow these rules.',
      ],
    },
    {
      title: 'Promotions',
      paragraphs: [
        'Only restaurants that have consented receive promotions. That question is asked apart from these terms: accepting them is not consent. The supplier answers for what it announces.',
      ],
    },
    {
      title: 'Suspension and closing',
      paragraphs: [
        'We may suspend an account that does not follow these terms or that harms others. Write to us to learn the reason or to contest it.',
        'You can close your account at any time in “My account”, once your open orders are done. The privacy page explains what is erased and what is kept.',
      ],
      link: '/privacy',
    },
    {
      title: 'Liability',
      paragraphs: [
        'We do our best to keep Halles working without interruption or error, but we cannot guarantee it. We do not answer for products, deliveries, payments, or what restaurants and suppliers publish.',
        'Nothing here limits a liability that the law does not allow to be limited, such as that for intentional or gross fault, or for bodily or moral injury.',
      ],
    },
    {
      title: 'Law and language',
      paragraphs: [
        'The law of Québec applies to these terms, and the courts of Québec have jurisdiction.',
        'These terms exist in French and in English. You are given the French version first; the English version binds you only if you expressly wish so. Where they differ, the French version prevails.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'We may change these terms. New ones are published on this page, with their date, at least 30 days before they apply. If you do not accept them, you can close your account.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: ['For any question about these terms, write to us.'],
      link: '/contact-us',
    },
  ],
}

/** The terms of use. A change of any word, in either language, takes a new TERMS_VERSION. */
export const termsTexts = { fr, en }
