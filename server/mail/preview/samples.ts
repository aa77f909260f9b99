import type {
  CreditMailLine,
  DeliveryOfMail,
  MailContent,
  MailKind,
  OrderMailLine,
  ProposalMailLine,
} from '../content/mail-kinds.ts'

const restaurant = {
  firstName: 'Nadia',
  businessName: 'Chez Nadia',
  accountKind: 'restaurant' as const,
}
const supplier = {
  firstName: 'Gérard',
  businessName: 'Boucherie Lafleur & Fils',
  accountKind: 'supplier' as const,
}

const customer = {
  firstName: 'Nadia',
  supplier: {
    publicId: 'c1d2e3f4a5b60718293a4b5c6d7e8f90',
    name: 'Boucherie Lafleur & Fils',
    phone: '514 555-0142',
  },
  code: '',
  minimumCents: null,
  termsDays: null,
}

const lines: OrderMailLine[] = [
  line({
    nameFr: 'Bœuf haché mi-maigre',
    nameEn: 'Medium ground beef',
    priceSource: 'volume',
    listPriceCents: 9_650,
    quantity: 12,
  }),
  line({
    nameFr: 'Filet mignon',
    nameEn: 'Tenderloin',
    priceCents: 21_450,
    pricePerUnit: 214_500,
    isWeighed: true,
    quantity: 3,
  }),
  line({
    nameFr: 'Saucisses de Toulouse artisanales au vin rouge et aux herbes de Provence',
    nameEn: 'Artisanal Toulouse sausages with red wine and herbes de Provence',
    unit: '100g',
    quantityHundredths: 4_800,
    priceCents: 6_325,
    quantity: 1,
  }),
]
const bread = line({
  nameFr: 'Pain de mie',
  nameEn: 'Sandwich bread',
  unit: 'unit',
  quantityHundredths: 1_200,
  priceCents: 3_995,
  quantity: 4,
})
const [beef, tenderloin, sausages] = lines

function line(given: Partial<OrderMailLine>): OrderMailLine {
  return {
    firstQuantity: given.quantity ?? 1,
    cancelledBy: null,
    reason: null,
    nameFr: '',
    nameEn: '',
    unit: 'kg',
    quantityHundredths: 1_000,
    pricePerUnit: 89_900,
    isWeighed: false,
    netThousandths: null,
    priceCents: 8_990,
    priceSource: 'list',
    listPriceCents: null,
    depositCents: 0,
    quantity: 1,
    editedQuantity: null,
    isCancelled: false,
    ...given,
  }
}

const order = {
  firstName: 'Nadia',
  number: 42,
  day: '2026-11-21',
  publicId: 'Qm3TzS0nYv5xWd8kLr1aPg',
}
const answered = {
  ...order,
  supplier: { name: 'Boucherie Lafleur & Fils', phone: '514 555-0142' },
}

const tuesday: DeliveryOfMail = {
  day: '2026-11-24',
  from: '06:00',
  to: '10:00',
  cutOffAt: '2026-11-23T21:00:00+00:00',
  isChangeable: true,
  isToConfirm: false,
}
/** After the cut-off, or of an order that was refused or taken back. */
const settled: DeliveryOfMail = { ...tuesday, isChangeable: false }
const onTuesday = {
  delivery: tuesday,
  poNumber: 'BC-1042',
  note: 'Par la porte de côté, svp.',
  feeCents: 1_500,
}
const arranged = { delivery: null, poNumber: '', note: '', feeCents: 0 }
const received = {
  ...order,
  firstName: 'Gérard',
  restaurant: {
    name: 'Chez Nadia',
    phone: '514 555-0177',
    email: 'nadia@exemple.ca',
    address: '4200, rue Saint-Denis, Montréal H2J\u00a02K8',
  },
}

const credited: CreditMailLine[] = [
  {
    nameFr: 'Bœuf haché mi-maigre',
    nameEn: 'Medium ground beef',
    unit: 'kg',
    quantityHundredths: 1_000,
    priceCents: 8_990,
    missingHundredths: 100,
    reason: 'missing',
    note: '',
    askedCents: 8_990,
    grantedCents: null,
  },
  {
    nameFr: 'Saucisses de Toulouse artisanales au vin rouge et aux herbes de Provence',
    nameEn: 'Artisanal Toulouse sausages with red wine and herbes de Provence',
    unit: '100g',
    quantityHundredths: 4_800,
    priceCents: 6_325,
    missingHundredths: 50,
    reason: 'damaged',
    note: 'emballage percé',
    askedCents: 3_163,
    grantedCents: null,
  },
]

/** One mail of every kind as it may be, to look at and to test. */
const NO_CASES = {
  oldCases: null,
  newCases: null,
  replacedCases: null,
  newPriceCents: null,
  unit: null,
  netThousandths: null,
  isLineWeighed: false,
  isProductWeighed: false,
}

const proposed: ProposalMailLine[] = [
  {
    kind: 'substitute',
    name: { fr: 'Poulet fermier', en: 'Farm chicken' },
    of: { fr: 'Poulet entier', en: 'Whole chicken' },
    newPriceCents: null,
    linePriceCents: 4_200,
    oldCases: 2,
    newCases: 0,
    replacedCases: 2,
    priceCents: 4_355,
    quantity: 2,
    day: null,
    unit: null,
    netThousandths: null,
    isLineWeighed: false,
    isProductWeighed: true,
    isAgreed: null,
  },
  {
    ...NO_CASES,
    kind: 'day',
    name: null,
    of: null,
    newPriceCents: null,
    linePriceCents: null,
    priceCents: null,
    quantity: null,
    day: '2026-11-25',
    isAgreed: null,
  },
]

const proposal: MailContent['proposal-made'] = {
  ...order,
  isToSupplier: false,
  businessName: 'Boucherie Lafleur & Fils',
  delivery: tuesday,
  answerBy: '2026-11-23T19:30:00+00:00',
  lines: proposed,
  reason: 'out_of_stock',
  note: 'Le fermier est de la même ferme.',
}

export const SAMPLES: MailContent = {
  'sign-up-received': restaurant,
  'address-in-use': supplier,
  'email-in-use': restaurant,
  'account-activated': supplier,
  'account-refused': {
    ...restaurant,
    reason:
      'Le numéro de téléphone inscrit n’est pas celui du restaurant.\nAppelez-nous au 514 555-0100 pour le corriger.',
  },
  'password-changed': restaurant,
  'password-reset': { ...restaurant, uidb64: 'NDI', token: 'k3V9hJ2qR7sX0wYb5cTfLmZa' },
  'email-confirmation': { ...supplier, token: 'p8Dn4GxS1uVe6ByHtQkJrC2o' },
  'email-change-requested': {
    ...supplier,
    newEmail: 'gerard.lafleur@exemple.ca',
    undoToken: 'b6Wr1KzU8oQd3MxYp5VjTn9E',
  },
  'email-changed': {
    ...supplier,
    newEmail: 'gerard.lafleur@exemple.ca',
    undoToken: 'r2Fs7LcA0iHg4NbZq6XwEv1D',
  },
  'email-change-undone': { ...supplier, uidb64: 'NDI', token: 'h5Gt9MvP3jSk8CzUx2WaRy6B' },
  'team-invitation': {
    firstName: null,
    invitedBy: 'Nadia',
    businessName: 'Chez Nadia',
    role: 'cook',
    token: 'y4Jm7RpE2sTw9CkVb6XnZu3L',
  },
  'role-changed': { firstName: 'Luc', businessName: 'Boucherie Lafleur & Fils', role: 'desk' },
  'member-removed': { firstName: 'Luc', businessName: 'Boucherie Lafleur & Fils' },
  'contact-message': {
    firstName: 'Mélanie',
    lastName: 'Roy',
    email: 'melanie.roy@exemple.ca',
    question: 'Bonjour,\n\nlivrez-vous à Rimouski?\n\nMerci!',
  },
  'order-placed': {
    ...order,
    parts: [
      { supplierName: 'Boucherie Lafleur & Fils', lines, ...onTuesday },
      { supplierName: 'Boulangerie du Coin', lines: [bread], ...arranged },
    ],
  },
  'order-received': {
    ...received,
    lines: lines.map((line, index) => ({ ...line, itemCode: index === 0 ? 'BH-10' : '' })),
    ...onTuesday,
  },
  'order-accepted': { ...answered, ...arranged, lines },
  'order-changed': {
    ...answered,
    ...onTuesday,
    lines: [
      { ...(beef ?? bread), editedQuantity: 8 },
      { ...(tenderloin ?? bread), isCancelled: true, cancelledBy: 'supplier' },
      sausages ?? bread,
    ],
    proposal: null,
  },
  'order-rejected': { ...answered, ...onTuesday, delivery: settled, lines },
  'order-reduced': {
    ...answered,
    ...onTuesday,
    delivery: settled,
    lines: [
      { ...(beef ?? bread), editedQuantity: 8, reason: 'limited_quantity' },
      sausages ?? bread,
    ],
    proposal,
  },
  'order-edited': {
    ...received,
    ...onTuesday,
    lines: [
      { ...(beef ?? bread), quantity: 8 },
      {
        ...(tenderloin ?? bread),
        isCancelled: true,
        cancelledBy: 'restaurant',
        reason: 'wrong_product',
      },
      sausages ?? bread,
    ],
  },
  'order-withdrawn': {
    ...received,
    delivery: settled,
    lines: lines.map((line) => ({ ...line, isCancelled: true, cancelledBy: 'restaurant' })),
    reason: 'event_cancelled',
    note: 'Le mariage de samedi est remis au printemps.',
  },
  'order-message': {
    firstName: 'Nadia',
    number: 12,
    day: '2026-11-20',
    publicId: 'commande',
    isToSupplier: false,
    businessName: 'Ferme du Rang',
    messages: 2,
    delivery: tuesday,
  },
  'credit-asked': {
    ...order,
    firstName: 'Gérard',
    restaurantName: 'Chez Nadia',
    receivedDay: '2026-11-24',
    note: 'La caisse du fond était ouverte.',
    lines: credited,
  },
  'credit-answered': {
    ...order,
    supplierName: 'Boucherie Lafleur & Fils',
    receivedDay: '2026-11-24',
    status: 'partly',
    note: 'Les saucisses ont quitté l’entrepôt en bon état.',
    lines: credited.map((one, index) => ({ ...one, grantedCents: index === 0 ? 8_990 : 0 })),
  },
  'invoice-issued': {
    firstName: 'Nadia',
    supplierName: 'Boucherie Lafleur & Fils',
    publicId: 'facture',
    label: 'F-000123',
    issuedOn: '2026-11-28',
    dueOn: '2026-12-28',
    corrects: null,
    orders: [12, 14],
    totalCents: 184_371,
  },
  'invoices-overdue': {
    firstName: 'Nadia',
    supplierName: 'Boucherie Lafleur & Fils',
    overdueCents: 214_371,
    invoices: [
      { label: 'F-000101', dueOn: '2026-10-30', balanceCents: 30_000 },
      { label: 'F-000123', dueOn: '2026-11-12', balanceCents: 184_371 },
    ],
  },
  'credit-note-issued': {
    firstName: 'Nadia',
    supplierName: 'Boucherie Lafleur & Fils',
    publicId: 'note-de-credit',
    label: 'NC-000007',
    issuedOn: '2026-11-30',
    dueOn: null,
    corrects: 'F-000123',
    orders: [12],
    totalCents: 8_990,
  },
  'proposal-made': proposal,
  'proposal-ended': {
    ...order,
    isToSupplier: false,
    businessName: 'Boucherie Lafleur & Fils',
    delivery: tuesday,
    answerBy: '2026-11-23T19:30:00+00:00',
    outcome: 'partly',
    lines: proposed.map((one, index) => ({ ...one, isAgreed: index === 0 })),
  },
  'approval-asked': {
    firstName: 'Nadia',
    askedBy: 'Luc',
    businessName: 'Chez Nadia',
    totalCents: 162_045,
    isEstimate: true,
    note: 'C’est pour le service de samedi.\nIl manque peut-être de la crème.',
  },
  'approval-refused': {
    firstName: 'Luc',
    refusedBy: 'Nadia',
    businessName: 'Chez Nadia',
    totalCents: 162_045,
    isEstimate: true,
    note: 'Trop de bœuf\u00a0: huit caisses suffisent.',
  },
  'approval-placed': {
    ...order,
    firstName: 'Luc',
    placedBy: 'Nadia',
    totalCents: 162_045,
    isEstimate: true,
    parts: [
      { supplierName: 'Boucherie Lafleur & Fils', delivery: tuesday },
      { supplierName: 'Boulangerie du Coin', delivery: null },
    ],
  },
  'certificate-ending': {
    firstName: 'Gérard',
    businessName: 'Boucherie Lafleur & Fils',
    mark: 'organic',
    body: 'Écocert Canada',
    number: 'QC-1042',
    untilDay: '2026-12-27',
  },
  'photo-hidden': {
    firstName: 'Gérard',
    product: { publicId: 'produit', fr: 'Bavette de bœuf', en: 'Beef flank', itemCode: 'BH-10' },
    place: 2,
    count: 3,
    reasons: ['other_product', 'misleading'],
  },
  'customer-opened': { ...customer, code: 'R-1042', minimumCents: 15_000, termsDays: 30 },
  'customer-refused': customer,
  'customer-closed': customer,
  'account-asked': {
    firstName: 'Gérard',
    restaurant: { name: 'Chez Nadia', city: 'Montréal', phone: '514 555-0134' },
  },
  'recall-notice': {
    firstName: 'Nadia',
    publicId: 'c1d2e3f4a5b60718293a4b5c6d7e8f90',
    supplier: { name: 'Boucherie Lafleur & Fils', phone: '514 555-0142' },
    lot: 'L-2412A',
    product: { fr: 'Bœuf haché mi-maigre', en: 'Medium ground beef' },
    reason: 'Présence possible d’E.\u00a0coli O157:H7, signalée par l’abattoir ce matin.',
    isExercise: false,
    cases: 6,
    lines: [
      {
        number: 42,
        day: '2026-11-24',
        name: { fr: 'Bœuf haché mi-maigre', en: 'Medium ground beef' },
        lot: 'L-2412A',
        expiresOn: '2026-12-04',
        cases: 4,
      },
      {
        number: 43,
        day: null,
        name: { fr: 'Bœuf haché mi-maigre', en: 'Medium ground beef' },
        lot: 'L-2412A',
        expiresOn: null,
        cases: 2,
      },
    ],
  },
  promotion: {
    firstName: 'Nadia',
    unsubscribeToken: 'w2Hc7Zr0Kx9Vd4Tn6Yb1Qm8Ls5Jf3Pg',
    message:
      'Cette semaine, 10 % de rabais sur la bavette et l’onglet.\n\nCommandez avant jeudi midi\u00a0: livraison vendredi matin.',
    specials: [
      {
        productPublicId: 'a0b1c2d3e4f5061728394a5b6c7d8e9f',
        nameFr: 'Bavette de bœuf',
        nameEn: 'Beef flank steak',
        unit: 'kg',
        quantityHundredths: 1000,
        isEstimate: true,
        listPriceCents: 18_500,
        priceCents: 16_650,
        fromCases: 1,
        fromDay: null,
        untilDay: '2026-12-05',
      },
      {
        productPublicId: 'b1c2d3e4f5061728394a5b6c7d8e9fa0',
        nameFr: 'Onglet de bœuf',
        nameEn: 'Hanger steak',
        unit: 'lb',
        quantityHundredths: 2000,
        isEstimate: false,
        listPriceCents: 21_000,
        priceCents: 18_900,
        fromCases: 3,
        fromDay: '2026-12-01',
        untilDay: '2026-12-05',
      },
    ],
    supplier: {
      publicId: 'c1d2e3f4a5b60718293a4b5c6d7e8f90',
      name: 'Boucherie Lafleur & Fils',
      phone: '514 555-0142',
      email: 'gerard@exemple.ca',
      address: '1250, rue Bélanger, Montréal H2S\u00a01H8',
    },
  },
  'trade-invitation': {
    by: 'supplier',
    businessName: 'Boucherie Lafleur & Fils',
    phone: '514 555-0142',
    email: 'gerard@exemple.ca',
    address: '1250, rue Bélanger, Montréal H2S\u00a01H8',
    token: 'h8Kc2Vn5Wq7Zt1Xs4Pb9Rd6M',
    stopToken: 'w2Hc7Zr0Kx9Vd4Tn6Yb1Qm8Ls5Jf3Pg',
  },
}

export const SAMPLE_KINDS = Object.keys(SAMPLES).filter((kind): kind is MailKind => kind in SAMPLES)
