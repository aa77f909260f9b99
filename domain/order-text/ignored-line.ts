import { foldText } from '../search.ts'

const PHONE = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/
const DATE = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/

const COURTESY =
  'merci thanks thank you bonjour bonsoir salut allo hello hi hey cheers cordialement bonne bon journee soiree matin svp stp please beaucoup a the tous all team equipe et and for pour de la le good morning evening night day have great'
const CALENDAR =
  'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday lun mar mer jeu ven sam dim mon tue wed thu fri sat sun janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july august september october november december jan fev feb avr apr aug sep sept oct nov dec demain tomorrow aujourd hui today semaine week livraison delivery livrer commande order commandes orders liste list du le for pour on la prochain prochaine next st nd rd th er'
const HEADERS =
  'produit produits product products article articles item items quantite quantites quantity quantities qte qty nom name description unite unit format prix price total caisse caisses case cases'

const IGNORED: readonly ReadonlySet<string>[] = [
  new Set(COURTESY.split(' ')),
  new Set(`${CALENDAR} ${COURTESY}`.split(' ')),
  new Set(HEADERS.split(' ')),
]

/** Whether a line orders nothing: a phone number, a date, an address, a greeting, the head of a table, no letter at all. */
export function isIgnored(text: string): boolean {
  const folded = foldText(text)
  if (PHONE.test(folded) || hasAddress(folded)) return true
  const words = folded.replace(DATE, ' ').match(/\p{L}+/gu) ?? []
  return IGNORED.some((ignored) => words.every((word) => ignored.has(word)))
}

/** A web address, or an e-mail's. No pattern: one that finds both backtracks for hours in a line of nothing but "@". */
function hasAddress(folded: string): boolean {
  return /https?:\/\//.test(folded) || folded.split(/\s+/).some(isEmail)
}

/** "a@b.c" and longer: something before an "@", something between it and a dot, something after that. */
function isEmail(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at !== -1 && word.lastIndexOf('.', word.length - 2) > at + 1
}
