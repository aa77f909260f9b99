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
    title: 'Prix, taxes, livraison et paiement',
    list: [
      {
        term: 'Prix',
        text: 'Chaque fournisseur fixe les siens, par caisse, en dollars canadiens et avant taxes. Une commande garde les prix affichés au moment où elle est passée.',
      },
      { term: 'Taxes', text: 'Le fournisseur les ajoute, s’il y a lieu, sur sa facture.' },
      {
        term: 'Livraison',
        text: 'Le restaurant et le fournisseur en conviennent directement, frais compris.',
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
      'Annoncez des produits que vous avez le droit de vendre, à des prix que vous respecterez. Passez des commandes que vous comptez recevoir.',
      'Il est interdit d’essayer d’entrer dans le compte d’un autre, de copier les catalogues par un moyen automatique, de gêner le fonctionnement de Halles, et de se servir des coordonnées vues dans Halles pour autre chose que les commandes.',
      'Ce que vous publiez reste à vous. Vous nous permettez de l’afficher dans Halles aussi longtemps qu’il y est publié.',
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
      'Rien ici ne limite une responsabilité que la loi défend de limiter, comme celle d’une faute intentionnelle ou lourde, ou d’un préjudice corporel.',
    ],
  },
  {
    title: 'Droit et langue',
    paragraphs: [
      'Le droit du Québec s’applique à ces conditions, et les tribunaux du Québec sont compétents.',
      'Ces conditions existent en français et en anglais. En cas de différence, la version française l’emporte.',
    ],
  },
  {
    title: 'Changements',
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

/** The terms of use. A change of any word, in either language, takes a new TERMS_VERSION. */
export const terms = {
  title: 'Conditions d’utilisation',
  updated: (day: string) => `En vigueur depuis le ${day}`,
  lead: 'Ce que Halles fait et ne fait pas, et ce à quoi chacun s’engage. En créant un compte, vous acceptez ces conditions.',
  sections,
}
