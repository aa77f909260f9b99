/**
 * What a number counts: cases, packs that may be cases or not, pieces, an amount; `bare` where nothing is said. Of `of`, so many
 * of that size: "4 x 2 L".
 */
export const MEASURES = ['bare', 'case', 'pack', 'piece', 'kg', 'g', 'lb', 'oz', 'l', 'ml'] as const
export type Measure = (typeof MEASURES)[number]

/** In hundredths of the measure: "1/2 caisse" is 50 of cases. */
export type TypedAmount = {
  readonly hundredths: number
  readonly measure: Measure
  readonly of?: { readonly hundredths: number; readonly measure: Measure }
}

const NAMES: Readonly<Record<Exclude<Measure, 'bare'>, string>> = {
  case: 'caisse caisses caise caises caiss cse cses cs csse cssse case cases box boxes bx carton cartons ctn ctns crate crates flat flats casse casses',
  pack: 'boite boites bte btes sac sacs bag bags poche poches paquet paquets pqt pqts pack packs pk seau seaux pail pails chaudiere chaudieres plateau plateaux tray trays baril barils',
  piece:
    'un unite unites unit units piece pieces pc pcs each ea bouteille bouteilles btl btls bottle bottles canette canettes can cans pot pots jar jars botte bottes bunch bunches tete tetes head heads pain pains loaf loaves roue roues wheel wheels meule meules rouleau rouleaux',
  kg: 'kg kgs kilo kilos kilogramme kilogrammes',
  g: 'g gr gramme grammes gram grams',
  lb: 'lb lbs livre livres pound pounds',
  oz: 'oz once onces ounce ounces',
  l: 'l litre litres liter liters',
  ml: 'ml',
}
const MEASURE_NAMES: ReadonlyMap<string, Measure> = new Map(
  Object.entries(NAMES).flatMap(([measure, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, measure as Measure] as const),
  ),
)
/** Names of measures that are products or parts of one too, unless a product follows: "2 pains", "pieds de porc". */
export const MAY_BE_PRODUCT = new Set(
  'pain pains loaf loaves pot pots tete tetes head heads can cans'.split(' '),
)
const NUMBERS: ReadonlyMap<string, number> = new Map([
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
  ...named('treize thirteen', 13),
  ...named('quatorze fourteen', 14),
  ...named('quinze fifteen', 15),
  ...named('seize sixteen', 16),
  ...named('dix-sept seventeen', 17),
  ...named('dix-huit eighteen', 18),
  ...named('dix-neuf nineteen', 19),
  ...named('vingt twenty', 20),
  ...named('trente thirty', 30),
  ...named('quarante forty', 40),
  ...named('cinquante fifty', 50),
  ...named('soixante sixty', 60),
  ...named('quatre-vingt quatre-vingts eighty', 80),
  ...named('cent hundred', 100),
  ...named('demi demie half', 0.5),
])
const DOZENS = new Set('douz douzaine douzaines dz dzn doz dozen dozens dzs'.split(' '))
const DECIMAL = /^\d{1,6}(?:[.,]\d{1,2})?$/

export function measureOf(word: string): Measure | undefined {
  return MEASURE_NAMES.get(word)
}

export function isContainer(measure: Measure | undefined): boolean {
  return measure === 'case' || measure === 'pack' || measure === 'piece'
}

export function isDozen(word: string): boolean {
  return DOZENS.has(word)
}

/** Hundredths of a number in digits, of "1/2"; a count by size, such as 26/30, is none. */
export function digitsOf(word: string): number | undefined {
  if (DECIMAL.test(word)) return Math.round(Number(word.replace(',', '.')) * 100)
  const [, above, below] = /^(?:([1-3])\/([2-4])|(1)\/([5-8]))$/.exec(word)?.filter(Boolean) ?? []
  return above === undefined ? undefined : Math.round((Number(above) / Number(below)) * 100)
}

/** Hundredths of a number in letters: "vingt", "vingt-quatre". */
export function namedNumberOf(word: string): number | undefined {
  const [, tens = '', ones = ''] = /^(.+?)-(?:et-)?(\p{L}+)$/u.exec(word) ?? []
  const number = NUMBERS.get(word) ?? sumOf(NUMBERS.get(tens), NUMBERS.get(ones))
  return number === undefined ? undefined : number * 100
}

/** "vingt" and "cinq" are 25, "quatre" and "vingt" 80; undefined where two numbers are no one. */
export function sumOf(tens: number | undefined, ones: number | undefined): number | undefined {
  if (tens === undefined || ones === undefined) return undefined
  if (tens === 4 && ones === 20) return 80
  return tens >= 20 && tens < 100 && ones >= 1 && ones < 10 && tens % 10 === 0
    ? tens + ones
    : undefined
}

/** Whether a number is an article too. */
export function isArticle(word: string): boolean {
  return /^(?:un|une|a|an)$/.test(word)
}

function named(names: string, number: number) {
  return names.split(' ').map((name) => [name, number] as const)
}
