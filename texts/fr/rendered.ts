import type { RenderedPage } from '@halles/contract/pages.ts'

/** What search engines and shared links say of each page that anyone may read. Apart from the other words: only the build needs them. */
const descriptions = {
  landing:
    'Comparez les prix au kilo des grossistes alimentaires du Québec, remplissez un seul panier et commandez chez tous vos fournisseurs à la fois.',
  'about-us':
    'Halles réunit restaurants et fournisseurs alimentaires du Québec au même endroit\u00a0: fonctionnement, clientèle et ouverture d’un compte.',
  faq: 'Prix, minimum de commande, livraison, inscription\u00a0: les réponses aux questions des restaurants et des fournisseurs sur Halles.',
  privacy:
    'Ce que Halles conserve de vous, pourquoi et combien de temps, et ce que vous pouvez demander, selon la Loi 25 du Québec.',
  terms:
    'Ce que Halles fait et ne fait pas, qui fixe les prix, les taxes et la livraison, et ce à quoi restaurants et fournisseurs s’engagent.',
  'contact-us':
    'Une question sur Halles, le marché de gros des restaurants du Québec? Écrivez à notre équipe.',
  login:
    'Connectez-vous sur Halles, le marché de gros des restaurants et des fournisseurs du Québec.',
  signup:
    'Inscrivez votre restaurant ou votre entreprise sur Halles. L’inscription est gratuite pour les fournisseurs.',
  'signup-restaurant':
    'Inscrivez votre restaurant sur Halles\u00a0: un seul panier pour tous vos fournisseurs alimentaires.',
  'signup-supplier':
    'Inscrivez votre entreprise sur Halles et recevez les commandes des restaurants de vos villes. C’est gratuit.',
  'not-authorized': 'Cette page de Halles est réservée à un autre type de compte.',
  'not-found': 'Cette page de Halles n’existe pas.',
} satisfies Record<RenderedPage, string>

/** Where a form needs a script. */
export const rendered = {
  descriptions,
  /** While the application does not start, or when it cannot. */
  start: {
    retrying:
      'Halles n’a pas fini de se charger. Les boutons et les formulaires de cette page ne répondent pas encore. Nouvel essai en cours.',
    failed:
      'Halles n’a pas pu se charger. Les boutons et les formulaires de cette page ne répondent pas.',
    reload: 'Recharger la page',
  },
  needsScript: 'Ce formulaire exige JavaScript, qui est désactivé dans votre navigateur.',
  /** On the application's empty page, in both languages. */
  applicationNeedsScript:
    'Halles exige JavaScript, qui est désactivé dans votre navigateur. Activez-le, puis rechargez la page.',
}
