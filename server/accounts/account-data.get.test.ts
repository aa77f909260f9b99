import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { aPriceList, aSpecial } from '@halles/testing/world/agreed-price.ts'
import { aMember, aProduct, aRestaurant, aSupplier } from '@halles/testing/world/builders.ts'
import { aCertificate } from '@halles/testing/world/certificate.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { anOrderOfLot, aRecall } from '@halles/testing/world/lots.ts'
import { aMarket } from '@halles/testing/world/market.ts'
import { anOrder } from '@halles/testing/world/order.ts'
import { aPayment } from '@halles/testing/world/payment.ts'
import { aPhoto } from '@halles/testing/world/photo.ts'
import { proposalsOf } from '@halles/testing/world/proposal.ts'
import { aTaxAnswer, aTaxRegistration, TAX_NUMBERS } from '@halles/testing/world/tax.ts'
import { aTradeInvitation } from '@halles/testing/world/trade-invitation.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

const world = await anOwnApp()
const market = await aMarket(world)
const PATH = '/api/account-data/'

test('a restaurant takes all that is kept about it as a file', async () => {
  const { restaurant, supplier, otherSupplier } = market
  const answer = await restaurant.browser.get(PATH)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/)
  expect(answer.body).toMatchObject({
    account: { kind: 'restaurant', status: 'active' },
    person: { email: restaurant.email, language: 'fr' },
    business: { name: restaurant.name, city: 'Montréal', zip_code: 'H2X 1Y4' },
    sessions: [{ created_at: expect.any(String), last_seen_at: expect.any(String) }],
    cart: [{ quantity: 2 }],
    orders_placed: [
      {
        status: 'active',
        total: '250.00',
        parts: [
          { supplier: supplier.name, lines: [{ quantity: 3, price: '50.00' }] },
          { supplier: otherSupplier.name, lines: [{ quantity: 2, price: '50.00' }] },
        ],
      },
    ],
    products: [],
    orders_received: [],
  })
})

test('a supplier too, its own part of an order only', async () => {
  const { supplier, otherSupplier, restaurant } = market
  const { body, text } = await supplier.browser.get(PATH)
  expect(body).toMatchObject({
    account: { kind: 'supplier' },
    person: { email: supplier.email },
    business: { name: supplier.name, minimum_order: '0.00' },
    delivery_cities: [{ name: 'Montréal' }],
    order_events: [{ kind: 'placed', seen_at: null }],
    products: [{ price: '50.00', quantity_per_case: '10.00' }],
    orders_placed: [],
    orders_received: [{ restaurant: restaurant.name, total: '150.00', lines: [{ quantity: 3 }] }],
  })
  for (const foreign of [otherSupplier.name, otherSupplier.email, restaurant.email]) {
    expect(text).not.toContain(`"${foreign}"`)
  }
})

test('lists longer than one query are whole, and in the same order each time', async () => {
  const supplier = await aSupplier(world)
  await world.database
    .insertInto('product')
    .columns([
      'supplier_id',
      'category',
      'name_fr',
      'name_en',
      'unit',
      'price_cents',
      'quantity_hundredths',
      'price_per_unit',
    ])
    .expression(sql`select ${supplier.id}::integer, 'fetl', 'Poireaux ' || number, 'Leeks', 'kg', 100, 100, 100
      from generate_series(1, 1200) number`)
    .execute()
  const [one, other] = [await supplier.browser.get(PATH), await supplier.browser.get(PATH)]
  const names = one.body.products.map(({ name_fr }: { name_fr: string }) => name_fr)
  expect(names).toEqual(Array.from({ length: 1200 }, (_, index) => `Poireaux ${index + 1}`))
  expect(one.body.products).toEqual(other.body.products)
})

test('a supplier’s file has what its products cost until each change, its own only, however many', async () => {
  const supplier = await aSupplier(world)
  const products = [
    await aProduct(world, supplier, { priceCents: 3_000 }),
    await aProduct(world, supplier, { priceCents: 5_000 }),
  ]
  const changes = 600
  for (const { id } of [...products, await aProduct(world, market.supplier)]) {
    await sql`insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
      select ${id}::integer, timestamptz '2026-11-01' + number * interval '1 microsecond', number, 250, 'kg'
      from generate_series(1, ${changes}::integer) number`.execute(world.database)
  }
  const [product] = products
  if (!product) throw new Error('there are two')
  await world.database
    .updateTable('product')
    .set({ price_cents: 3_500, deleted_at: sql`now()` })
    .where('id', '=', product.id)
    .execute()
  const { body } = await supplier.browser.get(PATH)
  const former = (publicId: string) =>
    body.product_prices.filter(
      ({ product_public_id }: { product_public_id: string }) => product_public_id === publicId,
    )
  const prices = Array.from({ length: changes }, (_, index) => ((index + 1) / 100).toFixed(2))
  const amounts = products.map(({ publicId }) =>
    former(publicId).map(({ price }: { price: string }) => price),
  )
  expect(amounts).toEqual([[...prices, '30.00'], prices])
  expect(body.product_prices).toHaveLength(2 * changes + 1)
  expect(former(product.publicId)[0]).toEqual({
    product_public_id: product.publicId,
    price: '0.01',
    quantity_per_case: '2.50',
    unit: 'kg',
    until: expect.stringMatching(/^2026-11-01T/),
  })
})

test('a supplier’s file has its certificates, its own only', async () => {
  const { supplier, otherSupplier } = market
  await aCertificate(world, supplier, { body: 'Écocert Canada', number: 'QC-1042' })
  await aCertificate(world, otherSupplier, { mark: 'halal' })
  const { body } = await supplier.browser.get(PATH)
  expect(body.certificates).toEqual([
    {
      mark: 'organic',
      body: 'Écocert Canada',
      number: 'QC-1042',
      until_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ])
})

test('a supplier’s file has its tax numbers and what was answered of its products, its own only', async () => {
  const { supplier, otherSupplier, desk } = market
  for (const one of [supplier, otherSupplier]) {
    await aTaxRegistration(world, one, ['gst'])
    await aTaxAnswer(world, await aProduct(world, one, { nameFr: 'Café' }), desk.person)
  }
  const { body } = await supplier.browser.get(PATH)
  expect(body.tax_registrations).toEqual([
    { tax: 'gst', number: TAX_NUMBERS.gst, from_day: '2015-01-01', until_day: null },
  ])
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(body.product_tax_answers).toEqual([
    {
      product_public_id: expect.any(String),
      answers: { is_food: 'food' },
      tax_class: 'basic_groceries',
      taxed_where_asked: null,
      at,
      first_name: 'Dominique',
    },
  ])
  const { body: own } = await desk.browser.get(PATH)
  expect(own.tax_answers).toHaveLength(2)
  expect(own.tax_answers[0]).toEqual({ business: supplier.name, product: 'Café', at })
})

test('a supplier’s file has its price lists and specials, its own only', async () => {
  const { supplier, otherSupplier } = market
  for (const one of [supplier, otherSupplier]) {
    const product = await aProduct(world, one, { nameFr: 'Bavette' })
    const days = '[2027-01-01,2027-02-01)'
    const lines = [{ product, priceCents: 4_800, fromCases: 5, days }]
    await aPriceList(world, one, { name: 'Habitués', adjustBp: -850, lines })
    await aSpecial(world, one, { product, priceCents: 3_999, days })
  }
  const { body } = await supplier.browser.get(PATH)
  const days = { from: '2027-01-01', until: '2027-01-31' }
  expect(body.price_lists).toEqual([
    {
      name: 'Habitués',
      percent: '-8.50',
      lines: [{ product: 'Bavette', from_cases: 5, ...days, price: '48.00' }],
    },
  ])
  expect(body.specials).toEqual([{ product: 'Bavette', from_cases: 1, ...days, price: '39.99' }])
})

test('each side’s file has the customer account between them; what was noted is the supplier’s alone', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const [restaurant, neighbour] = [await aRestaurant(world), await aRestaurant(world)]
  await aCustomer(world, supplier, restaurant)
  await aCustomer(world, other, neighbour)
  const said = { code: 'R-17', minimum_order_price: '150.00', terms_days: 30 }
  const customer = { restaurant_public_id: restaurant.publicId, ...said, note: 'Porte de côté' }
  await supplier.browser.post('/api/customer-save/', customer)
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const stored = { status: 'open', code: 'R-17', minimum_order: '150.00', terms_days: 30, since }
  const { body: ofSupplier } = await supplier.browser.get(PATH)
  expect([ofSupplier.customers, ofSupplier.accounts_with_suppliers]).toEqual([
    [{ restaurant: restaurant.name, ...stored, note: 'Porte de côté' }],
    [],
  ])
  const { body: ofRestaurant, text } = await restaurant.browser.get(PATH)
  expect([ofRestaurant.customers, ofRestaurant.accounts_with_suppliers]).toEqual([
    [],
    [{ supplier: supplier.name, ...stored }],
  ])
  expect(text).not.toContain('Porte de côté')
})

test('a business’s file has whom it invited, its own only', async () => {
  const { supplier, otherSupplier } = market
  const { email } = await aTradeInvitation(world, supplier)
  await aTradeInvitation(world, otherSupplier)
  const { body } = await supplier.browser.get(PATH)
  expect(body.trade_invitations).toEqual([
    {
      ...{
        price_list: null,
        name: 'Bistro Lou',
        email,
        code: '',
        terms_days: null,
        language: 'fr',
      },
      ...{ created_at: expect.any(String), invited_at: expect.any(String), accepted_at: null },
    },
  ])
})

test('an order lists its parts and their lines in the order they were placed in', async () => {
  const { body } = await market.restaurant.browser.get(PATH)
  const [order] = body.orders_placed
  const parts = await world.database
    .selectFrom('supplier_order')
    .select('public_id')
    .orderBy('id')
    .execute()
  expect(order.parts.map(({ public_id }: { public_id: string }) => public_id)).toEqual(
    parts.map(({ public_id }) => public_id),
  )
})

test('no secret, hash or internal number is in it', async () => {
  for (const { browser } of [market.restaurant, market.supplier, market.cook, market.desk]) {
    const { text } = await browser.get(PATH)
    expect(text).not.toMatch(/hash|token|password|argon2|"[a-z_]*_?id": ?\d/)
  }
})

test('a member who owns nothing takes its own person: what it is called by, where it belongs, what it did and when', async () => {
  const cook = await aMember(world, market.restaurant, 'cook', { orderLimitCents: null })
  const product = await aProduct(world, market.supplier)
  await cook.browser.post('/api/cart-add/', { productId: product.publicId, quantity: 1 })
  await cook.browser.post('/api/checkout/', {})
  const { body } = await cook.browser.get(PATH)
  expect(Object.keys(body).sort()).toEqual(
    [
      ...['person', 'pending_email', 'memberships', 'former_emails', 'sessions'],
      ...['known_addresses', 'mails_received', 'contact_messages', 'actions'],
      ...['guide_counts'],
      ...['restaurant_order_steps', 'supplier_order_steps', 'order_texts', 'receipts_and_credits'],
      ...[
        'proposals',
        'papers_issued',
        'payments_marked',
        'pick_marks',
        'weights',
        'pick_lists_printed',
        'tax_answers',
      ],
      ...['lots_recorded', 'recalls_sent', 'recalls_acknowledged'],
    ].sort(),
  )
  const business = market.restaurant.name
  expect(body).toMatchObject({
    person: { email: cook.email, first_name: 'Dominique' },
    memberships: [{ business, role: 'cook', ended_at: null }],
    sessions: [{ business }],
    restaurant_order_steps: [{ business, kind: 'active', at: expect.any(String) }],
    supplier_order_steps: expect.arrayContaining([
      { business, kind: 'pending', at: expect.any(String) },
    ]),
  })
})

test('an owner’s file names the business’s members by name, and not how they sign in', async () => {
  const { supplier } = market
  const desk = await aMember(world, supplier, 'desk')
  const { body, text } = await supplier.browser.get(PATH)
  expect(body.members).toContainEqual(
    expect.objectContaining({ first_name: 'Dominique', role: 'desk', ended_at: null }),
  )
  expect(text).not.toContain(desk.email)
})

test('what was proposed about an order is in the files of both businesses, and in the person’s who did so', async () => {
  const { restaurant, supplier } = market
  const product = await aProduct(world, supplier)
  const order = await anOrder(world, restaurant, [{ product, quantity: 2 }])
  const { lines, update, propose, open, answer } = proposalsOf(order, restaurant, supplier)
  await update({ action: 'accepted' })
  const note = 'Vingt de plus à table'
  const wanted = { lines: [{ public_id: lines[0], quantity: 3 }], reason: 'other', note }
  await propose(restaurant, wanted)
  await answer(supplier, (await open()).public_id)
  const made = {
    ...{ side: 'restaurant', status: 'answered', reason: 'other', note },
    lines: [expect.objectContaining({ kind: 'quantity', quantity: 3, is_agreed: false })],
  }
  type Part = { proposals: object[] }
  for (const [{ browser }, kind] of [
    [restaurant, 'proposed'],
    [supplier, 'answered'],
  ] as const) {
    const { body, text } = await browser.get(PATH)
    const placed: { parts: Part[] }[] = body.orders_placed
    const parts: Part[] = [...body.orders_received, ...placed.flatMap((one) => one.parts)]
    expect(parts.flatMap(({ proposals }) => proposals)).toContainEqual(
      expect.objectContaining(made),
    )
    expect(text).not.toMatch(/"[a-z_]*_?id": ?\d/)
    expect(body.proposals).toContainEqual(expect.objectContaining({ kind }))
  }
  const { body } = await restaurant.browser.get(PATH)
  expect(body.order_texts).toContainEqual(expect.objectContaining({ kind: 'proposed', text: note }))
})

test('payments are in the files of both sides, and in the person’s who marked them; of nobody else', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const invoice = await anIssuedPaper(world, supplier, restaurant)
  await aPayment(supplier, restaurant, '60.00', { reference: '118' })
  const line = { category: 'beef', tax_code: 'none', account: '4010', code: 'Z' }
  await supplier.browser.post('/api/accounting-map-save/', { lines: [line] })
  const made = {
    ...{ supplier: supplier.name, restaurant: restaurant.name, amount: '60.00', method: 'cheque' },
    ...{ reference: '118', shares: [{ invoice: invoice.label, amount: '60.00' }] },
  }
  for (const { browser } of [supplier, restaurant]) {
    const { body, text } = await browser.get(PATH)
    expect(body.payments).toEqual([expect.objectContaining(made)])
    expect(text).not.toMatch(/"[a-z_]*_?id": ?\d/)
  }
  const { body } = await supplier.browser.get(PATH)
  expect([body.accounting_map, body.payments_marked]).toEqual([
    [line],
    [{ business: supplier.name, at: expect.any(String) }],
  ])
  const stranger = (await (await aSupplier(world)).browser.get(PATH)).body
  expect([stranger.payments, stranger.accounting_map]).toEqual([[], []])
})

test('a supplier’s file has the photos of its products alone, a restaurant’s those that it reported', async () => {
  const [supplier, restaurant] = [await aSupplier(world), await aRestaurant(world)]
  const product = await aProduct(world, supplier, { nameFr: 'Bavette' })
  const photo = await aPhoto(world, product)
  await aPhoto(world, await aProduct(world, market.supplier))
  const reported = { photo_public_id: photo, reason: 'rights' }
  await restaurant.browser.post('/api/photo-report/', reported)
  const { body } = await supplier.browser.get(PATH)
  expect(body.photos).toEqual([
    {
      public_id: photo,
      product_public_id: product.publicId,
      position: 1,
      state: 'reported',
      width: 1200,
      height: 900,
      added_at: expect.any(String),
      address: `/photos/${photo}-1200.webp`,
    },
  ])
  const { body: theirs } = await restaurant.browser.get(PATH)
  expect([theirs.photos, theirs.photos_reported]).toEqual([
    [],
    [{ product: 'Bavette', reason: 'rights', at: expect.any(String) }],
  ])
})

test('each side’s file has the recalls between them, and the supplier’s its lots; a person’s has what it did', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  const [restaurant, neighbour] = [await aRestaurant(world), await aRestaurant(world)]
  for (const [by, to] of [
    [supplier, restaurant],
    [other, neighbour],
  ] as const) {
    await anOrderOfLot(world, to, by, { lot: 'L-1', cases: 3 })
    const { public_id } = await aRecall(by, 'L-1')
    await to.browser.post('/api/recall-acknowledge/', { recall_public_id: public_id })
  }
  const { body: ofSupplier } = await supplier.browser.get(PATH)
  expect(ofSupplier.lots).toMatchObject([{ lot: 'L-1', expires_on: null, cases: 3 }])
  expect(ofSupplier.recalls).toMatchObject([
    { lot: 'L-1', is_exercise: false, receivers: [{ restaurant: restaurant.name, cases: 3 }] },
  ])
  expect(ofSupplier).toMatchObject({
    lots_recorded: [{ lot: 'L-1' }],
    recalls_sent: [{ lot: 'L-1' }],
  })
  const { body: ofRestaurant } = await restaurant.browser.get(PATH)
  expect(ofRestaurant).toMatchObject({ lots: [], recalls: [] })
  expect(ofRestaurant.recalls_received).toMatchObject([
    { supplier: supplier.name, lot: 'L-1', cases: 3, lines: [{ lot: 'L-1' }] },
  ])
  expect(ofRestaurant.recalls_acknowledged).toMatchObject([{ lot: 'L-1' }])
})
