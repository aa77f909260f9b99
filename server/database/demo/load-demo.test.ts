import { amountMissing } from '@halles/domain/checkout.ts'
import { runProblem } from '@halles/domain/delivery-rules.ts'
import { CERTIFIED_MARKS } from '@halles/domain/product-marks.ts'
import { openQuantity } from '@halles/domain/supplier-order.ts'
import { aTestDatabase } from '@halles/testing/database/test-database.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHashing } from '../../platform/passwords/password-hashing.ts'
import { seedCities } from '../default-cities.ts'
import { MONTREAL_TODAY } from '../montreal-days.ts'
import { demoDeliveryRules } from './accounts/delivery-rules.ts'
import { demoSuppliers } from './accounts/suppliers.ts'
import { demoAccounts } from './demo-accounts.ts'
import { DatabaseHasAccounts, loadDemo } from './load-demo.ts'
import { switchedOff } from './products/switched-off.ts'

const database = await aTestDatabase()
const other = await aTestDatabase()
const untouched = await aTestDatabase()

beforeAll(() => loadDemo(database))

describe('the demo market once loaded', () => {
  test('lets each announced account in with its password', async () => {
    const rows = await database
      .selectFrom('account')
      .innerJoin('person', 'person.id', 'contact_person_id')
      .select(['email', 'kind', 'password_hash'])
      .where('status', '=', 'active')
      .execute()
    expect(rows.map((row) => row.email).sort()).toEqual(
      demoAccounts.map((account) => account.email).sort(),
    )
    const [account] = demoAccounts
    const stored = rows.find((row) => row.email === account?.email)
    expect(stored?.kind).toBe(account?.kind)
    const { verify } = createPasswordHashing()
    expect(await verify(account?.password ?? '', stored?.password_hash)).toBe(true)
  })

  test('gives every product its unit prices, and its words to the search', async () => {
    const shoulders = await database
      .selectFrom('product')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .select(['supplier.name', 'price_per_unit', 'price_per_kg'])
      .where('name_fr', '=', 'Épaule de porc')
      .where(sql<boolean>`search_vector @@ to_tsquery('simple', 'epaule & porc')`)
      .orderBy('price_per_kg')
      .execute()
    expect(shoulders).toEqual([
      { name: 'Aliments Brise-Fer', price_per_unit: 41_896, price_per_kg: 41_896 },
      { name: 'Boucherie en gros Tranchefort', price_per_unit: 22_000, price_per_kg: 48_502 },
      { name: 'Distribution Trois-Clochers', price_per_unit: 50_000, price_per_kg: 50_000 },
      { name: 'Salaisons Vaucœur', price_per_unit: 54, price_per_kg: 54_000 },
    ])
  })

  test('has suppliers that deliver on days of the week, and others whose deliveries are arranged', async () => {
    const { rows } = await sql<{ supplier: string; offered: number | null }>`
      select supplier.name as supplier, (
        select count(*)::integer from delivery_zone zone join delivery_run run on run.zone_id = zone.id
        where zone.supplier_id = supplier.account_id) as offered
      from supplier join account on account.id = account_id where status = 'active'`.execute(
      database,
    )
    const delivering = rows.filter(({ offered }) => offered)
    expect(delivering).toHaveLength(Object.keys(demoDeliveryRules).length)
    expect(delivering.length).toBeLessThan(rows.length)
    for (const [key, { zones }] of Object.entries(demoDeliveryRules)) {
      const served: readonly string[] = demoSuppliers[key as keyof typeof demoSuppliers].cities
      expect(served).toEqual(expect.arrayContaining(zones.flatMap(({ cities }) => [...cities])))
      expect(zones.flatMap(({ runs }) => runs.map(runProblem))).not.toContainEqual(
        expect.anything(),
      )
    }
  })

  test('has products with facts of every kind, and codes of their own', async () => {
    const stated = await database
      .selectFrom('product')
      .select([
        sql<number>`count(*) filter (where item_code = '')`.as('without_code'),
        sql<number>`count(distinct keep)`.as('keeps'),
        sql<boolean>`bool_or(origin = 'CA-QC')`.as('has_quebec'),
        sql<boolean>`bool_or('organic' = any(marks))`.as('has_organic'),
        sql<boolean>`bool_or(contains = '{}' and may_contain = '{}')`.as('has_free'),
        sql<boolean>`bool_or(contains is null)`.as('has_not_stated'),
      ])
      .executeTakeFirstOrThrow()
    expect(stated).toEqual({
      without_code: 0,
      keeps: 3,
      has_quebec: true,
      has_organic: true,
      has_free: true,
      has_not_stated: true,
    })
  })

  test('has certificates of each mark that needs one, none of which ends within two months', async () => {
    const certificates = await database
      .selectFrom('supplier_certificate')
      .select([
        'mark',
        sql<boolean>`bool_and(until_day > ${MONTREAL_TODAY} + 60)`.as('are_in_force'),
      ])
      .groupBy('mark')
      .execute()
    const expected = CERTIFIED_MARKS.map((mark) => ({ mark, are_in_force: true }))
    expect(certificates).toHaveLength(expected.length)
    expect(certificates).toEqual(expect.arrayContaining(expected))
  })

  test('has whoever ordered as a customer since its first order, three with what was agreed', async () => {
    const { rows } = await sql`
      select from supplier_order part join restaurant_order placed on placed.id = restaurant_order_id
      left join customer using (supplier_id, restaurant_id)
      group by part.supplier_id, placed.restaurant_id, since
      having since is distinct from min(placed.placed_at)`.execute(database)
    expect(rows).toEqual([])
    const agreed = await database
      .selectFrom('customer')
      .select(['code', 'terms_days'])
      .where('note', '<>', '')
      .orderBy('code')
      .execute()
    expect(agreed).toEqual([
      { code: '20418', terms_days: 0 },
      { code: 'BT-104', terms_days: 30 },
      { code: 'BT-117', terms_days: 15 },
    ])
  })

  test('has price levels of two suppliers, each given to a customer, with a step and what is off', async () => {
    const { rows } = await sql`
      select supplier.name as supplier, price_list.name, -adjust_bp / 100 as off, restaurant.name as restaurant,
        (select max(from_cases) from price_list_line where price_list_id = price_list.id) as step
      from price_list join supplier on supplier.account_id = price_list.supplier_id
      join customer on customer.price_list_id = price_list.id
      join restaurant on restaurant.account_id = restaurant_id order by price_list.name`.execute(
      database,
    )
    const butcher = { supplier: 'Boucherie en gros Tranchefort' }
    const resto = { restaurant: 'Le Bouillon d’Ambroise' }
    expect(rows).toEqual([
      { ...butcher, name: 'Bistros', off: 2, restaurant: 'The Tin Ladle', step: 5 },
      { supplier: 'Laiterie des Deux-Ruisseaux', name: 'Chefs', off: 0, ...resto, step: 6 },
      { ...butcher, name: 'Habitués', off: 4, ...resto, step: 4 },
    ])
  })

  test('has specials of now and to come, below what everyone pays, of goods that can be had, and a promotion that names two', async () => {
    const { rows } = await sql<{ is_now: boolean; is_lower: boolean; is_available: boolean }>`
      select days @> ${MONTREAL_TODAY} as is_now, special.price_cents < product.price_cents as is_lower,
        available as is_available from special join product on product.id = product_id
      where upper(days) > ${MONTREAL_TODAY}`.execute(database)
    expect(rows.filter(({ is_lower, is_available }) => !(is_lower && is_available))).toEqual([])
    expect(rows.filter(({ is_now }) => is_now)).toHaveLength(5)
    expect(rows.filter(({ is_now }) => !is_now)).toHaveLength(1)
    const { rows: named } = await sql`
      select name_fr, recipients from promotion join promotion_special on promotion_id = promotion.id
      where sent_at < now() - interval '1 hour' order by place`.execute(database)
    expect(named).toEqual([
      { name_fr: 'Joues de bœuf', recipients: 2 },
      { name_fr: 'Côtes levées de flanc, coupe Saint-Louis', recipients: 2 },
    ])
  })

  test('has one supplier that sells to its customers alone: one restaurant is, another it delivers to may ask', async () => {
    const { rows } = await sql`
      select supplier.name, restaurant.name as restaurant, customer.status
      from supplier join supplier_city served on served.supplier_id = supplier.account_id
      join restaurant on restaurant.city_id = served.city_id join account on account.id = restaurant.account_id and account.status = 'active'
      left join customer on customer.supplier_id = supplier.account_id and restaurant_id = restaurant.account_id
      where open_to = 'customers' order by restaurant.name`.execute(database)
    expect(rows).toEqual([
      { name: 'Récolte du Sous-Bois', restaurant: 'Le Bouillon d’Ambroise', status: 'open' },
      { name: 'Récolte du Sous-Bois', restaurant: 'The Tin Ladle', status: null },
    ])
    const kept = await database
      .selectFrom('product')
      .select('name_fr')
      .where('audience', '=', 'customers')
      .execute()
    expect(kept).toHaveLength(3)
  })

  test('has orders whose totals are those of their lines', async () => {
    const parts = await database
      .selectFrom('supplier_order')
      .innerJoin('order_line', 'order_line.supplier_order_id', 'supplier_order.id')
      .select(['supplier_order.id', 'restaurant_order_id', 'total_cents'])
      .select(['quantity', 'edited_quantity', 'is_cancelled', 'price_cents'])
      .execute()
    for (const lines of Map.groupBy(parts, (line) => line.id).values()) {
      const sum = lines.reduce((total, line) => {
        const { quantity, edited_quantity: editedQuantity, is_cancelled: isCancelled } = line
        return total + line.price_cents * openQuantity({ quantity, editedQuantity, isCancelled })
      }, 0)
      expect(lines[0]?.total_cents).toBe(sum)
    }
    const orders = await database
      .selectFrom('restaurant_order')
      .select(['total_cents'])
      .select((order) =>
        order
          .selectFrom('supplier_order')
          .select((part) => part.fn.sum<string>('supplier_order.total_cents').as('sum'))
          .whereRef('supplier_order.restaurant_order_id', '=', 'restaurant_order.id')
          .as('sum'),
      )
      .execute()
    expect(orders.length).toBeGreaterThanOrEqual(30)
    for (const order of orders) expect(Number(order.sum)).toBe(order.total_cents)
  })

  test('has prices of the last twelve months, none that changed since the oldest order', async () => {
    const { rows } = await sql<{ changed: number; products: number; recent: number; low: number }>`
      select count(distinct product_id)::integer as changed, (select count(*) from product)::integer as products,
        count(*) filter (where until_at > (select min(placed_at) from restaurant_order))::integer as recent,
        min(price.price_cents * 100 / product.price_cents) as low
      from product_price price join product on product.id = product_id
      where until_at > now() - interval '12 months'`.execute(database)
    const [{ changed, products, recent, low } = { changed: 0, products: 0, recent: 1, low: 0 }] =
      rows
    expect(changed / products).toBeCloseTo(2 / 3, 1)
    expect(recent).toBe(0)
    expect(low).toBeGreaterThan(80)
  })

  test('has a history for each order that ends where the order stands, in the past', async () => {
    const { rows } = await sql`
      select 1 from supplier_order
      where status <> (select status from order_entry
                       where supplier_order_id = supplier_order.id and status is not null order by number desc limit 1)
      union all
      select 1 from restaurant_order
      where status <> (select status from restaurant_order_step
                       where restaurant_order_id = restaurant_order.id order by at desc limit 1)
      union all select 1 from order_entry where at > now()
      union all select 1 from restaurant_order_step where at > now()`.execute(database)
    expect(rows).toEqual([])
  })

  test('has one filled cart, with one minimum not met', async () => {
    const lines = await database
      .selectFrom('cart_line')
      .innerJoin('product', 'product.id', 'cart_line.product_id')
      .innerJoin('supplier', 'supplier.account_id', 'product.supplier_id')
      .select(['supplier.name', 'minimum_order_cents', 'restaurant_id'])
      .select((cart) => cart.fn.sum<string>(sql`price_cents * quantity`).as('total'))
      .groupBy(['supplier.name', 'minimum_order_cents', 'restaurant_id'])
      .execute()
    expect(new Set(lines.map((line) => line.restaurant_id)).size).toBe(1)
    const missing = lines.filter(
      (line) => amountMissing(Number(line.total), line.minimum_order_cents) > 0,
    )
    expect(missing.map((line) => line.name)).toEqual(['Marée de l’Anse-Grise'])
  })

  test('is out of a few goods, some of them until a day to come, and of none that its cart holds', async () => {
    const out = await database
      .selectFrom('product')
      .select(['id', 'available_from'])
      .where('available', '=', false)
      .execute()
    expect(out).toHaveLength(switchedOff.length)
    const today = new Date().toISOString().slice(0, 10)
    const days = out.flatMap((product) => product.available_from ?? [])
    expect(days.toSorted().every((day) => day > today)).toBe(true)
    expect(days).not.toHaveLength(0)
    const inCart = await database.selectFrom('cart_line').select('product_id').execute()
    const ids = new Set(out.map(({ id }) => id))
    expect(inCart.filter(({ product_id }) => ids.has(product_id))).toEqual([])
  })

  test('has a guide whose items were counted lately, each with products that its restaurant may order', async () => {
    const items = await database
      .selectFrom('guide_item')
      .innerJoin('guide', 'guide.id', 'guide_item.guide_id')
      .innerJoin('guide_item_product', 'guide_item_product.guide_item_id', 'guide_item.id')
      .innerJoin('product', 'product.id', 'guide_item_product.product_id')
      .innerJoin('restaurant', 'restaurant.account_id', 'guide.restaurant_id')
      .innerJoin('supplier_city', (join) =>
        join
          .onRef('supplier_city.supplier_id', '=', 'product.supplier_id')
          .onRef('supplier_city.city_id', '=', 'restaurant.city_id'),
      )
      .leftJoin('guide_count', 'guide_count.guide_item_id', 'guide_item.id')
      .select(['guide_item.id', 'par', 'amount', 'available'])
      .select(sql<boolean>`guide_count.at > now() - interval '8 hours'`.as('is_recent'))
      .execute()
    expect(new Set(items.map(({ id }) => id)).size).toBeGreaterThan(8)
    const products = await database.selectFrom('guide_item_product').select('product_id').execute()
    expect(items).toHaveLength(products.length)
    for (const { par, amount, is_recent, available } of items) {
      expect({ isCounted: amount !== null && amount < Number(par), is_recent, available }).toEqual({
        isCounted: true,
        is_recent: true,
        available: true,
      })
    }
  })

  test('tells how its orders came to be: each changed line with a reason, and messages of both sides', async () => {
    const entries = await database
      .selectFrom('order_entry')
      .leftJoin('order_entry_text', (join) =>
        join
          .onRef('order_entry_text.supplier_order_id', '=', 'order_entry.supplier_order_id')
          .onRef('order_entry_text.number', '=', 'order_entry.number'),
      )
      .select(['order_entry.supplier_order_id', 'order_entry.number', 'kind', 'by_account_id'])
      .select(['order_line_id', 'reason', 'text'])
      .orderBy('order_entry.supplier_order_id')
      .orderBy('at')
      .orderBy('order_entry.number')
      .execute()
    for (const trail of Map.groupBy(entries, (entry) => entry.supplier_order_id).values()) {
      expect(trail.map(({ number }) => number)).toEqual(trail.map((_, index) => index + 1))
    }
    const changed = await database
      .selectFrom('order_line')
      .innerJoin('supplier_order', 'supplier_order.id', 'supplier_order_id')
      .select(['order_line.id', 'order_line.reason'])
      .where('status', '<>', 'cancelled')
      .where(({ or, eb }) =>
        or([eb('is_cancelled', '=', true), eb('edited_quantity', 'is not', null)]),
      )
      .orderBy('order_line.id')
      .execute()
    const told = entries
      .filter(({ kind }) => kind !== 'received')
      .flatMap(({ order_line_id: id, reason }) => (id === null ? [] : [{ id, reason }]))
      .sort((a, b) => a.id - b.id)
    expect(told).toEqual(changed)
    expect(changed.filter(({ reason }) => reason === null)).toEqual([])
    const messages = entries.filter(({ kind }) => kind === 'message')
    expect(messages.filter(({ text }) => !text)).toEqual([])
    expect(new Set(messages.map((message) => message.by_account_id)).size).toBeGreaterThan(2)
  })

  test('has deliveries that were received, two of them short with their credit granted, one that waits', async () => {
    const { rows } = await sql<{ status: string | null; lines: number; asked: number | null }>`
      select request.status, (select count(*)::integer from receipt_line where supplier_order_id = part.id) as lines,
        (select sum(asked_cents)::integer from credit_line where request_id = request.id) as asked
      from receipt
      join supplier_order part on part.id = receipt.supplier_order_id and part.status = 'done'
      left join credit_request request on request.supplier_order_id = part.id
      order by request.status`.execute(database)
    expect(rows).toMatchObject([
      { status: 'asked', lines: 1 },
      { status: 'granted', lines: 1 },
      { status: 'granted', lines: 1 },
      { status: null, lines: 0, asked: null },
    ])
    const { rows: wrong } = await sql`
      select 1 from credit_line
      join order_line line on line.id = order_line_id
      join receipt_line came using (order_line_id)
      where asked_cents <> (coalesce(edited_quantity, quantity) * 100 - cases_hundredths) * price_cents / 100
        or (granted_cents is not null and granted_cents <> asked_cents)
      union all
      select 1 from receipt_line came
      join order_entry entry using (supplier_order_id, number)
      where (entry.new ->> 'cases')::integer is distinct from cases_hundredths or entry.kind <> 'received'
    `.execute(database)
    expect(wrong).toEqual([])
  })

  test('has a substitute that waits for its answer, of a product that can be ordered, for a line that was taken out', async () => {
    const { rows } = await sql`
      select lacking.name_fr as lacking, line.name_fr as proposed, line.quantity, part.status::text,
        proposal.answer_by > now() as is_open, entry.by_account_id = part.supplier_id as is_by_supplier
      from proposal
      join supplier_order part on part.id = proposal.supplier_order_id
      join proposal_line line on line.proposal_id = proposal.id
      join order_line lacking on lacking.id = line.order_line_id and lacking.supplier_order_id = part.id
        and lacking.cancelled_by = 'supplier' and lacking.quantity = line.replaced_cases
      join product on product.id = line.product_id and product.supplier_id = part.supplier_id and available
        and product.price_cents = line.price_cents
      join order_entry entry on entry.proposal_id = proposal.id and entry.kind = 'proposed'
      where proposal.status = 'open'`.execute(database)
    expect(rows).toEqual([
      {
        lacking: 'Onglet de bœuf',
        proposed: 'Bavette de bœuf',
        quantity: 2,
        status: 'acknowledged',
        is_open: true,
        is_by_supplier: true,
      },
    ])
  })

  test('has invoices of a month and more: open, overdue and paid, one taken back by a credit note; taxes where there are numbers', async () => {
    const { rows } = await sql`
      select case when balance_cents <= 0 then 'paid' when due_on < ${MONTREAL_TODAY} then 'overdue' else 'open' end as state,
        count(*)::integer
      from paper_balance group by 1 order by 1`.execute(database)
    expect(rows).toEqual([
      { state: 'open', count: expect.any(Number) },
      { state: 'overdue', count: 4 },
      { state: 'paid', count: expect.any(Number) },
    ])
    const { rows: papers } = await sql`
      select count(*) filter (where kind = 'credit_note')::integer as credit_notes,
        bool_and(issued_on <= ${MONTREAL_TODAY}) as are_of_the_past,
        bool_or(gst_cents > 0 and qst_cents > 0) as has_taxes,
        bool_and(gst_cents = 0 or seller->>'gstNumber' is not null) as has_numbers,
        count(distinct restaurant_id)::integer as restaurants
      from paper`.execute(database)
    expect(papers).toEqual([
      {
        credit_notes: 2,
        are_of_the_past: true,
        has_taxes: true,
        has_numbers: true,
        restaurants: 3,
      },
    ])
  })

  test('has an invoice of a short delivery with a credit note of what was granted for it since', async () => {
    const { rows } = await sql`
      select note.total_cents > 0 and note.total_cents < invoice.total_cents as is_partial,
        balance_cents = invoice.total_cents - note.total_cents as is_left,
        note.issued_on - invoice.issued_on as days, jsonb_array_length(note.lines) as lines,
        (entry.at at time zone 'America/Toronto')::date
          between invoice.issued_on and note.issued_on as is_granted_between
      from credit_request request
      join paper note on note.id = request.paper_id and note.kind = 'credit_note'
      join paper invoice on invoice.id = note.corrects_id
      join paper_balance on paper_balance.paper_id = invoice.id
      join order_entry entry on entry.supplier_order_id = request.supplier_order_id
        and entry.number = request.answered_number`.execute(database)
    expect(rows).toEqual([
      { is_partial: true, is_left: true, days: 3, lines: 1, is_granted_between: true },
    ])
  })

  test('numbers its papers without a hole, in the order of their days', async () => {
    const { rows } = await sql`
      select supplier_id from (
        select supplier_id, kind, number, issued_on,
          row_number() over (partition by supplier_id, kind order by issued_on, id) as place
        from paper) as numbered
      where number <> place`.execute(database)
    expect(rows).toEqual([])
  })

  test('has a payment in two parts, and one that was taken back and made again', async () => {
    const { rows } = await sql`
      select count(*) filter (where reverses_id is not null)::integer as reversals,
        bool_and(paid_on <= ${MONTREAL_TODAY}) as are_of_the_past,
        (select max(times)::integer from (
          select count(*) as times from payment_share join payment on payment.id = payment_id
          where payment.amount_cents > 0 group by paper_id) as shared) as most
      from payment`.execute(database)
    expect(rows).toEqual([{ reversals: 1, are_of_the_past: true, most: 2 }])
  })

  test('has every product of a supplier answered for, and deliveries that are to be invoiced', async () => {
    const { rows } = await sql`
      select (select count(*)::integer from product where tax_class is null and deleted_at is null) as unanswered,
        (select count(*) > 0 from supplier_order where status = 'done' and id not in (
          select supplier_order_id from paper_order where released_by_id is null)) as has_some_to_invoice`.execute(
      database,
    )
    expect(rows).toEqual([{ unanswered: 0, has_some_to_invoice: true }])
  })

  test('is not loaded a second time', async () => {
    await expect(loadDemo(database)).rejects.toThrow(DatabaseHasAccounts)
  })

  test('is in nobody’s way at a later start, nor anybody in its', async () => {
    await database.transaction().execute(async (tx) => {
      await sql`lock table account in row exclusive mode`.execute(tx)
      await expect(loadDemo(database)).rejects.toThrow(DatabaseHasAccounts)
    })
  })
})

test('Two first starts at once load one market, and it is the same one each time', async () => {
  const results = await Promise.allSettled([loadDemo(other), loadDemo(other)])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await publicIds(other)).toEqual(await publicIds(database))
})

test('The demo market delivers only to cities that are on the list already', async () => {
  await seedCities(untouched)
  expect(await cityNames(database)).toEqual(await cityNames(untouched))
})

async function publicIds(market: typeof database): Promise<string[]> {
  const tables = ['account', 'product', 'restaurant_order', 'supplier_order', 'order_line'] as const
  const ids = tables.map((table) => market.selectFrom(table).select('public_id').execute())
  return (await Promise.all(ids))
    .flat()
    .map((row) => row.public_id)
    .sort()
}

async function cityNames(market: typeof database): Promise<string[]> {
  const cities = await market.selectFrom('city').select('name').orderBy('name').execute()
  return cities.map((city) => city.name)
}
