import { stemsOf } from './stems.ts'
import { toTerms } from './terms.ts'

/** What a term may be a name of, to look for. */
export function alternativesOf(term: string): string[] {
  const share = /^\d/.test(term) ? [`${term}%`] : []
  return [term, ...share, ...(KINDS.get(term) ?? []), ...(SENSES.get(term) ?? [])]
}

/** What is one of a thing too: who types "laitue" may mean a romaine, and a kitchen that buys no other does. */
export const KINDS: ReadonlyMap<string, readonly string[]> = byTerm({
  laitue: 'laitue romaine|laitue iceberg|laitue boston|mesclun',
  salade: 'laitue|laitue romaine|laitue iceberg|laitue boston|mesclun',
  salad: 'laitue|laitue romaine|laitue iceberg|laitue boston|mesclun',
  melon: 'melon d eau|melon brode|melon miel',
  muffin: 'muffin anglais',
  tomate: 'tomate cerise|tomate italienne|tomate raisin',
  pois: 'petit pois|pois chiche',
  champignon: 'champignon de paris|pleurote|portobello|shiitake|chanterelle',
  jambon: 'jambon cru',
  creme: 'creme a fouetter|creme de table|creme sure|moitie-moitie',
  fromage: 'fromage de chevre|fromage bleu|cheddar|mozzarella|parmesan',
  bleuet: 'bleuet sauvage',
  carotte: 'mini carotte',
  cheddar: 'cheddar fort',
  saumon: 'saumon fume',
  truite: 'truite arc-en-ciel',
  epinard: 'bebe epinard',
  'pomme de terre': 'pomme de terre nouvelle',
  yogourt: 'yogourt grec',
  boeuf: 'boeuf hache|bavette|filet de boeuf|faux-filet|onglet',
  steak: 'bavette|filet de boeuf|faux-filet|contre-filet|onglet',
  'fromage bleu': 'roquefort|gorgonzola|stilton',
  frais: 'cru',
  '2%': 'demi-ecreme',
  '3.25%': 'entier',
  'echalote francaise': 'echalote',
  mousseux: 'vin mousseux',
  bleu: 'fromage bleu',
})

/** What a word is to others, or in France or in English: never chosen for it, but a kitchen that buys both is asked. */
export const SENSES: ReadonlyMap<string, readonly string[]> = byTerm({
  echalote: 'oignon vert',
  navet: 'rutabaga',
  prune: 'pruneau',
  aiglefin: 'haddock',
  haddock: 'aiglefin',
  piment: 'poivron|piment fort',
  poivron: 'piment fort|poivre',
  'filet mignon': 'filet de boeuf',
  liqueur: 'cola|ginger ale|soda tonique',
  colin: 'merlu|hake',
  feve: 'haricot vert|haricot jaune|haricot',
  turbot: 'fletan',
  lotte: 'baudroie|burbot',
  bar: 'loup',
  endive: 'chicoree',
  raisin: 'raisin sec',
  'cote levee': 'cote de dos',
  boulette: 'galette|steak',
})

/** What a word says that it is not: who wants it in a block wants none grated. */
export const EXCLUDES: ReadonlyMap<string, readonly string[]> = byTerm({
  bloc: 'rape|tranche',
  block: 'rape|tranche',
  vivant: 'cuit|surgele|conserve|bisque',
  live: 'cuit|surgele|conserve|bisque',
  cru: 'cuit|bouilli',
})

function byTerm(named: Readonly<Record<string, string>>): Map<string, string[]> {
  return new Map(
    Object.entries(named).map(([name, others]) => [termOf(name), others.split('|').map(termOf)]),
  )
}

function termOf(name: string): string {
  return toTerms(stemsOf(name))[0] ?? name
}
