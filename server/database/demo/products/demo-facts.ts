import type { Origin } from '@halles/domain/origins.ts'
import type { Allergen, Keep } from '@halles/domain/product-facts.ts'
import type { SaidProduct } from '@halles/domain/product-fields.ts'
import type { Mark } from '@halles/domain/product-marks.ts'
import type { DemoProduct } from './demo-product.ts'

// What the price lists say in words, as facts; what they leave open is not stated.

const ORIGINS: readonly [RegExp, Origin][] = [
  [/québec|quebec|montréal|estrie|charlevoix|gaspé|magdalen|kamouraska/i, 'CA-QC'],
  [/ontario/i, 'CA-ON'],
  [/nova scotia/i, 'CA-NS'],
  [/new brunswick/i, 'CA-NB'],
  [/prince edward|\bpei\b/i, 'CA-PE'],
  [/alberta/i, 'CA-AB'],
  [/british columbia|\bb\.?c\.?\b/i, 'CA-BC'],
  [/ital(y|ian)/i, 'IT'],
  [/france|french/i, 'FR'],
  [/spain|spanish/i, 'ES'],
  [/mexic/i, 'MX'],
  [/norw/i, 'NO'],
  [/chile/i, 'CL'],
  [/california|florida/i, 'US'],
]

const MARKS: readonly [RegExp, Mark][] = [
  [/organic/i, 'organic'],
  [/halal/i, 'halal'],
  [/kosher/i, 'kosher'],
  [/fair[- ]trade/i, 'fair_trade'],
  [/msc|sustainabl/i, 'sustainable_fishing'],
  [/free[- ]range/i, 'free_range'],
  [/grass[- ]fed/i, 'grass_fed'],
]

const CRUSTACEANS = /lobster|shrimp|crab|prawn|langoustine/i
const MOLLUSCS = /oyster|mussel|scallop|clam|squid|calamari|octopus|whelk/i
const MARINATED = /marinat|sauce|bread(ed)?|season|sausage|smoked|stuff/i
const RAW = ['beef', 'chicken', 'pork', 'fetl']
const MILK = /milk|cream|butter|cheese|yogurt|mozzarella|cheddar|brie|ricotta/i

type Said = { category: string; nameEn: string; description: string }

/** Everything further that a product of the demo states; `place`: in its supplier's list, from 0. */
export function demoFacts(
  supplier: string,
  product: DemoProduct,
  place: number,
): Partial<SaidProduct> {
  return {
    itemCode: `${supplier.slice(0, 3).toUpperCase()}-${100 + place}`,
    ...factsInWords(product),
  }
}

/** What the English name, the description and the category say. */
export function factsInWords(product: Said): Partial<SaidProduct> {
  const words = `${product.nameEn}. ${product.description}`
  const origin = ORIGINS.find(([word]) => word.test(words))?.[1] ?? null
  const contains = allergensOf(product, words)
  return {
    origin,
    made: origin && (RAW.includes(product.category) ? 'grown' : 'transformed'),
    marks: MARKS.filter(([word]) => word.test(words)).map(([, mark]) => mark),
    keep: keepOf(product, words),
    contains,
    mayContain: contains && [],
  }
}

function keepOf({ category }: Said, words: string): Keep | null {
  if (/frozen|freezer/i.test(words)) return 'frozen'
  if (category === 'beverage') return /cold|fresh/i.test(words) ? 'chilled' : 'dry'
  if (category === 'appetizers' || category === 'bakery') return null
  return /dried|canned|jar|dry/i.test(words) ? 'dry' : 'chilled'
}

/** Only where the name leaves no doubt; null is not stated. */
function allergensOf({ category }: Said, words: string): Allergen[] | null {
  if (category === 'seafood' && !MARINATED.test(words)) {
    if (CRUSTACEANS.test(words)) return ['crustaceans']
    return MOLLUSCS.test(words) ? ['molluscs'] : ['fish']
  }
  if (category === 'dairy') return MILK.test(words) ? ['milk'] : null
  return RAW.includes(category) &&
    !MARINATED.test(words) &&
    !/soy|tofu|nut|mustard|sesame/i.test(words)
    ? []
    : null
}
