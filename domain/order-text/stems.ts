import { foldText } from '../search.ts'

/** Forms that no rule below brings together. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  pairs(
    'fraiche frais, fraiches frais, blanche blanc, blanches blanc, seche sec, seches sec, sechee sec, sechees sec, douce doux, douces doux, noire noir, noires noir, ' +
      'verte vert, vertes vert, cuite cuit, cuites cuit, petite petit, petites petit, grosse gros, grosses gros, ronde rond, rondes rond, ' +
      'entiere entier, entieres entier, legere leger, plate plat, plates plat, confite confit, confites confit, ' +
      'longue long, longues long, francaise francais, francaises francais, grise gris, brune brun, brunes brun, ' +
      'jeunes jeune, leaves leaf, loaves loaf, halves half, chevaux cheval, yeux oeil',
  ),
)

/**
 * What the forms of a word have in common: number, and the gender of what agrees. No language is told apart: both rules apply
 * to both, which is enough to compare. "crues" and "cru", "tomatoes" and "tomato", "peches" and "peche" are one.
 */
export function stemOf(word: string): string {
  const known = STEMS.get(word)
  if (known !== undefined) return known
  const stem = findStem(word)
  if (STEMS.size >= MOST_STEMS) STEMS.clear()
  STEMS.set(word, stem)
  return stem
}

/** Names of products have a few thousand words, and each of them often. */
const STEMS = new Map<string, string>()
const MOST_STEMS = 20_000

function findStem(word: string): string {
  if (!/^\p{L}{3,30}$/u.test(word)) return word
  const singular = withoutPlural(IRREGULAR.get(word) ?? word)
  return singular
    .replace(/(?<=ch|sh|ss|x|o|[^q]u|[^aeou]i)e{1,2}$|(?<=e)e$/, '')
    .replace(/(?<=[^aeou])y$/, 'i')
}

/** Words that say nothing of a product. Of "the", only the English article. */
const FILLERS = new Set(
  'de du des d l la le les un une en au aux a et ou avec pour s of the an and or with for some in on sur'.split(
    ' ',
  ),
)
/** A size, a share, a count by size, a number, a word. */
const WORD =
  /\d+(?:[.,]\d+)?\s*(?:%|(?:kg|g|lb|oz|ml|l)(?![\p{L}\p{N}]))|\d+\/\d+|\d+(?:[.,]\d+)?|\p{L}+/gu
/** "thé", and what is one where it was typed without its accent. */
const TEA = /(?<!\p{L})(?:thés?(?!\p{L})|the(?= (?:vert|noir|blanc|glac|earl|chai|menthe)))/giu

/** Told from the article, which folding makes the same of. */
export function withTea(text: string): string {
  return text.normalize('NFC').replace(TEA, 'tea')
}

/** The stems of a text in their order, without words that say nothing: "35 %" and "35%" are one, "1,5" is "1.5". */
export function stemsOf(text: string): string[] {
  return stemsOfFolded(foldName(text))
}

/** A text as its stems are found in it. */
export function foldName(text: string): string {
  return foldText(withTea(text))
}

/** The stems of a text that `foldName` made. */
export function stemsOfFolded(folded: string): string[] {
  const stems: string[] = []
  for (const word of folded.match(WORD) ?? [])
    if (!FILLERS.has(word)) stems.push(/^\d/.test(word) ? numberOf(word) : stemOf(word))
  return stems
}

function numberOf(word: string): string {
  return word.replace(/\s+/g, '').replace(',', '.')
}

const IRREGULAR_FORMS = Map.groupBy(IRREGULAR.keys(), (form) => IRREGULAR.get(form))

/** Words that a stem stands for: "tomato" and "tomatoes", "frais" and "fraîches", folded. */
export function formsOf(stem: string): string[] {
  if (!/^\p{L}{3,}$/u.test(stem)) return [stem]
  const stems = [stem, stem.replace(/i$/, 'y'), stem.replace(/i$/, 'ie')]
  const forms = stems.flatMap((one) => ['', 's', 'x', 'e', 'es'].map((end) => one + end))
  return [
    ...new Set([
      stem,
      ...(IRREGULAR_FORMS.get(stem) ?? []),
      ...forms.filter((form) => stemOf(form) === stem),
    ]),
  ]
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word
  if (/(?<![aeiou])ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?<!s)s$|(?<=[aeo]u)x$/, '')
}

function pairs(text: string): [string, string][] {
  return foldText(text)
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string])
}
