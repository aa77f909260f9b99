type Section = {
  title: string
  paragraphs?: readonly string[]
  list?: readonly { term: string; text: string }[]
  /** With a link to the contact page. */
  contact?: true
}

const sections: readonly Section[] = [
  {
    title: 'Qui en répond',
    paragraphs: [
      'La personne responsable de la protection des renseignements personnels de Halles répond de tout ce qui suit. Ses fonctions\u00a0: responsable de la protection des renseignements personnels. Le formulaire de la page «\u00a0Nous joindre\u00a0» lui parvient; inscrivez «\u00a0renseignements personnels\u00a0» dans votre message.',
      'Elle vous répond dans les 30 jours.',
    ],
    contact: true,
  },
  {
    title: 'Ce que nous conservons, et pourquoi',
    list: [
      {
        term: 'Votre compte',
        text: 'Nom de l’entreprise, adresse, ville, code postal, téléphone, prénom, nom et courriel de la personne responsable, langue. Ils servent à vérifier votre inscription, à vous écrire et à permettre la livraison. Du mot de passe, nous ne gardons qu’une empreinte qui ne permet pas de le retrouver.',
      },
      {
        term: 'Pour un fournisseur',
        text: 'Minimum de commande, villes de livraison, catalogue. Les restaurants de ces villes les voient.',
      },
      {
        term: 'Vos commandes',
        text: 'Produits, quantités, prix, dates et réponses des fournisseurs. Le fournisseur d’une commande voit le nom, le téléphone, l’adresse et le courriel du restaurant, pour la livrer.',
      },
      {
        term: 'Vos avis',
        text: 'Les étoiles et le texte que vous laissez sur un fournisseur, avec le nom de votre restaurant et la date. Les autres restaurants les lisent.',
      },
      {
        term: 'Vos messages',
        text: 'Prénom, nom, courriel et question, pour vous répondre.',
      },
      {
        term: 'La sécurité',
        text: 'Les connexions ouvertes et, sous une forme chiffrée, les adresses d’où elles l’ont été, pour freiner ceux qui cherchent à deviner un mot de passe.',
      },
    ],
  },
  {
    title: 'Votre consentement aux promotions',
    paragraphs: [
      'En créant un compte de restaurant, vous acceptez que les fournisseurs qui livrent dans votre ville vous annoncent leurs promotions par courriel, par l’entremise de Halles. Nous notons la date et le texte de cet accord. Les fournisseurs ne reçoivent pas votre courriel pour cela\u00a0: c’est Halles qui écrit.',
      'Chaque promotion nomme son fournisseur, donne son adresse et permet de se désabonner d’un clic, de lui seul ou de tous. Se désabonner ne change rien à vos commandes ni aux courriels qui les concernent.',
    ],
  },
  {
    title: 'Combien de temps',
    list: [
      { term: 'Compte et avis', text: 'Tant que le compte existe.' },
      {
        term: 'Commandes',
        text: 'Après la fermeture du compte, elles restent sept ans au nom de l’entreprise, car l’autre partie en a besoin pour sa comptabilité et ses impôts. Ce qui nommait ou permettait de joindre une personne est effacé tout de suite.',
      },
      {
        term: 'Connexions',
        text: 'Jusqu’à 14 jours sans visite, 30 jours en tout. Un lien pour changer de mot de passe vaut une heure.',
      },
      { term: 'Inscriptions refusées', text: 'Un an.' },
      { term: 'Adresses des connexions', text: '90 jours.' },
      { term: 'Messages', text: 'Deux ans.' },
      { term: 'Nouvelles des commandes, vues ou non', text: '30 jours.' },
    ],
  },
  {
    title: 'Témoins et stockage',
    paragraphs: [
      'Trois témoins, tous nécessaires\u00a0: l’un tient votre connexion ouverte, un autre protège vos envois contre les faux, le troisième indique que vous êtes connecté. Votre navigateur retient aussi la langue, le tri des produits et le panier.',
      'Pour servir aussi sans connexion, l’appareil sur lequel vous êtes connecté garde les dernières listes, commandes et coordonnées que vous y avez vues, pendant 14 jours au plus. Vous déconnecter les efface.',
      'Aucun témoin publicitaire, aucune mesure d’audience, aucune demande à un autre site.',
    ],
  },
  {
    title: 'Vos droits',
    list: [
      {
        term: 'Obtenir une copie',
        text: 'Le bouton «\u00a0Télécharger mes données\u00a0» de la page «\u00a0Mon compte\u00a0» donne tout ce que nous conservons, dans un format que d’autres logiciels lisent.',
      },
      { term: 'Corriger', text: 'Le bouton «\u00a0Modifier\u00a0» de la même page.' },
      {
        term: 'Effacer',
        text: 'Le bouton «\u00a0Fermer mon compte\u00a0» efface noms, courriel, téléphone et adresse, tout de suite et pour de bon.',
      },
      {
        term: 'Retirer votre accord',
        text: 'Le lien au bas de chaque promotion, ou un message à la personne responsable.',
      },
      {
        term: 'Vous plaindre',
        text: 'À la personne responsable d’abord; puis, si sa réponse ne vous satisfait pas, à la Commission d’accès à l’information du Québec.',
      },
    ],
  },
  {
    title: 'Si un incident survient',
    paragraphs: [
      'Nous tenons un registre des incidents. Si l’un d’eux peut vous causer un préjudice sérieux, nous vous prévenons sans tarder, ainsi que la Commission d’accès à l’information.',
    ],
  },
]

/** What is kept of people and why, as Québec's Law 25 asks. Said of what the application does, not of what it might. */
export const privacy = {
  title: 'Confidentialité',
  updated: 'En vigueur depuis novembre 2026',
  lead: 'Halles met en relation des restaurants et des fournisseurs. Pour cela, nous conservons le nécessaire et rien de plus. Nous ne vendons aucun renseignement et nous ne suivons personne d’un site à l’autre.',
  sections,
}
