import { daysAgo, from, hoursAgo, order, reduced, removed } from './demo-order.ts'

export const bistroOrders = [
  order(
    hoursAgo(3),
    'active',
    from('boucherie', 'pending', {
      'galettes-boeuf': 2,
      'bacon-tranche': 1,
      'cotes-levees-dos': 1,
    }),
    from('boissons', 'pending', { cola: 4, 'rondelles-oignon': 2, 'batonnets-fromage': 1 }),
    from('laiterie', 'pending', { 'fromage-grains': 2, 'cheddar-doux': 1 }),
  ),
  order(
    hoursAgo(26),
    'active',
    from('boucherie', 'pending', { 'pointe-poitrine': 2 }),
    from('distribution', 'pending', {
      frites: 5,
      'pains-burger-sesame': 2,
      'tomates-conserve': 1,
    }),
    from('primeurs', 'pending', { 'laitue-iceberg': 2, 'oignons-rouges': 2, avocats: 1 }),
  ),
  order(
    hoursAgo(50),
    'active',
    from('volailles', 'pending', { 'ailes-poulet': 2, 'filets-poulet': 1 }),
    from('boulangerie', 'acknowledged', { 'pains-burger': 3, 'pains-hot-dog': reduced(2, 1) }),
  ),
  order(
    daysAgo(5),
    'active',
    from('charcuterie', 'acknowledged', {
      'viande-fumee': 2,
      'saucisses-europeennes': 1,
      pastrami: removed(1),
    }),
    from('boissons', 'done', { 'biere-gingembre': 2, 'biere-sans-alcool': 2 }),
  ),
  order(
    daysAgo(8),
    'active',
    from('distribution', 'acknowledged', {
      'ailes-poulet': 2,
      'mozzarella-rapee': 1,
      houmous: 1,
      celeri: 1,
    }),
    from('poissonnerie', 'cancelled', { 'homard-vivant': 1 }),
  ),
  order(
    daysAgo(17),
    'done',
    from('boucherie', 'done', { 'boeuf-hache-mi-maigre': 4, surlonge: 1 }),
    from('laiterie', 'done', { 'fromage-grains': 3 }),
    from('boulangerie', 'done', { 'pain-seigle': 3, 'gateau-fromage': 1 }),
  ),
  order(
    daysAgo(33),
    'done',
    from('poissonnerie', 'done', { 'filets-aiglefin': 2, 'croquettes-morue': reduced(3, 2) }),
    from('boissons', 'done', { 'jalapenos-farcis': 1, samosas: 1, 'croustilles-mais': 2 }),
  ),
  order(
    daysAgo(49),
    'done',
    from('boucherie', 'done', { 'cotes-levees-flanc': 2, 'saucisses-italiennes-piquantes': 1 }),
    from('primeurs', 'done', {
      'pommes-de-terre-russet': 4,
      'choux-verts': 1,
      'concombres-libanais': 1,
      limes: 1,
    }),
  ),
  order(
    daysAgo(68),
    'done',
    from('volailles', 'done', { 'ailes-poulet': 1, 'dinde-hachee': 1 }),
    from('distribution', 'done', { cola: 4, frites: 4, 'salade-chou': 3 }),
  ),
  order(
    daysAgo(91),
    'done',
    from('charcuterie', 'done', { 'porc-effiloche': 1, 'bacon-epais': 1 }),
    from('boissons', 'done', { 'cafe-filtre': 1, 'boisson-avoine': 1 }),
  ),
]
