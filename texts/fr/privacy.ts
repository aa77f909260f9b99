import type { LegalSentence } from '@halles/contract/legal-details.ts'
import type { Section } from '../section.ts'

const sections = (legal: Record<LegalSentence, string>): readonly Section[] => [
  {
    title: 'Personne responsable',
    paragraphs: [
      legal.runBy,
      legal.privacyOfficer,
      'Vous pouvez aussi écrire au moyen du formulaire de la page «\u00a0Nous joindre\u00a0»; inscrivez «\u00a0renseignements personnels\u00a0» dans votre message. Vous recevrez une réponse dans les 30 jours.',
    ],
    link: '/contact-us',
  },
  {
    title: 'Ce que nous conservons, et pourquoi',
    list: [
      {
        term: 'Votre compte',
        text: 'Nom de l’entreprise, adresse, ville, code postal, téléphone, prénom, nom et courriel de la personne responsable, langue, version des conditions acceptées. Ils servent à vérifier votre inscription, à vous écrire et à permettre la livraison. Du mot de passe, nous ne conservons qu’une empreinte qui ne permet pas de le retrouver.',
      },
      {
        term: 'L’équipe d’une entreprise',
        text: 'Prénom, nom et courriel de chaque membre, rôle, plafonds, dates d’arrivée et de départ, dernière visite. Les propriétaires de l’entreprise les voient. Ce que chacun fait pour elle est noté avec la date et l’heure\u00a0: l’entreprise voit qui l’a fait, l’autre partie d’une commande ne voit que le prénom.',
      },
      {
        term: 'Pour un fournisseur',
        text: 'Minimum de commande, villes desservies, catalogue, promotions envoyées. Les restaurants de ces villes voient le catalogue, le minimum et vos coordonnées.',
      },
      {
        term: 'Vos commandes',
        text: 'Produits, quantités, prix, dates et réponses des fournisseurs. Le fournisseur d’une commande voit le nom, le téléphone, l’adresse et le courriel du restaurant, pour la livrer.',
      },
      {
        term: 'Vos avis',
        text: 'La note et le texte que vous publiez sur un fournisseur, avec le nom de votre restaurant et la date. Les autres restaurants les voient.',
      },
      { term: 'Vos messages', text: 'Prénom, nom, courriel et question, pour vous répondre.' },
      {
        term: 'Les courriels envoyés',
        text: 'L’adresse, la sorte de courriel et la date, pour vérifier qu’il est bien parti.',
      },
      {
        term: 'Vos connexions',
        text: 'Les sessions ouvertes et une empreinte de l’adresse IP utilisée, pour vous laisser entrer quand quelqu’un d’autre essaie de deviner votre mot de passe. Une empreinte permet de reconnaître une adresse, pas de la retrouver.',
      },
      {
        term: 'Les limites contre les abus',
        text: 'Une empreinte de l’adresse IP ou du courriel, avec le nombre d’essais, pour limiter les connexions, les inscriptions et les messages répétés.',
      },
      {
        term: 'Les journaux du serveur',
        text: 'Les erreurs, les connexions, les changements de mot de passe et de rôle et les demandes refusées, avec un identifiant aléatoire de la personne et du compte lorsqu’il est connu. Ils ne contiennent ni adresse IP, ni nom, ni courriel, ni mot de passe.',
      },
      {
        term: 'Les décisions de notre équipe',
        text: 'Activation, refus ou suspension d’un compte, avec le motif et la date.',
      },
    ],
  },
  {
    title: 'Où sont vos renseignements',
    paragraphs: [
      legal.hosting,
      'Nous ne vendons aucun renseignement. En dehors des restaurants et des fournisseurs avec qui vous faites affaire, seules les entreprises qui hébergent Halles ou acheminent ses courriels y ont accès, pour cela seulement.',
    ],
  },
  {
    title: 'Votre consentement aux promotions',
    paragraphs: [
      'Nous demandons à chaque restaurant, à part de l’inscription, s’il accepte de recevoir par courriel les promotions des fournisseurs qui desservent sa ville. Sans un oui de sa part, il n’en reçoit pas. Nous conservons chaque réponse avec sa date, le texte de la question et l’endroit où elle a été donnée. Les fournisseurs ne reçoivent pas votre courriel pour cela\u00a0: c’est Halles qui envoie les promotions.',
      'Chaque promotion indique le nom et l’adresse du fournisseur et permet de se désabonner d’un clic, de ce fournisseur ou de tous. Vous pouvez aussi changer votre réponse dans «\u00a0Mon compte\u00a0». Vous recevrez toujours les courriels sur vos commandes.',
    ],
  },
  {
    title: 'Durée de conservation',
    list: [
      { term: 'Compte et avis', text: 'Tant que le compte existe.' },
      {
        term: 'Commandes',
        text: 'Après la fermeture du compte, elles sont conservées sept ans au nom de l’entreprise, car l’autre partie en a besoin pour sa comptabilité et ses impôts; ce nom est ensuite effacé. Les renseignements qui permettent d’identifier ou de joindre une personne sont effacés immédiatement.',
      },
      {
        term: 'Sessions',
        text: 'Jusqu’à 14 jours sans utilisation, 30 jours en tout. Un lien pour changer de mot de passe est valide une heure.',
      },
      {
        term: 'Empreintes d’adresses IP',
        text: 'Celles de vos connexions, 90 jours après la dernière. Celles qui limitent les envois répétés, quelques heures. Les essais de mot de passe, un jour.',
      },
      { term: 'Inscriptions refusées', text: 'Un an.' },
      {
        term: 'Ancien courriel de connexion',
        text: '7 jours, pour pouvoir annuler le changement.',
      },
      { term: 'Messages', text: 'Deux ans.' },
      {
        term: 'Messages et notes sur les commandes',
        text: 'Trois ans, ou jusqu’à ce que la personne qui les a écrits efface son accès.',
      },
      { term: 'Courriels envoyés', text: '90 jours.' },
      { term: 'Invitations à une équipe', text: '30 jours.' },
      {
        term: 'Personne qui ne fait plus partie d’aucune entreprise',
        text: 'Un an après son départ, ou jusqu’à ce qu’elle efface son accès. Son prénom, son nom, son courriel et son mot de passe sont alors effacés, et ce qu’elle a fait reste sous «\u00a0ancien membre\u00a0».',
      },
      {
        term: 'Activité d’une entreprise',
        text: 'Ce que ses membres ont fait, sept ans. Les étapes d’une commande, aussi longtemps que la commande.',
      },
      { term: 'Importations de catalogue', text: '90 jours.' },
      { term: 'Avis sur les commandes, vus ou non', text: '30 jours.' },
      {
        term: 'Promotions envoyées, réponses à leur sujet et décisions de notre équipe',
        text: 'Sans limite, car nous devons pouvoir les prouver. Après la fermeture du compte, elles ne nomment plus personne.',
      },
      { term: 'Registre des incidents', text: 'Au moins cinq ans, comme la loi l’exige.' },
    ],
  },
  {
    title: 'Témoins et stockage',
    paragraphs: [
      'Quatre témoins, tous nécessaires\u00a0: l’un garde votre session ouverte, deux empêchent qu’on envoie un formulaire à votre place, le quatrième indique que votre session est ouverte. Certains serveurs en posent un cinquième pour quelques secondes quand vous changez quelque chose, pour que vous voyiez votre changement aussitôt. Votre navigateur conserve aussi, dans son stockage local, la langue, le tri des produits et le panier.',
      'Pour fonctionner hors connexion, l’appareil que vous utilisez conserve les fichiers de l’application et les dernières listes, commandes et coordonnées affichées, et les formulaires que vous n’avez pas encore envoyés, pendant 14 jours au plus. Le panier, ces listes, ces coordonnées et ces formulaires sont effacés quand vous vous déconnectez, quand votre session prend fin ou quand une autre personne se connecte.',
      'Une exception\u00a0: si votre session prend fin sans que vous vous déconnectiez, les changements au panier qui n’ont pas encore été envoyés restent sur l’appareil, pour être envoyés à votre prochaine connexion. Ils contiennent des produits et des nombres de caisses, aucune coordonnée. Ils sont effacés une fois envoyés, ou quand vous vous déconnectez. Quand une autre personne se connecte sur cet appareil, ceux qui datent de plus de 14 jours sont effacés, et ceux de trois autres comptes au plus sont conservés.',
      'Aucun témoin publicitaire, aucune mesure d’audience, aucune requête vers un autre site.',
    ],
  },
  {
    title: 'Vos droits',
    list: [
      {
        term: 'Obtenir une copie',
        text: 'Le bouton «\u00a0Télécharger mes données\u00a0» de la page «\u00a0Mon compte\u00a0» fournit tout ce que nous conservons, dans un format structuré que d’autres logiciels peuvent lire.',
      },
      { term: 'Corriger', text: 'Utilisez le bouton «\u00a0Modifier\u00a0» de la même page.' },
      {
        term: 'Effacer',
        text: 'Le bouton «\u00a0Fermer mon compte\u00a0» efface votre nom, votre courriel, votre téléphone et votre adresse, immédiatement et définitivement. Le bouton «\u00a0Effacer mon accès\u00a0» efface seulement votre nom, votre courriel, votre mot de passe et ce que vous avez écrit au sujet des commandes, et l’entreprise continue sans vous.',
      },
      {
        term: 'Retirer votre consentement',
        text: 'Cliquez sur le lien au bas d’une promotion, ou changez votre réponse dans «\u00a0Mon compte\u00a0».',
      },
      {
        term: 'Porter plainte',
        text: 'Adressez-vous d’abord à la personne responsable, puis, si sa réponse ne vous satisfait pas, à la Commission d’accès à l’information du Québec.',
      },
    ],
  },
  {
    title: 'Si un incident survient',
    paragraphs: [
      'Nous tenons un registre des incidents. Si l’un d’eux risque de vous causer un préjudice sérieux, nous vous avisons sans tarder, ainsi que la Commission d’accès à l’information.',
    ],
  },
]

/** What is stored about people and why, as Québec's Law 25 requires: what the application does, not what it might do. */
export const privacy = {
  title: 'Confidentialité',
  updated: 'En vigueur depuis le 22 novembre 2026',
  lead: 'Halles met en relation des restaurants et des fournisseurs. Pour cela, nous ne conservons que les renseignements nécessaires. Nous ne vendons aucun renseignement et nous ne suivons personne d’un site à l’autre.',
  sections,
}
