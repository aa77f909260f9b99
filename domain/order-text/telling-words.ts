import { stemsOf } from './stems.ts'
import { toTerms } from './terms.ts'

/** Says nothing of what it is, or is what a kitchen means unless it says otherwise. */
export const PLAIN: ReadonlySet<string> = termSet(
  'alcoolise alcohol alcool rond round gazeuse carbonated eleve cage plein air range cru frais nature crus frais fluide liquide pasteurise ordinaire regulier reguliere moyen tout toutes toute commercial generique sorte categorie variete ' +
    'legume fruit poisson crustace mollusque boisson dessert epice fines herbe produit laitier aliment charcuterie ' +
    'raw fresh plain fluid pasteurized pasteurised regular average all classes varieties type vegetable fruit fish crustacean mollusk beverage spice herb seasoning ' +
    'chair pelure peau viande flesh skin meat m.g m.f mg mf teneur matiere grasse fat ' +
    'preemballe prepacked preparation cuire cook atlantique atlantic elevage farmed entier lait vache cow milk cultured culture ' +
    'from quality broiler griller fromage cheese unite gros mur mure ripe annee longue moyenne year average embouteille bottled sweetened sans sel ajoute added salt without',
)

/** What is made of it, or with it: another product. */
export const MADE_OF: ReadonlySet<string> = termSet(
  'jus juice nectar sirop syrup salade soupe soup potage sauce puree farine flour zeste peel poudre powder huile oil essence extrait extract ' +
    'croustille galette patty pate compote sorbet confiture jam gelee jelly chocolat vinaigre glace creme-glacee arachide coco ' +
    'germe sprout sandwich pizza tarte tartelette pie gateau cake biscuit cookie muffin yogourt bonbon chips tortilla wrap quiche lasagne ravioli ' +
    'imitation vegetarien vegetal substitut repas plat prepare concentre tartinade spread tartare rillette terrine mousse boudin bouillon broth marinade pickle bisque beignet fritter gratin salad starch amidon fecule ring rondelle ketchup relish dip topping flavoured flavored roll feuille leaf graine seed farci stuffed ' +
    'melange mix infant condense evapore panini compote dessert cocktail crepe pancake',
)

/** What is done to it, which who wants it says. */
export const STATES: ReadonlySet<string> = termSet(
  'conserve canned seche fume marine surgele deshydrate dehydrated lyophilise confit frit pane cuit bouilli boiled roti roasted grille grilled broiled baked fried pan-fried barbecued reheated crumbled emiette pulpe pulp braise braised mijote simmered stewed poele saute rechauffe heated ' +
    'brouille scrambled saumure brine petit sucre edulcore egoutte drained leger light allege reduit reduced faible low micro-onde microwave microwaved four oven vapeur steamed sauteed stir-fried decongele puree bebe',
)

/** First words that leave open what it is: "Boeuf, onglet cru" is about onglet, and so is "Onglet de boeuf". */
export const OPEN: ReadonlySet<string> = termSet(
  'soda berry baie boeuf porc veau poulet dinde canard agneau volaille poisson crustace mollusque fromage eau jus boisson boissons alcool alcoolise biere vin laitue champignon epice epices dessert pain saucisse huile noix ' +
    'beef pork veal chicken turkey duck lamb poultry fish crustacean mollusk cheese water juice beverage drink alcohol wine lettuce mushroom spice spices bread sausage oil nut eau-minerale carbonated minerale mineral still sparkling gazeuse gazeuses ' +
    'filet filets fillet poitrine breast cuisse leg longe loin epaule shoulder cote rib bifteck steak roti darne pave morceau cuts wholesale pomme apple melon poivron pepper chou cabbage haricot bean pois pea courge squash pate noodles',
)

/** Words by which somebody asks for quality, or says what the kitchen knows: hardly any product is named so. */
export const SOFT: ReadonlySet<string> = termSet(
  'aa aaa calibre bien tres very liquide liquid fluide fluid meilleur best sorte kind qualite quality beau belle bon bonne nice good live vivant vivante extra premium ' +
    'canada quebec local ordinaire regulier reguliere regular plain gros ripe mur fin fine bloc block',
)

function termSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').flatMap((word) => toTerms(stemsOf(word.replace('-', ' ')))))
}
