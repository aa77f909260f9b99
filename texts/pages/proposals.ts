import { sentence } from '../en/sentence.ts'
import { a, de, until } from '../fr/elision.ts'
import { NARROW } from '../french-dates.ts'

const NBSP = '\u00a0'

const casesFr = (count: number) => `${count}${NBSP}${count > 1 ? 'caisses' : 'caisse'}`

const fr = {
  titleFrom: (business: string) => `${business} propose`,
  titleTo: (business: string) => `Votre proposition ${a(business)}`,

  /** What is proposed, a line each. */
  substitute: (product: string, of: string, count: number) =>
    `${product} au lieu ${de(of)}, ${casesFr(count)}`,
  add: (product: string, count: number) => `${product}${NBSP}: ajouter ${casesFr(count)}`,
  quantity: (product: string, old: number, now: number) =>
    `${product}${NBSP}: ${now} au lieu de ${casesFr(old)}`,
  remove: (product: string, old: number) => `${product}${NBSP}: retirer ${casesFr(old)}`,
  weight: (product: string, net: string, nominal: string) =>
    `${product}${NBSP}: ${net} au lieu d’environ ${nominal}`,
  day: (now: string, old: string) => `Livraison le ${now} au lieu du ${old}`,
  /** The same once it is past, and nobody knows any more what there was. */
  proposedCases: (product: string, count: number) =>
    count === 0 ? `${product}${NBSP}: retirer` : `${product}${NBSP}: ${casesFr(count)}`,
  proposedWeight: (product: string, net: string) => `${product}${NBSP}: ${net}`,
  proposedDay: (day: string) => `Livraison le ${day}`,
  instead: (price: string, size: string) => `au lieu de ${price}, ${size}`,
  sameTotal: 'même prix',

  answerBefore: (when: string) => `Répondez avant ${when}.`,
  left: (hours: number, minutes: number) => {
    if (hours > 0 && minutes > 0)
      return `Il reste ${hours}${NARROW}h${NARROW}${String(minutes).padStart(2, '0')}.`
    if (hours > 0) return `Il reste ${hours}${NBSP}${hours > 1 ? 'heures' : 'heure'}.`
    if (minutes > 0) return `Il reste ${minutes}${NBSP}${minutes > 1 ? 'minutes' : 'minute'}.`
    return 'Il reste moins d’une minute.'
  },
  silenceRefuses: 'Sans réponse, tout est refusé et rien ne change.',
  waits: (business: string, when: string) =>
    `${business} a ${until(when)} pour répondre. Sans réponse, rien ne change.`,

  accept: 'Accepter',
  acceptLine: (what: string) => `Accepter${NBSP}: ${what}`,
  refuse: 'Refuser',
  refuseLine: (what: string) => `Refuser${NBSP}: ${what}`,
  send: 'Envoyer la réponse',
  sendTo: (business: string) => `Envoyer la réponse ${a(business)}`,
  chooseEach: 'Choisissez pour chaque ligne.',
  /** What the answer comes to so far. */
  agreedSoFar: (agreed: number, of: number) =>
    `${agreed} ${agreed > 1 ? 'lignes acceptées' : 'ligne acceptée'} sur ${of}`,
  newTotal: (total: string) => `Nouveau sous-total${NBSP}: ${total}`,
  answered: 'Réponse envoyée',
  withdraw: 'Retirer la proposition',
  withdrawn: 'Proposition retirée',
  withdrawOf: (business: string) => `Retirer la proposition ${a(business)}`,
  alwaysSame: 'Toujours accepter\u00a0: même catégorie, pas plus cher',
  alwaysSameOf: (business: string) =>
    `Toujours accepter${NBSP}: même catégorie, pas plus cher, ${business}`,
  belowMinimum: (business: string, missing: string) =>
    `Il manquerait ${missing} pour le minimum ${de(business)}. Acceptez assez de lignes pour respecter le minimum.`,
  dayClosed: 'Ce jour de livraison n’est plus offert. Choisissez-en un autre.',

  /** Of the proposal that has just stood there. */
  over: {
    answered: 'La proposition a reçu une réponse.',
    lapsed: 'La proposition est restée sans réponse. Rien n’a changé.',
    withdrawn: 'La proposition a été retirée. Rien n’a changé.',
  },
  status: {
    open: 'En attente de réponse',
    answered: 'Réponse reçue',
    lapsed: 'Sans réponse',
    withdrawn: 'Retirée',
  },
  agreed: 'accepté',
  refused: 'refusé',

  /** Of the restaurant, which changes an accepted order. */
  proposeTo: (business: string) => `Proposer ${a(business)}`,
  changeAndPropose: (business: string) => `Envoyer et proposer ${a(business)}`,
  onlyProposals: (business: string) =>
    `${business} a accepté cette commande. Ce que vous modifiez ici lui est proposé.`,
  moreIsProposed: (business: string) =>
    `Réductions et retraits s’appliquent aussitôt; ajouts et hausses sont proposés ${a(business)}.`,
  lessOnly:
    'Une proposition attend une réponse. D’ici là, la commande peut seulement être réduite.',
  untilWhen: (business: string) =>
    `${business} a un délai pour répondre, au plus tard une heure avant la livraison. Sans réponse, rien ne change.`,
  sent: (business: string, when: string) =>
    `Proposition envoyée. ${business} a ${until(when)} pour répondre.`,
  newTotalIfAgreed: (total: string) => `Nouveau sous-total si accepté${NBSP}: ${total}`,
  nothingLeft: (business: string) =>
    `Il ne resterait rien. Écrivez ou téléphonez plutôt ${a(business)}.`,

  /** The restaurant's standing choice agrees to all of it. */
  agreedBeforehand: (business: string) =>
    `${business} accepte d’avance ce remplacement. La commande est à jour.`,

  /** Of the supplier. */
  replace: 'Proposer un remplacement',
  replaceOf: (product: string) => `Proposer un remplacement pour ${product}`,
  replaceTitle: (product: string) => `Remplacement pour ${product}`,
  search: 'Chercher dans vos produits',
  noneFound: 'Aucun produit trouvé.',
  searchError: 'Impossible de chercher dans vos produits. Réessayez.',
  choose: 'Choisir',
  chooseProduct: (product: string) => `Choisir ${product}`,
  edit: 'Modifier',
  removeShort: 'Ne pas remplacer',
  cases: 'Caisses',
  otherProduct: 'Choisir un autre produit',
  price: 'Prix de la caisse',
  priceHelp: (price: string) =>
    `Votre prix est de ${price}. Vous pouvez le baisser. Si le prix convenu avec ce client est plus bas, c’est celui qu’il paie.`,
  priceInvalid: (price: string) => `Entrez un prix entre 0,01${NBSP}$ et ${price}.`,
  total: (amount: string) => `Total${NBSP}: ${amount}`,
  take: 'Ajouter à la réponse',
  takeProposal: 'Ajouter à la proposition',
  replacedBy: (product: string, count: number, price: string) =>
    `Remplacement proposé${NBSP}: ${product}, ${casesFr(count)} à ${price}`,
  editReplacement: (product: string) => `Modifier le remplacement pour ${product}`,
  removeReplacement: (product: string) => `Ne pas remplacer ${product}`,
  otherDay: 'Jour de livraison',
  asAgreed: (day: string) => `Comme convenu, ${day}`,
  noOtherDay: 'Aucun autre jour n’est offert dans ce secteur.',
  daysError: 'Impossible de charger vos jours de livraison. Réessayez.',
  nothingYet: 'Choisissez un remplacement ou un autre jour.',
  stop: 'Ne rien proposer',
  whyItWaits: 'Hors connexion. Ce choix reste ici; envoyez-le dès le retour de la connexion.',
}

const casesEn = (count: number) => `${count} ${count > 1 ? 'cases' : 'case'}`

const en: typeof fr = {
  titleFrom: (business) => `${business} proposes`,
  titleTo: (business) => `Your proposal to ${business}`,

  substitute: (product, of, count) => `${product} instead of ${of}, ${casesEn(count)}`,
  add: (product, count) => `${product}: add ${casesEn(count)}`,
  quantity: (product, old, now) => `${product}: ${now} instead of ${casesEn(old)}`,
  remove: (product, old) => `${product}: remove ${casesEn(old)}`,
  weight: (product, net, nominal) => `${product}: ${net} instead of about ${nominal}`,
  day: (now, old) => `Delivery on ${now} instead of ${old}`,
  proposedCases: (product, count) =>
    count === 0 ? `${product}: remove` : `${product}: ${casesEn(count)}`,
  proposedWeight: (product, net) => `${product}: ${net}`,
  proposedDay: (day) => `Delivery on ${day}`,
  instead: (price, size) => `instead of ${price}, ${size}`,
  sameTotal: 'same price',

  answerBefore: (when) => sentence(`Answer before ${when}`),
  left: (hours, minutes) => {
    const left = [
      ...(hours > 0 ? [`${hours} ${hours > 1 ? 'hours' : 'hour'}`] : []),
      ...(minutes > 0 ? [`${minutes} ${minutes > 1 ? 'minutes' : 'minute'}`] : []),
    ]
    return left.length > 0 ? `${left.join(' ')} left.` : 'Less than a minute left.'
  },
  silenceRefuses: 'Without an answer everything is refused and nothing changes.',
  waits: (business, when) =>
    `${sentence(`${business} can answer before ${when}`)} Without an answer nothing changes.`,

  accept: 'Accept',
  acceptLine: (what) => `Accept: ${what}`,
  refuse: 'Refuse',
  refuseLine: (what) => `Refuse: ${what}`,
  send: 'Send the answer',
  sendTo: (business) => `Send the answer to ${business}`,
  chooseEach: 'Choose for each line.',
  agreedSoFar: (agreed, of) => `${agreed} of ${of} ${of > 1 ? 'lines' : 'line'} accepted`,
  newTotal: (total) => `New subtotal: ${total}`,
  answered: 'Answer sent',
  withdraw: 'Withdraw the proposal',
  withdrawn: 'Proposal withdrawn',
  withdrawOf: (business) => `Withdraw the proposal to ${business}`,
  alwaysSame: 'Always accept: same category, no dearer',
  alwaysSameOf: (business) => `Always accept: same category, no dearer, ${business}`,
  belowMinimum: (business, missing) =>
    `This would leave ${business} ${missing} short of its minimum. Accept enough lines to meet it.`,
  dayClosed: 'This delivery day is no longer offered. Choose another one.',

  over: {
    answered: 'The proposal was answered.',
    lapsed: 'The proposal was left unanswered. Nothing has changed.',
    withdrawn: 'The proposal was withdrawn. Nothing has changed.',
  },
  status: {
    open: 'Waiting for an answer',
    answered: 'Answered',
    lapsed: 'Unanswered',
    withdrawn: 'Withdrawn',
  },
  agreed: 'accepted',
  refused: 'refused',

  proposeTo: (business) => `Propose to ${business}`,
  changeAndPropose: (business) => `Send and propose to ${business}`,
  onlyProposals: (business) =>
    `${business} has accepted this order. What you change here is proposed.`,
  moreIsProposed: (business) =>
    `Reductions and removals apply at once; additions and increases are proposed to ${business}.`,
  lessOnly: 'A proposal waits for an answer. Until then the order can only be reduced.',
  untilWhen: (business) =>
    `${business} has some time to answer, at the latest an hour before the delivery. Without an answer nothing changes.`,
  sent: (business, when) => `Proposal sent. ${sentence(`${business} can answer before ${when}`)}`,
  newTotalIfAgreed: (total) => `New subtotal if accepted: ${total}`,
  nothingLeft: (business) => `Nothing would be left. Write to ${business} instead, or call.`,

  agreedBeforehand: (business) =>
    `${business} accepts this substitute in advance. The order is up to date.`,

  replace: 'Propose a substitute',
  replaceOf: (product) => `Propose a substitute for ${product}`,
  replaceTitle: (product) => `Substitute for ${product}`,
  search: 'Search your products',
  noneFound: 'No product found.',
  searchError: 'Your products could not be searched. Try again.',
  choose: 'Choose',
  chooseProduct: (product) => `Choose ${product}`,
  edit: 'Change',
  removeShort: 'Do not replace',
  cases: 'Cases',
  otherProduct: 'Choose another product',
  price: 'Price of a case',
  priceHelp: (price) =>
    `Your price is ${price}. You can lower it. If the price agreed with this customer is lower, that is what it pays.`,
  priceInvalid: (price) => `Enter a price between $0.01 and ${price}.`,
  total: (amount) => `Total: ${amount}`,
  take: 'Add to the answer',
  takeProposal: 'Add to the proposal',
  replacedBy: (product, count, price) =>
    `Proposed substitute: ${product}, ${casesEn(count)} at ${price}`,
  editReplacement: (product) => `Change the substitute for ${product}`,
  removeReplacement: (product) => `Do not replace ${product}`,
  otherDay: 'Delivery day',
  asAgreed: (day) => `As agreed, ${day}`,
  noOtherDay: 'No other day is offered in this zone.',
  daysError: 'Your delivery days could not be loaded. Try again.',
  nothingYet: 'Choose a substitute or another day.',
  stop: 'Propose nothing',
  whyItWaits: 'Offline. This choice stays here; send it as soon as the connection is back.',
}

/** What one side of an order proposes to the other, which answers it or lets it lapse. */
export const proposalsTexts = { fr, en }
