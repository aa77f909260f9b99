import { daysAgo, from, hoursAgo, order, reduced, removed } from './demo-order.ts'

export const tableOrders = [
  order(
    hoursAgo(5),
    'active',
    from('poissonnerie', 'pending', { 'filets-omble': 1, 'petoncles-u10': 1, moules: 2 }),
    from('maraichers', 'pending', {
      'carottes-couleur': 1,
      topinambours: 1,
      'ail-quebec': 1,
      'pommes-de-terre-grelots': 1,
    }),
    from('laiterie', 'pending', { 'beurre-doux': 1, 'creme-fraiche': 1, bleu: 1 }),
  ),
  order(
    hoursAgo(29),
    'active',
    from('volailles', 'pending', { 'magrets-canard': 1, cailles: 1 }),
    from('distribution', 'pending', { 'epaule-boeuf': 2, 'oeufs-gros': 1 }),
  ),
  order(
    daysAgo(3),
    'active',
    from('charcuterie', 'acknowledged', { 'epaule-boeuf': 2, 'terrine-cerf': reduced(2, 1) }),
    from('maraichers', 'acknowledged', {
      'laitue-frisee': 1,
      'tomates-anciennes': removed(2),
      'tomates-serre': 2,
    }),
  ),
  order(
    daysAgo(7),
    'active',
    from('poissonnerie', 'done', { fletan: 1, 'crevettes-nordiques': 1 }),
    from('laiterie', 'done', { 'creme-35': 2, mascarpone: 1 }),
  ),
  order(
    daysAgo(12),
    'done',
    from('distribution', 'done', {
      'contre-filet': 1,
      'beurre-doux': 1,
      'petits-pains': 1,
      'cafe-filtre': 1,
    }),
    from('maraichers', 'done', { fraises: 2, rhubarbe: 1, 'fines-herbes': 1 }),
  ),
  order(
    daysAgo(27),
    'done',
    from('volailles', 'done', { 'foie-gras': 1 }),
    from('boissons', 'cancelled', { 'cidre-sans-alcool': 2 }),
    from('maraichers', 'done', { 'courges-musquees': 2, 'celeri-rave': 1, poireaux: 1 }),
  ),
  order(
    daysAgo(45),
    'done',
    from('poissonnerie', 'done', { 'homard-vivant': 2 }),
    from('laiterie', 'done', { 'cheddar-2-ans': 1, chevre: 1 }),
  ),
  order(
    daysAgo(63),
    'done',
    from('charcuterie', 'done', { bresaola: 1, 'flanc-porc': 1, 'joues-porc': 2 }),
    from('maraichers', 'done', { 'tetes-violon': 2, 'bleuets-sauvages': reduced(3, 2) }),
    from('boissons', 'done', { 'cafe-espresso': 1, 'sirop-erable': 1 }),
  ),
  order(
    daysAgo(88),
    'done',
    from('volailles', 'done', { 'canard-entier': 1, faisan: 1 }),
    from('distribution', 'done', { 'filets-saumon': 1, 'interieur-ronde': 1, naans: 1 }),
  ),
]
