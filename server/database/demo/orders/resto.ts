import {
  asked,
  daysAgo,
  from,
  hoursAgo,
  order,
  received,
  receivedShort,
  reduced,
  removed,
  replied,
} from './demo-order.ts'

export const restoOrders = [
  order(
    hoursAgo(2),
    'active',
    from(
      'boucherie',
      'pending',
      { 'epaule-boeuf': 1, bavette: 1, 'filet-porc': 1 },
      asked(1, 'Bonjour, la bavette peut-elle être portionnée à 7 oz?'),
    ),
    from('primeurs', 'pending', {
      'laitue-romaine': 2,
      'tomates-serre': 2,
      'oignons-jaunes': 1,
      citrons: 1,
    }),
    from('boulangerie', 'pending', { baguette: 3, 'miche-levain': 1 }),
  ),
  order(
    hoursAgo(5),
    'active',
    from('boucherie', 'acknowledged', { 'contre-filet': 1, onglet: removed(2) }),
  ),
  order(
    hoursAgo(20),
    'active',
    from('laiterie', 'pending', { 'creme-35': 1, 'beurre-doux': 1, 'cheddar-fort': 1 }),
    from(
      'poissonnerie',
      'acknowledged',
      { moules: 4, 'portions-saumon': 1 },
      asked(1, 'Merci de passer par la ruelle, la porte avant est en travaux cette semaine.'),
      replied(2, 'C’est noté pour le livreur. Bonne soirée!'),
    ),
    from('volailles', 'pending', { 'poulet-grain': 2, 'cuisses-canard': 1 }),
  ),
  order(
    hoursAgo(44),
    'active',
    from('boucherie', 'pending', { 'joues-boeuf': 2, 'os-moelle': 2 }),
    from('distribution', 'pending', { frites: 4, 'cafe-filtre': 2 }),
    from(
      'primeurs',
      'acknowledged',
      { asperges: reduced(3, 2), pleurotes: 2, 'persil-italien': 1 },
      replied(
        3,
        'Les asperges tirent à leur fin, voici deux caisses. La troisième lundi, si elle arrive.',
      ),
    ),
  ),
  order(
    daysAgo(4),
    'active',
    from('charcuterie', 'acknowledged', { 'pate-campagne': 2, 'rillettes-canard': 1, cretons: 1 }),
    from('boissons', 'acknowledged', { 'cafe-espresso': 1, 'eau-petillante': 4 }),
    received(from('boulangerie', 'done', { 'demi-baguettes': 2, 'petits-pains': 1 })),
  ),
  order(
    daysAgo(6),
    'active',
    from('boucherie', 'acknowledged', { 'contre-filet': 2, 'foie-veau': removed(2) }),
    from('laiterie', 'done', { 'creme-35': 1, 'creme-10': 1, brie: 2 }),
    receivedShort(
      from('primeurs', 'done', {
        'pommes-de-terre-jaunes': 3,
        carottes: 1,
        poireaux: 1,
        echalotes: 1,
      }),
      { 'pommes-de-terre-jaunes': { cases: 2, reason: 'missing' } },
      'granted',
    ),
  ),
  order(
    daysAgo(9),
    'active',
    from('distribution', 'cancelled', { 'boeuf-hache-mi-maigre': 2, 'tomates-conserve': 3 }),
    receivedShort(
      from('volailles', 'done', { 'magrets-canard': 2, 'carcasses-poulet': 1 }),
      { 'carcasses-poulet': { cases: 0, reason: 'temperature' } },
      'asked',
    ),
  ),
  order(
    daysAgo(15),
    'done',
    from('boucherie', 'done', { onglet: 2, 'bouts-de-cotes': 1 }),
    from('poissonnerie', 'done', { 'filets-omble': 1, huitres: 2 }),
    from('primeurs', 'done', { 'laitue-boston': 2, fraises: 3, micropousses: 1 }),
  ),
  order(
    daysAgo(24),
    'done',
    from('laiterie', 'done', { 'beurre-doux': 2, chevre: reduced(2, 1) }),
    from('boulangerie', 'done', { croissants: 1, 'pate-feuilletee': 1 }),
    receivedShort(
      from('boissons', 'done', { 'jus-orange': 2, 'the-noir': 1 }),
      { 'jus-orange': { cases: 1, reason: 'missing' } },
      // Granted once it was invoiced: ../papers/demo-papers.ts.
      'asked',
    ),
    from('sous-bois', 'done', { chanterelles: 1, salicorne: 1 }),
  ),
  order(
    daysAgo(38),
    'done',
    from('boucherie', 'done', { 'epaule-boeuf': 2, 'epaule-porc': 2 }),
    from('charcuterie', 'done', { 'mousse-foie': 2, prosciutto: 1, 'boudin-noir': 1 }),
  ),
  order(
    daysAgo(55),
    'done',
    from('poissonnerie', 'done', { fletan: 1, 'petoncles-20-30': reduced(2, 1) }),
    from('primeurs', 'done', { 'haricots-verts': 3, 'tomates-cerises': 3 }),
  ),
  order(
    daysAgo(74),
    'done',
    from('volailles', 'done', { pintade: 1, 'foies-volaille': 2, 'poulet-bio': 1 }),
    from('laiterie', 'done', { 'creme-15': 2, 'parmesan-rape': 1 }),
    from('distribution', 'done', { 'oeufs-gros': 2, 'tomates-broyees': 3 }),
  ),
  order(
    daysAgo(98),
    'done',
    from('boucherie', 'done', { 'jarret-boeuf': 2, 'osso-buco': 1 }),
    from('primeurs', 'done', {
      'choux-verts': 1,
      panais: 2,
      betteraves: 2,
      'pommes-de-terre-russet': 2,
    }),
    from('boulangerie', 'cancelled', { 'tarte-sucre': 2 }),
  ),
]
