import { expect, test } from 'vitest'
import { CATEGORY_NAMES, type CategoryName } from '../product.ts'
import { TAXES, type TaxClass } from './tax-class.ts'
import { QUESTIONS_OF_CATEGORY, readTaxAnswers } from './tax-questions.ts'
import { NOTHING_ADDED, taxationOn } from './tax-rules.ts'

/** Before the GST was lifted, in the two months in which it was, before the QST on small portions ended, and since. */
const DAYS = [
  ['2024-12-13', '2025-02-16', '2026-07-14'],
  ['2024-12-14', '2025-02-15'],
  ['2026-07-15', '2026-11-28'],
]

/** Category, what its supplier answers in the order of the questions, marks in these three times ("?" where it is asked), products. */
const PRODUCTS = `
beef | food no no | - - - | Filet mignon AAA; Bœuf haché mi-maigre; Bavette marinée; Joue de bœuf surgelée; Galettes de bœuf 6 oz, surgelées; Os à moelle
chicken | food no no | - - - | Poitrines désossées; Ailes nature; Ailes panées surgelées; Poulet entier de grain; Foies de volaille; Cuisses de canard confites
pork | food no no | - - - | Longe de porc; Bacon tranché; Côtes levées cuites, réfrigérées; Saucisses italiennes; Jambon à l’os; Tourtière surgelée
seafood | food no no | - - - | Saumon de l’Atlantique; Crevettes 16/20 surgelées; Huîtres Malpèque; Thon en conserve; Homard vivant; Bâtonnets de poisson surgelés
deli | food no no no | - - - | Prosciutto tranché; Pastrami; Salade de chou en boîte de conserve; Sandwichs surgelés; Olives Kalamata; Houmous; Cretons
appetizers | food no no no no | - - - | Rouleaux impériaux surgelés; Feuilletés aux épinards surgelés; Dumplings au porc surgelés
appetizers | food no no no six_or_more | - - - | Bouchées de macarons, 24
bakery | food no no no no | - - - | Baguette; Croissants nature; Bagels au sésame; Pains à hamburger; Pâte à pizza surgelée; Farine tout usage 20 kg; Gâteau de 2 kg
bakery | food six_or_more | - - - | Muffins aux bleuets, 12; Beignes glacés, 6; Biscuits à l’avoine, 48; Tartelettes portugaises, 36
dairy | food no no no | - - - | Lait 2 % 4 L; Crème 35 %; Beurre non salé; Cheddar vieilli; Œufs gros calibre; Yogourt nature 2 kg
dairy | food large | - - - | Crème glacée à la vanille 11,4 L; Sorbet à la mangue 1 L
dairy | food no large | - - - | Pouding au riz 2 kg
dairy | food no multiple | - - - | Poudings au chocolat 99 g, caisse de 48
dairy | food no no multiple | - - - | Lait au chocolat 200 ml, caisse de 50
beverage | food no no no no | - - - | Café en grains; Thé vert en feuilles; Jus d’orange pur 1,75 L; Eau plate 4 L; Sirop d’érable; Boisson d’avoine 946 ml
beverage | food no no no multiple | - - - | Jus de pomme 300 ml, caisse de 24; Eau plate 500 ml, caisse de 24
fetl | food no no | - - - | Tomates en grappe; Pommes de terre Russet; Laitue romaine; Framboises; Épinards lavés en sac; Frites surgelées; Noix de Grenoble crues; Basilic frais; Haricots secs
beverage | food yes | FP ?P FP | Bière blonde en fût; Vin rouge 750 ml; Vodka 1,14 L
beverage | food no yes | FP P FP | Cola en canette; Eau minérale gazéifiée; Soda tonique; Limonade gazéifiée 1 L
beverage | food no no yes | FP P FP | Cocktail de canneberge, 20 % de jus, 1,89 L; Punch aux fruits, caisse de 40; Limonade en poudre
beverage | food no no no one_by_one | FP P F? | Jus de pomme 300 ml; Eau plate 500 ml; Thé glacé sans fruit 473 ml; Jus de légumes 340 ml
beverage | supplement | FP FP FP | Protéines en poudre
beverage | not_food | FP FP FP | Verres de carton; Pailles compostables
bakery | food under_six | FP P F | Muffin géant emballé; Brownies, 4; Croissant aux amandes emballé; Tarte au sucre individuelle; Beignes, 3; Biscuit emballé un par un
bakery | food no one_by_one | FP P F | Pouding chômeur 200 g; Mousse au chocolat en verrine
bakery | food no no candy | FP P FP | Truffes au chocolat
bakery | food no no snack | FP P FP | Barres granola
bakery | food no no no yes | FP P F? | Sandwich au jambon frais
bakery | not_food | FP FP FP | Boîtes à gâteau
dairy | food single | FP P F | Crème glacée en coupe 115 ml; Sandwich à la crème glacée; Yogourt glacé 125 ml, caisse de 24
dairy | food ice_lolly | FP P FP | Sucettes glacées
dairy | food no one_by_one | FP P F | Pouding à la vanille 99 g
dairy | food no no one_by_one | FP P F? | Lait au chocolat 473 ml; Yogourt à boire 200 ml
deli | food no yes | FP P F? | Salade de pâtes fraîche; Plateau de charcuteries; Wrap au poulet réfrigéré
deli | food yes | FP P FP | Poulet rôti chaud; Soupe servie chaude
deli | food no no snack | FP P FP | Croustilles nature; Arachides salées; Bretzels croquants
deli | not_food | FP FP FP | Plats d’aluminium
appetizers | food no yes | FP P F? | Plateau de crudités et trempette; Mini-sandwichs frais
appetizers | food yes | FP P FP | Canapés servis par un traiteur
appetizers | food no no snack | FP P FP | Maïs soufflé au caramel
appetizers | food no no candy | FP P FP | Chocolats fins
appetizers | food no no no under_six | FP P F | Petits fours, 4
fetl | food yes | FP P F? | Salade César préparée; Plateau de fruits coupés
fetl | food no snack | FP P FP | Noix de cajou salées; Mélange montagnard
fetl | food no fruit_bar | FP P FP | Barres de fruits
fetl | food no candy | FP P FP | Fruits enrobés de chocolat
fetl | not_food | FP FP FP | Sacs de papier
beef | food no yes | FP P F? | Sandwich au rosbif réfrigéré
beef | food yes | FP P FP | Rôti servi chaud
beef | not_food | FP FP FP | Ficelle de boucher
beef | supplement | FP FP FP | Collagène en capsules
chicken | food no yes | FP P F? | Salade de poulet fraîche
chicken | food yes | FP P FP | Poulet barbecue chaud
pork | food no yes | FP P F? | Sandwich au porc effiloché frais
pork | not_food | FP FP FP | Filets à rôti
seafood | food no yes | FP P F? | Plateau de sushis; Salade de goberge
seafood | supplement | FP FP FP | Huile de poisson en capsules
seafood | not_food | FP FP FP | Couteau à huîtres
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [CategoryName, string, string, string])
  .map(([category, answers, marks, names]) => ({
    category,
    answers,
    marks,
    names: names.split('; '),
  }))

test.each(PRODUCTS.flatMap(({ names, ...given }) => names.map((name) => ({ name, ...given }))))(
  '$category, $name: $marks',
  ({ category, marks, answers }) => {
    const taxClass = classOf(category, answers.split(' '))
    for (const [time, days] of DAYS.entries()) {
      for (const day of days)
        expect([day, markOf(taxClass, day)]).toEqual([day, marks.split(' ')[time]])
    }
  },
)

test('at least 120 products are tried, of every category', () => {
  expect(new Set(PRODUCTS.flatMap(({ names }) => names)).size).toBeGreaterThan(120)
  expect(new Set(PRODUCTS.map(({ category }) => category))).toEqual(new Set(CATEGORY_NAMES))
})

function classOf(category: CategoryName, given: readonly string[]): TaxClass {
  const answers = QUESTIONS_OF_CATEGORY[category].slice(0, given.length)
  const read = readTaxAnswers(
    category,
    Object.fromEntries(answers.map((question, place) => [question, given[place]])),
  )
  if ('next' in read) throw new Error(`${category}: ${read.next} is not answered`)
  return read.taxClass
}

function markOf(taxClass: TaxClass, day: string): string {
  const marks = TAXES.map((tax) => {
    const taxation = taxationOn(taxClass, tax, day, NOTHING_ADDED)
    return taxation === 'asked' ? '?' : taxation === 'taxed' ? { gst: 'F', qst: 'P' }[tax] : ''
  })
  return marks.join('') || '-'
}
