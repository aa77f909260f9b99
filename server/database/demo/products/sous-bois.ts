import { fetl } from './demo-product.ts'

/** What one supplier shows to its customers alone. */
// biome-ignore format: a price list, one product to two lines
export const sousBois = {
  'chanterelles': fetl('Chanterelles', 'Chanterelles', 2_00, 'kg', 86_00,
    'Cueillies en Lanaudière, brossées à la main; quantités annoncées le lundi.'),
  'bolets': fetl('Bolets', 'Wild porcini mushrooms', 2_00, 'kg', 98_00,
    'Calibre moyen, chapeaux fermes, coupés en deux et vérifiés un à un.'),
  'melange-des-bois': fetl('Mélange des bois', 'Wild mushroom mix', 2_00, 'kg', 74_00,
    'Selon la cueillette, au moins quatre sortes; paré, sans terre.'),
  'pousses-sapin': fetl('Pousses de sapin baumier', 'Balsam fir tips', 1_00, 'kg', 46_00,
    'Pousses du printemps, surgelées le jour de la cueillette.'),
  'salicorne': fetl('Salicorne', 'Sea asparagus', 2_00, 'kg', 52_00,
    'Des marais de Kamouraska, coupée jeune, sans tige dure.'),
  'boutons-marguerite': fetl('Boutons de marguerite marinés', 'Pickled daisy buds', 12_00, '250ml', 79_20,
    'Nos câpres d’ici\u00a0: fermes, acidulées, en pots de 250 ml.'),
  'sirop-bouleau': fetl('Sirop de bouleau', 'Birch syrup', 6_00, '250ml', 69_00,
    'Sombre et corsé, pour laquer une viande ou finir une sauce.'),
  'puree-tetes-violon': fetl('Purée de têtes de violon', 'Fiddlehead purée', 6_00, '1kg', 63_00,
    'Sans sel ni crème, surgelée en sachets; pour potages et garnitures.'),
}
