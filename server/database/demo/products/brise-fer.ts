import { bakery, beef, chicken, dairy, fetl, pork, seafood } from './demo-product.ts'

/** The suspended supplier's list: the cheapest of each of its goods, so that a leak would be seen first. */
// biome-ignore format: a price list, one product to two lines
export const briseFer = {
  'epaule-boeuf': beef('Épaule de bœuf', 'Beef shoulder', 18_14, 'kg', 190_00,
    'Surgelée, désossée.'),
  'boeuf-hache-maigre': beef('Bœuf haché maigre', 'Lean ground beef', 10_00, 'kg', 104_00,
    'Surgelé, tubes de 5 kg.'),
  'poitrines-poulet': chicken('Poitrines de poulet désossées sans peau', 'Boneless skinless chicken breasts', 18_14, 'kg', 180_00,
    'Surgelées en bloc.'),
  'epaule-porc': pork('Épaule de porc', 'Pork shoulder', 18_14, 'kg', 76_00,
    'Surgelée, avec os.'),
  'filets-tilapia': seafood('Filets de tilapia', 'Tilapia fillets', 10_00, 'kg', 88_00,
    'Surgelés, sans peau.'),
  'beurre-sale': dairy('Beurre salé', 'Salted butter', 20_00, '1lb', 88_00,
    'Surgelé.'),
  'pain-blanc': bakery('Pain blanc tranché', 'Sliced white bread', 12_00, '675g', 23_00,
    'De la veille.'),
  'pommes-de-terre-jaunes': fetl('Pommes de terre à chair jaune', 'Yellow-fleshed potatoes', 50_00, 'lb', 19_00,
    'Canada nº 2.'),
}
