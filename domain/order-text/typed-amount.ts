/** What a number counts: cases, packs that may be cases or not, pieces, an amount; `bare` where nothing is said. */
export type Measure = 'bare' | 'case' | 'pack' | 'piece' | 'kg' | 'g' | 'lb' | 'oz' | 'l' | 'ml'

/** In hundredths of the measure: "1/2 caisse" is 50 of cases. */
export type TypedAmount = { readonly hundredths: number; readonly measure: Measure }

const NAMES: Readonly<Record<Exclude<Measure, 'bare'>, string>> = {
  case: 'caisse caisses caiss cse cses cs csse case cases box boxes bx carton cartons ctn ct',
  pack: 'boite boites bte btes sac sacs bag bags poche poches paquet paquets pqt pqts pack packs pk seau seaux pail pails chaudiere chaudieres plateau plateaux tray trays',
  piece:
    'unite unites unit units piece pieces pc pcs each ea bouteille bouteilles btl bottle bottles canette canettes can cans pot pots jar jars botte bottes bunch bunches tete tetes head heads pain pains loaf loaves',
  kg: 'kg kgs kilo kilos kilogramme kilogrammes',
  g: 'g gr gramme grammes gram grams',
  lb: 'lb lbs livre livres pound pounds',
  oz: 'oz once onces ounce ounces',
  l: 'l litre litres liter liters',
  ml: 'ml',
}
const MEASURES: ReadonlyMap<string, Measure> = new Map(
  Object.entries(NAMES).flatMap(([measure, names]) =>
    names.split(' ').map((name) => [name, measure as Measure] as const),
  ),
)
/** Names of measures that are products too: "2 pains" are two breads, not two pieces of something. */
const PRODUCTS_ALONE = new Set(['pain', 'pains', 'loaf', 'loaves', 'pot', 'pots'])

const NUMBER_NAMES: ReadonlyMap<string, number> = new Map([
  ...named('un une one a an', 1),
  ...named('deux two', 2),
  ...named('trois three', 3),
  ...named('quatre four', 4),
  ...named('cinq five', 5),
  ...named('six', 6),
  ...named('sept seven', 7),
  ...named('huit eight', 8),
  ...named('neuf nine', 9),
  ...named('dix ten', 10),
  ...named('onze eleven', 11),
  ...named('douze twelve', 12),
  ...named('quinze fifteen', 15),
  ...named('vingt twenty', 20),
  ...named('trente thirty', 30),
  ...named('demi demie half', 0.5),
])
const ARTICLE = /^(?:an?|une?)$/
const HALF = /^(?:demie?|half)$/
const DOZENS = new Set('douzaine douzaines dz dzn doz dozen dozens'.split(' '))

/** The amount that some words begin with, and how many of them say it; undefined where they begin with none. */
export function readAmount(
  tokens: readonly string[],
): { amount: TypedAmount; length: number } | undefined {
  const number = readNumber(tokens)
  if (!number) return readDozen(tokens, { hundredths: 100, length: 0 })
  const dozen = readDozen(tokens, number)
  if (dozen) return dozen
  const { hundredths, length } = number
  const name = bare(tokens[length])
  const measure = MEASURES.get(name)
  const isProduct = PRODUCTS_ALONE.has(name) && !hasOf(tokens[length + 1])
  if (measure === undefined || isProduct) return { amount: { hundredths, measure: 'bare' }, length }
  const half = isAndHalf(tokens.slice(length + 1)) ? 1 : 0
  return {
    amount: { hundredths: hundredths + 50 * half, measure },
    length: length + 1 + 2 * half,
  }
}

function isAndHalf([and = '', half = '']: readonly string[]): boolean {
  return /^(?:et|and)$/.test(and) && HALF.test(half)
}

function readDozen(tokens: readonly string[], number: { hundredths: number; length: number }) {
  const isArticle = ARTICLE.test(tokens[number.length] ?? '')
  const at = isArticle ? number.length + 1 : number.length
  if (!DOZENS.has(bare(tokens[at]))) return undefined
  const amount: TypedAmount = { hundredths: number.hundredths * 12, measure: 'piece' }
  return { amount, length: at + 1 }
}

function readNumber(tokens: readonly string[]): { hundredths: number; length: number } | undefined {
  const [first = '', second = ''] = tokens
  if (ARTICLE.test(first) && HALF.test(second)) return { hundredths: 50, length: 2 }
  const hundredths = numberOf(first)
  if (hundredths === undefined) return undefined
  const fraction = fractionOf(second)
  if (/^\d+$/.test(first) && fraction !== undefined)
    return { hundredths: hundredths + fraction, length: 2 }
  if (isAndHalf(tokens.slice(1))) return { hundredths: hundredths + 50, length: 3 }
  return { hundredths, length: 1 }
}

function numberOf(token: string): number | undefined {
  if (/^\d{1,6}(?:[.,]\d{1,2})?$/.test(token))
    return Math.round(Number(token.replace(',', '.')) * 100)
  const named = NUMBER_NAMES.get(token)
  return named === undefined ? fractionOf(token) : named * 100
}

// A count by size, such as 26/30, is no fraction.
function fractionOf(token: string): number | undefined {
  const [, above, below] = /^([1-3])\/([2-4])$/.exec(token) ?? []
  return above === undefined ? undefined : Math.round((Number(above) / Number(below)) * 100)
}

function hasOf(token: string | undefined): boolean {
  return token !== undefined && /^(?:de|d|du|des|of)$/.test(token)
}

function bare(token: string | undefined): string {
  return token?.replace(/\.$/, '') ?? ''
}

function named(names: string, number: number) {
  return names.split(' ').map((name) => [name, number] as const)
}
