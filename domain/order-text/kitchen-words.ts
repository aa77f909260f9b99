/** What kitchens write short, by the folded abbreviation. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pdt: 'pomme terre',
    tom: 'tomate',
    toms: 'tomate',
    oign: 'oignon',
    champ: 'champignon',
    champs: 'champignon',
    conc: 'concombre',
    crev: 'crevette',
    bf: 'boeuf',
    mozz: 'mozzarella',
    mozza: 'mozzarella',
    parm: 'parmesan',
    ched: 'cheddar',
    avo: 'avocat',
    bro: 'brocoli',
    chix: 'chicken',
    surg: 'surgele',
    cong: 'congele',
    frz: 'frozen',
    zuc: 'zucchini',
  }),
)

/** A typed word written out; as it is where it is no abbreviation. */
export function writtenOut(word: string): string[] {
  return ABBREVIATIONS.get(word)?.split(' ') ?? [word]
}

/** First words of names that leave open what it is: "Poisson, tilapia" is about tilapia, and so is "Filet de tilapia". */
export const GENERAL_WORDS = new Set(
  (
    'poisson crustace mollusque boisson melon piment pomme fromage boeuf veau porc poulet dinde canard agneau viande pain champignon courge laitue saucisse ' +
    'fish crustacean mollusk apple pepper cheese beef veal pork chicken turkey duck lamb meat bread mushroom squash lettuce sausage roll ' +
    'filet poitrine cuisse haut pilon aile longe cote cotelette steak darne pave epaule jarret rouelle roti ' +
    'fillet breast thigh leg drumstick wing loin rib chop shoulder shank roast raw'
  ).split(' '),
)

/** Words that make another product of what they stand with: who types "tomates" does not mean them canned or as juice. */
export const CHANGING_WORDS = new Set(
  (
    'jus juice nectar sirop syrup salade salad soupe soup sauce puree farine flour zeste peel poudre powder huile oil ' +
    'conserve canned appertise appertisee seche sechee sec seche dried fume fumee fumes fumees smoked ' +
    'marine marinee marines pickled surgele surgelee surgeles surgelees congele congelee frozen ' +
    'deshydrate deshydratee dehydrated lyophilise lyophilisee confit ' +
    'croustille croustilles chips chip galette patty pate paste compote sorbet confiture jam vinaigre vinegar ' +
    'glace glacee arachide arachides peanut coco coconut condense condensee condensed ' +
    'evapore evaporee evaporated frit frite frites fried pane panee breaded germe germes sprouts'
  ).split(' '),
)

/** Words that change one product only. */
const CHANGING_TOGETHER: readonly (readonly [of: string, words: readonly string[]])[] = [
  ['patate', ['douce']],
  ['potato', ['sweet']],
  ['creme', ['sure']],
  ['cream', ['sour', 'ice']],
  ['oeuf', ['blanc', 'jaune', 'canard', 'caille', 'oie', 'poudre']],
  ['egg', ['white', 'yolk', 'duck', 'quail', 'powder']],
  ['lait', ['chevre', 'brebis', 'jument', 'riz', 'soja', 'poule', 'chocolat', 'chocolate']],
  ['milk', ['goat', 'sheep', 'mare', 'rice', 'soy', 'chocolate', 'malted']],
]

/** The words of a name that make another product of it, which who means it types too. */
export function changingWords(name: readonly string[]): string[] {
  const together = CHANGING_TOGETHER.filter(([of]) => name.includes(of)).flatMap(
    ([, words]) => words,
  )
  return name.filter((word) => CHANGING_WORDS.has(word) || together.includes(word))
}

/** The same letters are one product in French and another in English: "raisins", "prunes". */
export const FALSE_FRIENDS = new Set(['raisin', 'prune', 'lard', 'endive', 'chips'])
