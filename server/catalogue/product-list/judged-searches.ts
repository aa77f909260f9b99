/** A search, and the products that must come first, each once however many suppliers have it. */
export type JudgedSearch = readonly [search: string, ...first: readonly string[]]

const ONIONS = ['Oignons jaunes', 'Oignons rouges', 'Oignons verts']
const TOMATOES = [
  'Tomates anciennes',
  'Tomates broyées en conserve',
  'Tomates cerises',
  'Tomates en dés en conserve',
  'Tomates italiennes',
  'Tomates rouges de serre',
]
const MINCED_BEEF = ['Bœuf haché extra-maigre', 'Bœuf haché maigre', 'Bœuf haché mi-maigre']
const CABBAGES = ['Chou frisé (kale)', 'Choux de Bruxelles', 'Choux rouges', 'Choux verts']
const TWO_PERCENT = ['Lait 2 %', 'Lait 2 % pour distributeur', 'Lait 2 % sans lactose']
const SALTED = ['Beurre salé', 'Beurre salé, portions', 'Beurre non salé']

/** Over the demo market, for a reader of French, by French name. */
export const JUDGED_IN_FRENCH: readonly JudgedSearch[] = [
  // What a name is about comes first.
  ['oignon', ...ONIONS, 'Hareng mariné aux oignons', "Pakoras à l'oignon"],
  [
    'lait',
    ...TWO_PERCENT,
    'Lait au chocolat',
    'Lait entier 3,25 %',
    'Porcelet de lait entier, 8 kg',
  ],
  ['beurre', 'Beurre doux de pâtisserie 84 %', 'Beurre non salé', 'Beurre salé'],
  ['pain', 'Pain au levain tranché', 'Pain blanc tranché', 'Pain brioché tranché'],
  ['poulet', 'Poulet biologique entier, 1,8 kg', 'Poulet de grain entier, 1,6 kg'],
  ['saumon', "Saumon de l'Atlantique entier", 'Saumon fumé tranché'],
  ['cheddar', 'Cheddar doux', 'Cheddar fort', 'Cheddar vieilli 2 ans', 'Scones au cheddar'],
  ['veau', 'Veau haché', 'Carré de veau manchonné'],
  ['canard', 'Canard de Pékin entier, 5 lb', 'Cuisses de canard confites'],
  ['tarte', 'Tartes au sucre', "Tartes aux pacanes et à l'érable", 'Tartes aux pommes'],
  // By its beginning.
  ['tomat', ...TOMATOES],
  ['crev', 'Crevettes à la noix de coco', 'Crevettes crues décortiquées 21/25'],
  ['champi', 'Champignons blancs', 'Champignons café'],
  ['creme 35', 'Crème 35 %'],
  // A whole word before the beginning of another.
  ['ail', 'Ail du Québec', 'Ail pelé', "Croûtons à l'ail", 'Ailes de poulet fendues'],
  ['eau', 'Eau de source', 'Eau pétillante à la lime', 'Eau pétillante nature', 'Eau tonique'],
  ['thé', 'Thé glacé au citron', 'Thé noir en sachets', 'Thé vert en sachets'],
  // In either number.
  ['oignons', ...ONIONS],
  ['tomate', ...TOMATOES],
  ['tomates', ...TOMATOES],
  ['chou', ...CABBAGES],
  ['choux', ...CABBAGES],
  ['pommes', 'Pommes Cortland'],
  ['pomme', 'Pommes Cortland'],
  ['patate', 'Patates douces'],
  ['baguette', 'Baguettes', 'Baguettes précuites surgelées', 'Demi-baguettes précuites'],
  ['épinard', 'Épinards hachés surgelés', 'Jeunes épinards'],
  ['œufs', 'Œufs de truite', 'Œufs entiers liquides'],
  // Accents, case, ligatures.
  ['bœuf haché', ...MINCED_BEEF, 'Galettes de bœuf haché, 6 oz'],
  ['boeuf hache', ...MINCED_BEEF],
  ['BOEUF HACHÉ', ...MINCED_BEEF],
  ['oeuf', 'Œufs de truite', 'Œufs entiers liquides'],
  ['epinards', 'Épinards hachés surgelés', 'Jeunes épinards'],
  ['cafe', 'Café décaféiné en grains', 'Café en grains, espresso'],
  ['cotes levees', 'Côtes levées de dos', 'Côtes levées de dos cuites'],
  // Several words, in any order; in a row they count more.
  ['haché bœuf', ...MINCED_BEEF],
  ['beurre sale', ...SALTED],
  ['beurre salé', ...SALTED],
  ['lait entier', 'Lait entier 3,25 %', 'Porcelet de lait entier, 8 kg'],
  ['saumon fumé', 'Saumon fumé tranché'],
  ['filet saumon', "Filets de saumon de l'Atlantique"],
  ['poitrine poulet', 'Poitrines de poulet désossées sans peau', 'Poitrines de poulet, 8 oz'],
  ['jus de pomme', 'Jus de pomme', 'Jus de pomme brut'],
  ["jus d'orange", "Jus d'orange", "Jus d'orange frais pressé"],
  ['chou fleur', 'Choux-fleurs', 'Bouchées de chou-fleur panées'],
  ['pomme de terre', 'Pommes de terre à chair jaune', 'Pommes de terre grelots'],
  ['sirop erable', "Sirop d'érable ambré"],
  // Numbers and pack sizes.
  ['lait 2 %', ...TWO_PERCENT],
  ['lait 2%', ...TWO_PERCENT],
  ['crevettes 21/25', 'Crevettes crues décortiquées 21/25'],
  ['crevette 16/20', 'Crevettes tigrées 16/20'],
  ['galettes 6oz', 'Galettes de bœuf haché, 6 oz'],
  ['portion saumon 6 oz', 'Portions de saumon, 6 oz'],
  ['truite 300g', 'Truite arc-en-ciel entière, 300 g'],
  // Typos.
  ['oignion', ...ONIONS],
  ['tomatte', ...TOMATOES],
  ['poullet', 'Poulet biologique entier, 1,8 kg'],
  ['saumn', "Saumon de l'Atlantique entier", 'Saumon fumé tranché'],
  ['fromge', 'Fromage à griller'],
  ['crevete', 'Crevettes à la noix de coco'],
  ['mozarella', 'Mozzarella 20 %', 'Mozzarella fraîche', 'Mozzarella râpée'],
  ['brocolli', 'Couronnes de brocoli'],
  ['epinad', 'Épinards hachés surgelés', 'Jeunes épinards'],
  // The other language.
  ['onion', ...ONIONS],
  ['ground beef', ...MINCED_BEEF],
  ['kale', 'Chou frisé (kale)'],
]

/** The same for a reader of English, by English name. */
export const JUDGED_IN_ENGLISH: readonly JudgedSearch[] = [
  ['onion', 'Green onions', 'Red onions', 'Yellow onions', 'Breaded onion rings', 'Onion pakoras'],
  ['tomato', 'Canned crushed tomatoes', 'Canned diced tomatoes', 'Cherry tomatoes'],
  ['tomatoes', 'Canned crushed tomatoes', 'Canned diced tomatoes', 'Cherry tomatoes'],
  ['milk', '2% milk', '2% milk for dispenser', 'Chocolate milk', 'Lactose-free 2% milk'],
  ['2% milk', '2% milk', '2% milk for dispenser', 'Lactose-free 2% milk'],
  ['chicken breast', 'Airline chicken breasts', 'Boneless skinless chicken breasts'],
  ['ground beef', 'Extra-lean ground beef', 'Lean ground beef', 'Medium ground beef'],
  ['butter', 'Pastry butter, 84%', 'Salted butter', 'Salted butter, portions', 'Unsalted butter'],
  ['unsalted butter', 'Unsalted butter'],
  ['egg', 'Large free-run eggs', 'Large white eggs', 'Liquid whole eggs', 'Eggplants'],
  ['apple', 'Cortland apples', 'McIntosh apples'],
  ['apples', 'Cortland apples', 'McIntosh apples'],
  ['juice', 'Apple juice', 'Fresh-squeezed orange juice', 'Lime juice', 'Orange juice'],
  ['pepper', 'Green bell peppers', 'Red bell peppers', 'Sliced pepperoni'],
  ['blueberry', 'Blueberries', 'Frozen wild blueberries', 'Blueberry muffins'],
  ['strawberries', 'Frozen strawberries', 'Strawberries', 'Strawberry yogurt, portions'],
  ['straberry', 'Frozen strawberries', 'Strawberries', 'Strawberry yogurt, portions'],
  ['chiken', 'Ground chicken', 'Whole chicken, 1.4 kg'],
  // Accents, as in the French that English names have.
  ['jalapeno', 'Cheese-stuffed jalapeños'],
  ['QUEBEC GARLIC', 'Québec garlic'],
  // Pack sizes.
  ['pork chop 6oz', 'Pork chops, 6 oz'],
  ['shrimp 21/25', 'Raw peeled shrimp, 21/25'],
  ['duck 5 lb', 'Whole Pekin duck, 5 lb'],
  // By its beginning, with several words, with a typo in one of them, in the other language.
  ['blueb', 'Blueberries', 'Frozen wild blueberries', 'Blueberry muffins'],
  ['smoked montreal', 'Montréal smoked meat'],
  ['shreded mozzarella', 'Shredded mozzarella'],
  ['canneberge', 'Frozen cranberries'],
]
