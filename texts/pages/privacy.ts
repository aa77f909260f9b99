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
        term: 'Pour un restaurant',
        text: 'Panier, guides de commande et comptages, demandes d’approbation et leurs notes, choix de remplacements. Les membres de son équipe les voient; un fournisseur voit seulement le choix de remplacements qui le concerne.',
      },
      {
        term: 'Vos commandes',
        text: 'Produits, quantités, prix, dates, réponses, propositions, messages, réceptions, réclamations et notes de crédit. Le fournisseur d’une commande voit le nom, le téléphone, l’adresse et le courriel du restaurant, pour la livrer.',
      },
      {
        term: 'Vos avis',
        text: 'La note et le texte que vous publiez sur un fournisseur, avec le nom de votre restaurant et la date. Les autres restaurants et ce fournisseur les voient.',
      },
      {
        term: 'Les invitations à commander ou à vendre',
        text: 'Un fournisseur peut inviter ses clients, un restaurant ses fournisseurs\u00a0: le nom, le courriel et le numéro de client qu’il nous donne servent à envoyer cette invitation, jamais à lui dire si vous avez un compte. Un clic dans le courriel met fin à toutes les invitations\u00a0: nous ne gardons alors de l’adresse qu’une empreinte, pour ne plus vous en envoyer.',
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
        text: 'Les erreurs, les connexions, les modifications de mot de passe et de rôle et les demandes refusées, avec un identifiant aléatoire de la personne et du compte lorsqu’il est connu. Ils ne contiennent ni adresse IP, ni nom, ni courriel, ni mot de passe.',
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
      'Si l’un de ces lieux est hors du Québec, vos renseignements peuvent y être communiqués, après une évaluation de leur protection. Un courriel que nous vous envoyons passe aussi par votre propre fournisseur de courriel, qui peut être hors du Québec.',
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
        text: '7 jours, pour pouvoir annuler la modification.',
      },
      { term: 'Messages', text: 'Deux ans.' },
      {
        term: 'Messages et notes sur les commandes',
        text: 'Trois ans, ou jusqu’à ce que la personne qui les a écrits supprime son accès.',
      },
      { term: 'Courriels envoyés', text: '90 jours.' },
      { term: 'Invitations à une équipe', text: '30 jours.' },
      {
        term: 'Invitations à commander ou à vendre',
        text: '60 jours après le courriel, un an si elles n’ont pas été envoyées ou ont été acceptées, 30 jours si vous n’en voulez plus. Les listes de clients importées, 30 jours.',
      },
      {
        term: 'Personne qui ne fait plus partie d’aucune entreprise',
        text: 'Un an après son départ, ou jusqu’à ce qu’elle supprime son accès. Son prénom, son nom, son courriel et son mot de passe sont alors effacés, et ce qu’elle a fait reste sous «\u00a0ancien membre\u00a0».',
      },
      {
        term: 'Activité d’une entreprise',
        text: 'Ce que ses membres ont fait, sept ans. Les étapes d’une commande, aussi longtemps que la commande.',
      },
      {
        term: 'Guides archivés; comptages',
        text: 'Un guide, un an après son archivage. Un comptage, 25 mois.',
      },
      { term: 'Importations de catalogue', text: '90 jours.' },
      { term: 'Nouvelles des commandes, vues ou non', text: '30 jours.' },
      { term: 'Promotions envoyées et décisions de notre équipe', text: 'Sept ans.' },
      {
        term: 'Lots livrés et rappels',
        text: 'Sept ans, avec la personne qui a inscrit un lot, envoyé un rappel ou confirmé l’avoir lu.',
      },
      {
        term: 'Réponses au sujet des promotions',
        text: 'Tant que le compte existe, puis sept ans, car nous devons pouvoir les prouver. Après la fermeture du compte, elles ne nomment plus personne.',
      },
      { term: 'Registre des incidents', text: 'Au moins cinq ans, comme la loi l’exige.' },
    ],
  },
  {
    title: 'Témoins et stockage',
    paragraphs: [
      'Cinq témoins, tous nécessaires\u00a0: l’un garde votre session ouverte, deux empêchent qu’on envoie un formulaire à votre place, le quatrième indique que votre session est ouverte, le cinquième retient votre langue et le tri des produits, pour que la page arrive telle que vous la lisez. Certains serveurs en posent un sixième pour quelques secondes quand vous changez quelque chose, pour que vous voyiez votre modification aussitôt. Votre navigateur conserve aussi, dans son stockage local, la langue, le tri des produits et le panier.',
      'Pour fonctionner hors connexion, l’appareil que vous utilisez conserve les fichiers de l’application et les dernières listes, commandes et coordonnées affichées, et les formulaires que vous n’avez pas encore envoyés, pendant 14 jours au plus. Le panier, ces listes, ces coordonnées et ces formulaires sont effacés quand vous vous déconnectez, quand votre session prend fin ou quand une autre personne se connecte.',
      'Une exception\u00a0: si votre session prend fin sans que vous vous déconnectiez, les modifications du panier qui n’ont pas encore été envoyées restent sur l’appareil, pour être envoyées à votre prochaine connexion. Elles contiennent des produits et des nombres de caisses, aucune coordonnée. Elles sont effacées une fois envoyées, ou quand vous vous déconnectez. Quand une autre personne se connecte sur cet appareil, celles qui datent de plus de 14 jours sont effacées, et celles de trois autres comptes au plus sont conservées.',
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
        text: 'Le bouton «\u00a0Fermer mon compte\u00a0» efface votre nom, votre courriel, votre téléphone et votre adresse, immédiatement et définitivement. Le bouton «\u00a0Supprimer mon accès\u00a0» efface seulement votre nom, votre courriel, votre mot de passe et ce que vous avez écrit au sujet des commandes, et l’entreprise continue sans vous.',
      },
      {
        term: 'Retirer votre consentement',
        text: 'Cliquez sur le lien au bas d’une promotion, ou changez votre réponse dans «\u00a0Mon compte\u00a0».',
      },
      {
        term: 'Faire cesser la diffusion ou désindexer',
        text: 'Si un renseignement publié ici vous cause un préjudice ou contrevient à la loi, demandez à la personne responsable de cesser de le diffuser, ou de désindexer le lien rattaché à votre nom.',
      },
      {
        term: 'Si vous n’avez pas de compte',
        text: 'Écrivez à la personne responsable, ou au moyen du formulaire de la page «\u00a0Nous joindre\u00a0». Nous vérifierons votre identité, puis nous répondrons dans les 30 jours.',
      },
      {
        term: 'Porter plainte',
        text: 'Adressez-vous d’abord à la personne responsable. Si elle refuse votre demande, ou n’y répond pas dans les 30 jours, vous avez 30 jours pour demander à la Commission d’accès à l’information du Québec d’examiner le désaccord.',
      },
    ],
  },
  {
    title: 'Nos règles, en bref',
    list: [
      {
        term: 'Qui répond de quoi',
        text: 'La personne responsable veille à ces règles, répond aux demandes et aux plaintes dans les 30 jours, et tient le registre des incidents.',
      },
      {
        term: 'Qui voit vos renseignements',
        text: 'Les membres de votre entreprise selon leur rôle, l’autre partie d’une commande, et les exploitants de Halles qui vérifient les comptes. Ce que font les exploitants est inscrit dans un journal.',
      },
      {
        term: 'Conservation et destruction',
        text: 'Ce qui a atteint le terme indiqué ci-dessus est effacé automatiquement, d’heure en heure.',
      },
      {
        term: 'Protection',
        text: 'Mots de passe et adresses IP conservés en empreintes, accès limité par rôle, essais de connexion limités, appareils déconnectés quand le mot de passe ou le courriel change.',
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

const fr = {
  title: 'Confidentialité',
  updated: 'En vigueur depuis le 27 novembre 2026',
  lead: 'Halles met en relation des restaurants et des fournisseurs. Pour cela, nous ne conservons que les renseignements nécessaires. Nous ne vendons aucun renseignement et nous ne suivons personne d’un site à l’autre.',
  sections,
}

const en: typeof fr = {
  title: 'Privacy',
  updated: 'In force since November 27, 2026',
  lead: 'Halles brings restaurants and suppliers together. For that, we keep only the information we need. We do not sell any information and we do not track anyone from one site to another.',
  sections: (legal) => [
    {
      title: 'Privacy officer',
      paragraphs: [
        legal.runBy,
        legal.privacyOfficer,
        'You can also use the form on the “Contact us” page; include “personal information” in your message. You will get an answer within 30 days.',
      ],
      link: '/contact-us',
    },
    {
      title: 'What we keep, and why',
      list: [
        {
          term: 'Your account',
          text: 'Business name, address, city, postal code, phone, first name, last name and email of the person in charge, language, version of the terms accepted. We use them to review your sign-up, to write to you and to make deliveries possible. We keep only a fingerprint (hash) of your password, from which it cannot be recovered.',
        },
        {
          term: 'The team of a business',
          text: 'First name, last name and email of each member, role, limits, dates of joining and leaving, last visit. The owners of the business see them. What each one does for it is noted with date and time: the business sees who did it, the other side of an order sees the first name only.',
        },
        {
          term: 'For a supplier',
          text: 'Minimum order, cities served, catalogue, promotions sent. Restaurants in these cities see the catalogue, the minimum and your contact details.',
        },
        {
          term: 'For a restaurant',
          text: 'Cart, order guides and counts, requests for approval and their notes, choices of substitutes. The members of its team see them; a supplier sees only the choice of substitutes that concerns it.',
        },
        {
          term: 'Your orders',
          text: 'Products, quantities, prices, dates, answers, proposals, messages, receipts, credit requests and credits. The supplier of an order sees the name, phone, address and email of the restaurant, in order to deliver.',
        },
        {
          term: 'Your reviews',
          text: 'The rating and the text you publish about a supplier, with the name of your restaurant and the date. Other restaurants and that supplier see them.',
        },
        {
          term: 'Invitations to order or to sell',
          text: 'A supplier may invite its customers, and a restaurant its suppliers: the name, email and customer number it gives us serve to send that invitation, never to tell it whether you have an account. One click in the email ends all invitations: we then keep only a fingerprint of the address, so as not to send you any more.',
        },
        {
          term: 'Your messages',
          text: 'First name, last name, email and question, to answer you.',
        },
        {
          term: 'Emails sent',
          text: 'The address, the kind of email and the date, to check that it was sent.',
        },
        {
          term: 'Your logins',
          text: 'Open sessions and a fingerprint (hash) of the IP address used, to let you in when someone else tries to guess your password. A fingerprint can recognize an address but not reveal it.',
        },
        {
          term: 'Limits against abuse',
          text: 'A fingerprint of the IP address or the email, with the number of tries, to limit repeated logins, sign-ups and messages.',
        },
        {
          term: 'Server logs',
          text: 'Errors, logins, changes of passwords and roles, and refused requests, with a random identifier of the person and of the account where it is known. They contain no IP address, no name, no email and no password.',
        },
        {
          term: 'Decisions of our team',
          text: 'Activation, refusal or suspension of an account, with the reason and the date.',
        },
      ],
    },
    {
      title: 'Where your information is',
      paragraphs: [
        legal.hosting,
        'We do not sell any information. Apart from the restaurants and suppliers you do business with, only the companies that host Halles or carry its emails have access to it, for that purpose alone.',
        'If one of these places is outside Québec, your information may be communicated there, after an assessment of how it is protected. An email that we send you also goes through your own email provider, which may be outside Québec.',
      ],
    },
    {
      title: 'Your consent to promotions',
      paragraphs: [
        'We ask every restaurant, apart from signing up, whether it agrees to receive by email the promotions of suppliers that serve its city. Without a yes, it receives none. We keep every answer with its date, the text of the question and where it was given. Suppliers do not receive your email for this: Halles sends the promotions.',
        'Every promotion gives the supplier’s name and address and lets you unsubscribe with one click, from that supplier or from all. You can also change your answer in “My account”. You will still get the emails about your orders.',
      ],
    },
    {
      title: 'How long we keep it',
      list: [
        { term: 'Account and reviews', text: 'As long as the account exists.' },
        {
          term: 'Orders',
          text: 'After the account is closed, they are kept for seven years under the name of the business, because the other party needs them for its accounting and taxes; that name is then erased. Anything that identifies a person, or lets one be reached, is erased immediately.',
        },
        {
          term: 'Sessions',
          text: 'Up to 14 days without use, 30 days in all. A link to change a password is valid for one hour.',
        },
        {
          term: 'Fingerprints of IP addresses',
          text: 'Those of your logins, 90 days after the last one. Those that limit repeated requests, a few hours. Tries at a password, one day.',
        },
        { term: 'Refused sign-ups', text: 'One year.' },
        { term: 'Former login email', text: '7 days, so that the change can be undone.' },
        { term: 'Messages', text: 'Two years.' },
        {
          term: 'Messages and notes on orders',
          text: 'Three years, or until the person who wrote them deletes their access.',
        },
        { term: 'Emails sent', text: '90 days.' },
        { term: 'Invitations to a team', text: '30 days.' },
        {
          term: 'Invitations to order or to sell',
          text: '60 days after the email, one year if they were not sent or were accepted, 30 days if you want none. Imported lists of customers, 30 days.',
        },
        {
          term: 'A person who no longer belongs to any business',
          text: 'One year after leaving, or until they delete their access. Their first name, last name, email and password are then erased, and what they did stays under “former member”.',
        },
        {
          term: 'Activity of a business',
          text: 'What its members did, seven years. The steps of an order, as long as the order.',
        },
        {
          term: 'Archived order guides; counts',
          text: 'A guide, one year after it was archived. A count, 25 months.',
        },
        { term: 'Catalogue imports', text: '90 days.' },
        { term: 'Order updates, seen or not', text: '30 days.' },
        { term: 'Promotions sent and decisions of our team', text: 'Seven years.' },
        {
          term: 'Delivered lots and recalls',
          text: 'Seven years, with the person who recorded a lot, sent a recall or acknowledged it.',
        },
        {
          term: 'Answers about promotions',
          text: 'As long as the account exists, then seven years, because we must be able to prove them. After the account is closed they no longer name any person.',
        },
        { term: 'Register of incidents', text: 'At least five years, as the law requires.' },
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'Five cookies, all of them necessary: one keeps your session open, two prevent anyone from sending a form in your place, the fourth indicates that you are logged in, the fifth remembers your language and how products are sorted, so that the page arrives as you read it. Some servers set a sixth for a few seconds when you change something, so that you see your change at once. Your browser also stores, in its local storage, the language, how products are sorted and the cart.',
        'To work offline, the device you use keeps the files of the application and the last lists, orders and contact details shown, and the forms that you have not sent yet, for 14 days at most. The cart, these lists, these details and these forms are erased when you log out, when your session ends or when someone else logs in.',
        'One exception: if your session ends without you logging out, cart changes that have not been sent yet stay on the device, to be sent when you next log in. They contain products and numbers of cases, no contact details. They are erased once they are sent, or when you log out. When someone else logs in on this device, those older than 14 days are erased, and those of at most three other accounts are kept.',
        'No advertising cookie, no audience measurement, no request to another site.',
      ],
    },
    {
      title: 'Your rights',
      list: [
        {
          term: 'Get a copy',
          text: 'The “Download my data” button of the “My account” page provides everything we keep, in a structured format that other software can read.',
        },
        { term: 'Correct', text: 'Use the “Edit” button on the same page.' },
        {
          term: 'Erase',
          text: 'The “Close my account” button erases your name, email, phone and address, immediately and permanently. The “Delete my access” button erases only your name, email, password and what you wrote about orders, and the business goes on without you.',
        },
        {
          term: 'Withdraw your consent',
          text: 'Click the link at the bottom of a promotion, or change your answer in “My account”.',
        },
        {
          term: 'Stop publication, or de-index',
          text: 'If information published here causes you injury or is against the law, ask the privacy officer to stop publishing it, or to de-index the link attached to your name.',
        },
        {
          term: 'If you have no account',
          text: 'Write to the privacy officer, or use the form on the “Contact us” page. We will verify your identity, then answer within 30 days.',
        },
        {
          term: 'Complain',
          text: 'Write to the privacy officer first. If your request is refused, or is not answered within 30 days, you have 30 days to ask the Commission d’accès à l’information du Québec to examine the disagreement.',
        },
      ],
    },
    {
      title: 'Our rules, in short',
      list: [
        {
          term: 'Who answers for what',
          text: 'The privacy officer sees to these rules, answers requests and complaints within 30 days, and keeps the register of incidents.',
        },
        {
          term: 'Who sees your information',
          text: 'The members of your business according to their role, the other side of an order, and the operators of Halles who review accounts. What operators do is written to an activity log.',
        },
        {
          term: 'Retention and destruction',
          text: 'What has reached the term stated above is erased automatically, every hour.',
        },
        {
          term: 'Protection',
          text: 'Passwords and IP addresses kept as fingerprints (hashes), access limited by role, login attempts limited, devices logged out when the password or the email changes.',
        },
      ],
    },
    {
      title: 'If an incident happens',
      paragraphs: [
        'We keep a register of incidents. If one of them may cause you serious harm, we notify you and the Commission d’accès à l’information without delay.',
      ],
    },
  ],
}

/** What is stored about people and why, as Québec's Law 25 requires: what the application does, not what it might do. */
export const privacyTexts = { fr, en }
