import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { StartRefused } from '../../start-refused.ts'
import { connect, connectionOf, SLOW_STATEMENTS } from '../connect.ts'
import { readCityNames, readProducts } from './catalogue-csv.ts'
import { loadCatalogue } from './load-catalogue.ts'

const database = await aTestDatabase()

const PRODUCTS = `name_fr,name_en,category,unit,quantity_per_case,price,source
"Bœuf, macreuse, 0mm (0"") <maigre>, 100%","Beef, blade, 0mm (0"") <lean>, 100%",beef,kg,18.14,233.6,a
Pêches au sirop,Peaches in syrup,fetl,398ml,24,41.00,b
Épaule de porc,Pork shoulder,pork,lb,20,44.00,a
`

const CITIES = `name,population,province
Québec,549459,QC
Saint-Lambert,22000,QC
Saint-Lambert,200,QC
`

test('A catalogue is spread over suppliers that serve every city, and one restaurant sees it', async () => {
  const products = readProducts(PRODUCTS)
  const cities = readCityNames(CITIES)
  await loadCatalogue(database, { products, cities, supplierCount: 2 })

  const rows = await database
    .selectFrom('product')
    .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
    .select([
      'supplier.name',
      'name_fr',
      'price_cents',
      'quantity_hundredths',
      'price_per_kg',
      'keep',
    ])
    .orderBy('product.id')
    .execute()
  expect(rows).toEqual([
    {
      name: "Grossiste d'essai 1",
      name_fr: 'Bœuf, macreuse, 0mm (0") <maigre>, 100%',
      price_cents: 23_360,
      quantity_hundredths: 1_814,
      price_per_kg: 128_776,
      keep: 'chilled',
    },
    {
      name: "Grossiste d'essai 2",
      name_fr: 'Pêches au sirop',
      price_cents: 4_100,
      quantity_hundredths: 2_400,
      price_per_kg: null,
      keep: 'chilled',
    },
    {
      name: "Grossiste d'essai 1",
      name_fr: 'Épaule de porc',
      price_cents: 4_400,
      quantity_hundredths: 2_000,
      price_per_kg: 48_502,
      keep: 'chilled',
    },
  ])
  const served = await database
    .selectFrom('supplier_city')
    .innerJoin('city', 'city.id', 'supplier_city.city_id')
    .select((city) => ['city.name', city.fn.countAll<number>().as('suppliers')])
    .groupBy('city.name')
    .execute()
  expect(new Map(served.map((city) => [city.name, city.suppliers]))).toEqual(
    new Map([
      ['Montréal', 2],
      ['Québec', 2],
      ['Saint-Lambert', 2],
    ]),
  )
  const { rows: delivered } = await sql`
    select count(distinct supplier_id)::integer as suppliers, count(distinct city_id)::integer as cities,
      array_agg(distinct weekday order by weekday) as weekdays
    from delivery_zone_city join delivery_run using (zone_id)`.execute(database)
  expect(delivered).toEqual([{ suppliers: 2, cities: 3, weekdays: [1, 2, 3, 4, 5] }])
})

test('More products than the catalogue has are copies, each with another supplier at about the price', async () => {
  const copied = await aTestDatabase()
  const products = readProducts(PRODUCTS)
  const lines: string[] = []
  await loadCatalogue(
    copied,
    { products, cities: [], supplierCount: 110, productCount: 320 },
    (line) => lines.push(line),
  )

  const { rows } = await sql<{ name: string; count: number; suppliers: number; off: number }>`
    select name_en as name, count(*) as count, count(distinct supplier_id) as suppliers,
      max(abs(price_cents::float / first_price - 1)) as off
    from (select *, first_value(price_cents) over (partition by name_en order by id) as first_price from product) p
    group by name_en order by min(id)`.execute(copied)
  expect(rows).toMatchObject([
    { name: expect.stringContaining('Beef'), count: 107, suppliers: 107 },
    { name: 'Peaches in syrup', count: 107, suppliers: 107 },
    { name: 'Pork shoulder', count: 106, suppliers: 106 },
  ])
  for (const { off } of rows) {
    expect(off).toBeGreaterThan(0.05)
    expect(off).toBeLessThanOrEqual(0.101)
  }
  expect(lines).toEqual(['110 suppliers', '320 of 320 products'])
})

test('A history of orders adds up: totals, lines and steps of every order, until yesterday', async () => {
  const world = connect(connectionOf(await aTestDatabase()), SLOW_STATEMENTS)
  onTestFinished(() => world.destroy())
  const products = readProducts(PRODUCTS)
  await loadCatalogue(world, {
    products,
    cities: [],
    supplierCount: 5,
    productCount: 30,
    historyLines: 9_000,
  })

  await expectConsistent(world)
  const { rows } = await sql`
    select (select count(*) from order_line) as lines,
      (select count(*) from order_line where edited_quantity is not null) > 0 as edited,
      (select count(distinct restaurant_id) from restaurant_order) as restaurants,
      (select bool_and(delivery_day is not null) from supplier_order where status in ('pending', 'acknowledged')) as agreed,
      (select array_agg(distinct status order by status) from supplier_order) as parts,
      (select array_agg(distinct status order by status) from restaurant_order) as orders,
      (select max(placed_at) between now() - interval '25 hours' and now() from restaurant_order) as is_recent`.execute(
    world,
  )
  expect(rows).toEqual([
    {
      lines: 9_000,
      edited: true,
      restaurants: 2,
      agreed: true,
      parts: expect.stringMatching(/^{pending,acknowledged,done,cancelled}$/),
      orders: '{active,done}',
      is_recent: true,
    },
  ])
})

test('A catalogue is not loaded over another one', async () => {
  const again = loadCatalogue(database, { products: [], cities: [], supplierCount: 1 })
  await expect(again).rejects.toThrow(StartRefused)
})

test.each([
  ['a category that there is not', 'Agneau,Lamb,lamb,kg,5,100', 'Line 2: category'],
  ['a price of nothing', 'Bœuf,Beef,beef,kg,5,0', 'Line 2: price'],
  ['a quantity with three decimals', 'Bœuf,Beef,beef,kg,5.125,10', 'Line 2: quantity_per_case'],
  ['a name left out', ',Beef,beef,kg,5,10', 'Line 2: name_fr'],
  ['a field too many', 'Bœuf,Beef,beef,kg,5,10,1,2', 'Not a CSV file'],
])('A file with %s is refused, by its line', (_, row, message) => {
  const csv = `name_fr,name_en,category,unit,quantity_per_case,price\n${row}\n`
  expect(() => readProducts(csv)).toThrow(message)
  expect(() => readProducts(csv)).toThrow(StartRefused)
})
