type Section = {
  title: string
  paragraphs?: readonly string[]
  list?: readonly { term: string; text: string }[]
  /** With a link to the contact page. */
  contact?: true
}

const sections: readonly Section[] = [
  {
    title: 'Personne responsable',
    paragraphs: [
      'La personne responsable de la protection des renseignements personnels de Halles veille à l’application de cette page. Pour la joindre, écrivez au moyen du formulaire de la page «\u00a0Nous joindre\u00a0» et inscrivez «\u00a0renseignements personnels\u00a0» dans votre message.',
      'Elle vous répondra dans les 30 jours.',
    ],
    contact: true,
  },
  {
    title: 'Ce que nous conservons, et pourquoi',
    list: [
      {
        term: 'Votre compte',
        text: 'Nom de l’entreprise, adresse, ville, code postal, téléphone, prénom, nom et courriel de la personne responsable, langue. Ils servent à vérifier votre inscription, à vous écrire et à permettre la livraison. Du mot de passe, nous ne conservons qu’une empreinte qui ne permet pas de le retrouver.',
      },
      {
        term: 'Pour un fournisseur',
        text: 'Minimum de commande, villes desservies, catalogue. Les restaurants de ces villes les voient.',
      },
      {
        term: 'Vos commandes',
        text: 'Produits, quantités, prix, dates et réponses des fournisseurs. Le fournisseur d’une commande voit le nom, le téléphone, l’adresse et le courriel du restaurant, pour la livrer.',
      },
      {
        term: 'Vos avis',
        text: 'La note et le texte que vous publiez sur un fournisseur, avec le nom de votre restaurant et la date. Les autres restaurants les voient.',
      },
      {
        term: 'Vos messages',
        text: 'Prénom, nom, courriel et question, pour vous répondre.',
      },
      {
        term: 'La sécurité',
        text: 'Les sessions ouvertes et une empreinte de l’adresse IP utilisée, pour bloquer les tentatives de deviner un mot de passe.',
      },
    ],
  },
  {
    title: 'Votre consentement aux promotions',
    paragraphs: [
      'En créant un compte de restaurant, vous acceptez que les fournisseurs qui livrent dans votre ville vous annoncent leurs promotions par courriel, par l’entremise de Halles. Nous conservons la date et le texte de ce consentement. Les fournisseurs ne reçoivent pas votre courriel pour cela\u00a0: c’est Halles qui envoie les promotions.',
      'Chaque promotion indique le nom et l’adresse du fournisseur et permet de se désabonner d’un clic, de ce fournisseur ou de tous. Vous recevrez toujours les courriels sur vos commandes.',
    ],
  },
  {
    title: 'Durée de conservation',
    list: [
      { term: 'Compte et avis', text: 'Tant que le compte existe.' },
      {
        term: 'Commandes',
        text: 'Après la fermeture du compte, elles sont conservées sept ans au nom de l’entreprise, car l’autre partie en a besoin pour sa comptabilité et ses impôts. Les renseignements qui permettent d’identifier ou de joindre une personne sont effacés immédiatement.',
      },
      {
        term: 'Sessions',
        text: 'Jusqu’à 14 jours sans utilisation, 30 jours en tout. Un lien pour changer de mot de passe est valide une heure.',
      },
      { term: 'Inscriptions refusées', text: 'Un an.' },
      { term: 'Empreintes d’adresses IP', text: '90 jours.' },
      {
        term: 'Ancien courriel de connexion',
        text: '7 jours, pour pouvoir annuler le changement.',
      },
      { term: 'Messages', text: 'Deux ans.' },
      { term: 'Avis sur les commandes, vus ou non', text: '30 jours.' },
    ],
  },
  {
    title: 'Témoins et stockage',
    paragraphs: [
      'Trois témoins, tous nécessaires\u00a0: l’un garde votre session ouverte, un autre empêche qu’on envoie un formulaire à votre place, le troisième indique que votre session est ouverte. Votre navigateur conserve aussi la langue, le tri des produits et le panier.',
      'Pour fonctionner hors connexion, l’appareil que vous utilisez conserve les dernières listes, commandes et coordonnées affichées, pendant 14 jours au plus. Elles sont effacées quand vous vous déconnectez.',
      'Aucun témoin publicitaire, aucune mesure d’audience, aucune requête vers un autre site.',
    ],
  },
  {
    title: 'Vos droits',
    list: [
      {
        term: 'Obtenir une copie',
        text: 'Le bouton «\u00a0Télécharger mes données\u00a0» de la page «\u00a0Mon compte\u00a0» fournit tout ce que nous conservons, dans un format que d’autres logiciels peuvent lire.',
      },
      { term: 'Corriger', text: 'Utilisez le bouton «\u00a0Modifier\u00a0» de la même page.' },
      {
        term: 'Effacer',
        text: 'Le bouton «\u00a0Fermer mon compte\u00a0» efface votre nom, votre courriel, votre téléphone et votre adresse, immédiatement et définitivement.',
      },
      {
        term: 'Retirer votre consentement',
        text: 'Cliquez sur le lien au bas d’une promotion ou écrivez à la personne responsable.',
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

/** What is kept of people and why, as Québec's Law 25 asks. Said of what the application does, not of what it might. */
export const privacy = {
  title: 'Confidentialité',
  updated: 'En vigueur depuis novembre 2026',
  lead: 'Halles met en relation des restaurants et des fournisseurs. Pour cela, nous ne conservons que les renseignements nécessaires. Nous ne vendons aucun renseignement et nous ne suivons personne d’un site à l’autre.',
  sections,
}
