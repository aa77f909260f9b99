import type { AccountKind, AccountStatus, OperatorAction } from '@halles/domain/account.ts'
import type { Role } from '@halles/domain/role.ts'
import { roles as rolesEn } from '../en/roles.ts'
import { roles as rolesFr } from '../fr/roles.ts'

const fr = {
  title: 'Gestion du marché',
  tabs: {
    accounts: 'Comptes',
    messages: 'Messages',
    cities: 'Villes',
    actions: 'Journal',
    photos: 'Photos',
    taxes: 'Taxes',
    incidents: 'Incidents',
    security: 'Sécurité',
  },

  statuses: {
    pending: 'En attente',
    active: 'Actifs',
    suspended: 'Suspendus',
    refused: 'Refusés',
    closed: 'Fermés',
    all: 'Tous',
  } satisfies Record<AccountStatus | 'all', string>,
  status: {
    pending: 'En attente',
    active: 'Actif',
    suspended: 'Suspendu',
    refused: 'Refusé',
    closed: 'Fermé',
  } satisfies Record<AccountStatus, string>,
  statusLabel: 'Comptes par statut',
  searchLabel: 'Chercher un compte',
  searchPlaceholder: 'Nom, courriel, téléphone, ville…',
  clearSearch: 'Effacer la recherche',
  count: (count: number) => (count > 1 ? `${count} comptes` : `${count} compte`),
  nonePending: 'Aucun compte en attente. Les nouvelles inscriptions s’afficheront ici.',
  none: 'Aucun compte ne correspond.',
  showAll: 'Voir tous les comptes',
  refresh: 'Actualiser',
  kind: {
    restaurant: 'Restaurant',
    supplier: 'Fournisseur',
    operator: 'Exploitant',
  } satisfies Record<AccountKind, string>,
  signedUp: (moment: string) => `Inscription\u00a0: ${moment}`,
  similarName:
    'Nom semblable à celui d’un autre compte. Vérifiez qu’il s’agit bien de deux entreprises.',
  person: 'Personne responsable',
  email: 'Courriel',
  members: 'Membres',
  member: (name: string, email: string, role: Role) => `${name}, ${email} (${rolesFr[role]})`,
  phone: 'Téléphone',
  address: 'Adresse',
  language: 'Langue',
  languages: { fr: 'Français', en: 'Anglais' },
  minimum: 'Minimum de commande',
  cities: 'Villes desservies',
  refusalReason: 'Motif du refus',

  transitions: {
    activate: {
      button: 'Activer',
      of: (name: string) => `Activer ${name}`,
      title: (name: string) => `Activer ${name}?`,
      message: 'Le compte pourra se connecter dès maintenant et recevra un courriel.',
      done: (name: string) => `Compte activé\u00a0: ${name}`,
    },
    refuse: {
      button: 'Refuser',
      of: (name: string) => `Refuser ${name}`,
      title: (name: string) => `Refuser ${name}?`,
      message: 'Le motif sera envoyé par courriel. La même adresse pourra s’inscrire de nouveau.',
      done: (name: string) => `Compte refusé\u00a0: ${name}`,
    },
    suspend: {
      button: 'Suspendre',
      of: (name: string) => `Suspendre ${name}`,
      title: (name: string) => `Suspendre ${name}?`,
      message:
        'Le compte sera déconnecté partout et ne pourra plus se connecter. Les produits d’un fournisseur disparaîtront des listes. Vous pourrez le réactiver.',
      done: (name: string) => `Compte suspendu\u00a0: ${name}`,
    },
    reactivate: {
      button: 'Réactiver',
      of: (name: string) => `Réactiver ${name}`,
      title: (name: string) => `Réactiver ${name}?`,
      message: 'Le compte pourra se connecter de nouveau.',
      done: (name: string) => `Compte réactivé\u00a0: ${name}`,
    },
  },
  reason: 'Motif (il figurera dans le courriel)',

  noMessages:
    'Aucun message. Les messages de la page «\u00a0Nous joindre\u00a0» s’afficheront ici.',
  noQuestion: 'Sans question',
  answer: (email: string) => `Répondre à ${email}`,

  citySearch: 'Chercher une ville',
  citySearchPlaceholder: 'Montréal, Saint-…',
  cityCount: (count: number) => (count > 1 ? `${count} villes` : `${count} ville`),
  noCities: 'Aucune ville trouvée.',
  cityName: 'Nom de la ville',
  cityAddTitle: 'Ajouter une ville',
  cityAdd: 'Ajouter',
  cityAdded: (name: string) => `Ville ajoutée\u00a0: ${name}`,
  cityImportTitle: 'Importer un fichier',
  cityImportHint:
    'Un CSV dont une colonne s’appelle «\u00a0name\u00a0». Les villes existantes sont conservées.',
  cityImport: 'Choisir un fichier CSV',
  cityImported: ({ added, known }: { added: number; known: number }) =>
    `${citiesAddedFr(added)}, ${known > 1 ? `${known} existaient déjà` : `${known} existait déjà`}.`,
  usedBy: 'Comptes',
  usedByCount: (count: number) =>
    count > 1 ? `${count} comptes` : count === 1 ? '1 compte' : 'Aucun compte',
  cityRetire: 'Retirer',
  cityRetireOf: (name: string) => `Retirer ${name}`,
  cityRetireTitle: (name: string) => `Retirer ${name}?`,
  cityRetireMessage: 'Personne ne pourra plus choisir cette ville. Vous pourrez la rétablir.',
  cityRetired: (name: string) => `Ville retirée\u00a0: ${name}`,
  cityRetiredMark: 'Retirée',
  cityRestore: 'Rétablir',
  cityRestoreOf: (name: string) => `Rétablir ${name}`,
  cityRestored: (name: string) => `Ville rétablie\u00a0: ${name}`,

  consents: 'Télécharger les consentements aux promotions',
  consentsFile: 'halles-consentements.json',
  citiesAdded: citiesAddedFr,
  noActions: 'Aucune action. Chaque décision prise ici est inscrite au journal.',
  actions: {
    activate: 'Compte activé',
    refuse: 'Compte refusé',
    suspend: 'Compte suspendu',
    reactivate: 'Compte réactivé',
    add_city: 'Ville ajoutée',
    retire_city: 'Ville retirée',
    import_cities: 'Villes importées',
    show_photo: 'Photo gardée',
    hide_photo: 'Photo masquée',
    add_tax_rule: 'Règle de taxe ajoutée',
    withdraw_tax_rule: 'Règle de taxe retirée',
    enrol_second_factor: 'Code à usage unique activé',
    remove_second_factor: 'Code à usage unique désactivé',
  } satisfies Record<OperatorAction, string>,
  by: (operator: string) => `par ${operator}`,

  factorTitle: 'Code à usage unique',
  factorOff:
    'Vous vous connectez avec votre mot de passe seul. Avec un code à usage unique, un mot de passe volé ne suffit plus.',
  factorOn: 'Activé. Vous entrez un code de votre application à chaque connexion.',
  recoveryLeft: (count: number) =>
    count > 1
      ? `Il vous reste ${count} codes de secours.`
      : count === 1
        ? 'Il vous reste un code de secours. Désactivez puis réactivez le code à usage unique pour en obtenir d’autres.'
        : 'Il ne vous reste aucun code de secours. Désactivez puis réactivez le code à usage unique pour en obtenir d’autres.',
  factorStart: 'Activer',
  factorStartTitle: 'Activer le code à usage unique',
  factorStartMessage:
    'Entrez votre mot de passe pour commencer. Vous aurez besoin de votre téléphone.',
  scan: 'Numérisez ce code QR avec une application d’authentification, sur votre téléphone.',
  qr: 'Code QR pour l’application d’authentification',
  secret: 'Ou entrez cette clé manuellement\u00a0:',
  factorCode: 'Code à six chiffres affiché par l’application',
  factorConfirm: 'Confirmer',
  factorDone: 'Le code à usage unique est activé.',
  recoveryTitle: 'Vos codes de secours',
  recoveryHint:
    'Chacun remplace une fois le code de l’application si vous n’avez pas votre téléphone. Ils ne sont affichés que maintenant\u00a0: imprimez-les ou rangez-les en lieu sûr.',
  copy: 'Copier',
  copied: 'Copié',
  save: 'Télécharger',
  saveFile: 'halles-codes-de-secours.txt',
  codesSaved: 'Je les ai conservés',
  leaveCodesTitle: 'Quitter sans enregistrer vos codes?',
  leaveCodesMessage:
    'Ils ne seront plus jamais affichés. Copiez-les, téléchargez-les ou imprimez-les avant de quitter cette page.',
  stayWithCodes: 'Revenir aux codes',
  leaveCodes: 'Quitter sans les codes',
  factorRemove: 'Désactiver',
  factorRemoveTitle: 'Désactiver le code à usage unique?',
  factorRemoveMessage: 'Vous vous connecterez de nouveau avec votre mot de passe seul.',
  factorRemoved: 'Le code à usage unique est désactivé.',
  passwordTitle: 'Mot de passe',
}

function citiesAddedFr(count: number): string {
  if (count === 0) return 'Aucune ville ajoutée'
  return count > 1 ? `${count} villes ajoutées` : '1 ville ajoutée'
}

const en: typeof fr = {
  title: 'Market administration',
  tabs: {
    accounts: 'Accounts',
    messages: 'Messages',
    cities: 'Cities',
    actions: 'Activity log',
    photos: 'Photos',
    taxes: 'Taxes',
    incidents: 'Incidents',
    security: 'Security',
  },

  statuses: {
    pending: 'Pending',
    active: 'Active',
    suspended: 'Suspended',
    refused: 'Refused',
    closed: 'Closed',
    all: 'All',
  },
  status: {
    pending: 'Pending',
    active: 'Active',
    suspended: 'Suspended',
    refused: 'Refused',
    closed: 'Closed',
  },
  statusLabel: 'Accounts by status',
  searchLabel: 'Search for an account',
  searchPlaceholder: 'Name, email, phone, city…',
  clearSearch: 'Clear the search',
  count: (count) => (count === 1 ? '1 account' : `${count} accounts`),
  nonePending: 'No pending account. New sign-ups will appear here.',
  none: 'No account matches.',
  showAll: 'See all accounts',
  refresh: 'Refresh',
  kind: { restaurant: 'Restaurant', supplier: 'Supplier', operator: 'Operator' },
  signedUp: (moment) => `Signed up: ${moment}`,
  similarName:
    'This name is similar to that of another account. Check that they are two different businesses.',
  person: 'Person in charge',
  email: 'Email',
  members: 'Members',
  member: (name, email, role) => `${name}, ${email} (${rolesEn[role]})`,
  phone: 'Phone',
  address: 'Address',
  language: 'Language',
  languages: { fr: 'French', en: 'English' },
  minimum: 'Minimum order',
  cities: 'Cities served',
  refusalReason: 'Reason for refusal',

  transitions: {
    activate: {
      button: 'Activate',
      of: (name) => `Activate ${name}`,
      title: (name) => `Activate ${name}?`,
      message: 'The account will be able to log in right away and will get an email.',
      done: (name) => `Account activated: ${name}`,
    },
    refuse: {
      button: 'Refuse',
      of: (name) => `Refuse ${name}`,
      title: (name) => `Refuse ${name}?`,
      message: 'The reason will be sent by email. The same address can sign up again.',
      done: (name) => `Account refused: ${name}`,
    },
    suspend: {
      button: 'Suspend',
      of: (name) => `Suspend ${name}`,
      title: (name) => `Suspend ${name}?`,
      message:
        'The account will be logged out everywhere and will not be able to log in. A supplier’s products will disappear from the lists. You can reactivate it.',
      done: (name) => `Account suspended: ${name}`,
    },
    reactivate: {
      button: 'Reactivate',
      of: (name) => `Reactivate ${name}`,
      title: (name) => `Reactivate ${name}?`,
      message: 'The account will be able to log in again.',
      done: (name) => `Account reactivated: ${name}`,
    },
  },
  reason: 'Reason (it will appear in the email)',

  noMessages: 'No message. Messages from the “Contact us” page will appear here.',
  noQuestion: 'No question',
  answer: (email) => `Reply to ${email}`,

  citySearch: 'Search for a city',
  citySearchPlaceholder: 'Montréal, Saint-…',
  cityCount: (count) => (count === 1 ? '1 city' : `${count} cities`),
  noCities: 'No city found.',
  cityName: 'City name',
  cityAddTitle: 'Add a city',
  cityAdd: 'Add',
  cityAdded: (name) => `City added: ${name}`,
  cityImportTitle: 'Import a file',
  cityImportHint: 'A CSV with a column called “name”. Existing cities are kept.',
  cityImport: 'Choose a CSV file',
  cityImported: ({ added, known }) => `${citiesAddedEn(added)}, ${known} already existed.`,
  usedBy: 'Accounts',
  usedByCount: (count) =>
    count === 0 ? 'No account' : count === 1 ? '1 account' : `${count} accounts`,
  cityRetire: 'Remove',
  cityRetireOf: (name) => `Remove ${name}`,
  cityRetireTitle: (name) => `Remove ${name}?`,
  cityRetireMessage: 'Nobody will be able to choose this city any more. You can restore it.',
  cityRetired: (name) => `City removed: ${name}`,
  cityRetiredMark: 'Removed',
  cityRestore: 'Restore',
  cityRestoreOf: (name) => `Restore ${name}`,
  cityRestored: (name) => `City restored: ${name}`,

  consents: 'Download consents to promotions',
  consentsFile: 'halles-consents.json',
  citiesAdded: citiesAddedEn,
  noActions: 'No activity. Every decision made here is written to the activity log.',
  actions: {
    activate: 'Account activated',
    refuse: 'Account refused',
    suspend: 'Account suspended',
    reactivate: 'Account reactivated',
    add_city: 'City added',
    retire_city: 'City removed',
    import_cities: 'Cities imported',
    show_photo: 'Photo kept',
    hide_photo: 'Photo hidden',
    add_tax_rule: 'Tax rule added',
    withdraw_tax_rule: 'Tax rule withdrawn',
    enrol_second_factor: 'One-time code turned on',
    remove_second_factor: 'One-time code turned off',
  },
  by: (operator) => `by ${operator}`,

  factorTitle: 'One-time code',
  factorOff:
    'You log in with your password alone. With a one-time code, a stolen password is no longer enough.',
  factorOn: 'On. You enter a code from your app at each login.',
  recoveryLeft: (count) =>
    count > 1
      ? `You have ${count} recovery codes left.`
      : `You have ${count === 1 ? 'one recovery code' : 'no recovery code'} left. Turn the one-time code off and on again to get new ones.`,
  factorStart: 'Turn on',
  factorStartTitle: 'Turn on the one-time code',
  factorStartMessage: 'Enter your password to start. You will need your phone.',
  scan: 'Scan this QR code with an authenticator app on your phone.',
  qr: 'QR code for the authenticator app',
  secret: 'Or enter this key manually:',
  factorCode: 'Six-digit code shown by the app',
  factorConfirm: 'Confirm',
  factorDone: 'The one-time code is on.',
  recoveryTitle: 'Your recovery codes',
  recoveryHint:
    'Each works once in place of the app’s code if you don’t have your phone. They are shown only now: print them or keep them in a safe place.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Download',
  saveFile: 'halles-recovery-codes.txt',
  codesSaved: 'I have saved them',
  leaveCodesTitle: 'Leave without saving your codes?',
  leaveCodesMessage:
    'They will never be shown again. Copy, download or print them before you leave this page.',
  stayWithCodes: 'Back to the codes',
  leaveCodes: 'Leave without the codes',
  factorRemove: 'Turn off',
  factorRemoveTitle: 'Turn off the one-time code?',
  factorRemoveMessage: 'You will log in with your password alone again.',
  factorRemoved: 'The one-time code is off.',
  passwordTitle: 'Password',
}

function citiesAddedEn(count: number): string {
  if (count === 0) return 'No city added'
  return count === 1 ? '1 city added' : `${count} cities added`
}

/** What the operator of the market reads. */
export const operatorTexts = { fr, en }
