import { expectConsistent } from '@halles/testing/checks/expect-consistent.ts'
import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('042')

// An order that waits, one that was accepted with a line reduced and one removed, one that was refused, and one that is done.
await client.query(`
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    select 2, 'fetl', name, name, 'kg', 100, 100, 100 from unnest(array['Ail', 'Radis', 'Panais']) name;
  insert into restaurant_order (restaurant_id, number, total_cents)
    values (1, 1, 600), (1, 2, 300), (1, 3, 0), (1, 4, 600);
  insert into restaurant_order_step (restaurant_order_id, status, by_account_id, by_person_id)
    select id, 'active', 1, 1 from restaurant_order;
  insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents) values
    (1, 2, 'pending', 600), (2, 2, 'pending', 300), (3, 2, 'pending', 0), (4, 2, 'pending', 600);
  insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
    quantity_hundredths, price_per_unit, quantity)
    select part.id, product.id, product.public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2
    from supplier_order part, product order by part.id, product.id;
  update order_line set edited_quantity = 1 where supplier_order_id = 2 and product_id = 1;
  update order_line set is_cancelled = true where supplier_order_id = 2 and product_id = 2 or supplier_order_id = 3;
  update supplier_order set status = 'acknowledged' where id in (2, 4);
  update supplier_order set status = 'cancelled' where id = 3;
  update supplier_order set status = 'done' where id = 4;
  insert into supplier_order_step (supplier_order_id, step, status, by_account_id, by_person_id, at) values
    (1, 1, 'pending', 1, 1, now()), (2, 1, 'pending', 1, null, now()), (3, 1, 'pending', 1, 1, now()), (4, 1, 'pending', 1, 1, now()),
    (2, 2, 'acknowledged', 2, 2, now()), (3, 2, 'cancelled', 2, 2, now()), (4, 2, 'acknowledged', 2, 2, now()),
    (4, 3, 'done', 2, 2, now());
  insert into order_event (account_id, number, kind, supplier_order_id) values (1, 1, 'modified', 2), (2, 1, 'placed', 1);
`)
const steps = await rowsOf('select * from supplier_order_step order by supplier_order_id, step')
const lines = await rowsOf('select * from order_line order by id')
const events = await rowsOf('select account_id, number, kind::text from order_event order by 1')
await migrate(connection)
const database = connectPatiently(connection)

test('steps are entries with their number, and lines are as they were', async () => {
  const entries = await rowsOf('select * from order_entry order by supplier_order_id, number')
  expect(entries).toEqual(
    steps.map(({ step, ...rest }) => ({
      ...rest,
      number: step,
      kind: null,
      order_line_id: null,
      old: null,
      new: null,
      reason: null,
      proposal_id: null,
    })),
  )
  expect(await rowsOf('select * from order_line order by id')).toEqual(
    lines.map((line) => ({
      ...line,
      asked_quantity: null,
      cancelled_by: line.is_cancelled ? 'supplier' : null,
      reason: null,
      replaces_line_id: null,
      price_source: 'list',
      list_price_cents: null,
      deposit_cents: 0,
      is_weighed: false,
      price_steps: null,
    })),
  )
  expect(await rowsOf('select account_id, number, kind from order_event order by 1')).toEqual(
    events,
  )
})

test('totals, steps and stored results agree', async () => {
  await expectConsistent(database)
})

test.each([
  ['an entry that is neither', `(1, 2, null, null, 1)`],
  ['an entry that is both', `(1, 2, 'acknowledged', 'message', 1)`],
  ['an unknown kind', `(1, 2, null, 'rumour', 1)`],
  ['a number that is taken', `(1, 1, null, 'message', 1)`],
  ['number 0', `(1, 0, null, 'message', 1)`],
  ['a step by nobody', `(1, 2, 'acknowledged', null, null)`],
  ['a message by nobody', `(1, 2, null, 'message', null)`],
])('%s is refused', (_, values) =>
  expect(
    client.query(
      `insert into order_entry (supplier_order_id, number, status, kind, by_account_id) values ${values}`,
    ),
  ).rejects.toThrow(/violates|duplicate/),
)

test('an entry has any number, and Halles may have made it', async () => {
  await client.query('begin')
  await client.query(
    `insert into order_entry (supplier_order_id, number, kind) values (1, 2, 'day_changed'), (1, 400, 'day_changed')`,
  )
  await client.query('rollback')
})

test.each([
  [
    'more cases than are asked for now',
    'update order_line set asked_quantity = 1, edited_quantity = 2 where id = 1',
  ],
  ['0 cases asked for', 'update order_line set asked_quantity = 0 where id = 1'],
  [
    'a cancelled line that nobody cancelled',
    'update order_line set is_cancelled = true where id = 1',
  ],
  [
    'a line cancelled by somebody that is open',
    `update order_line set cancelled_by = 'supplier' where id = 1`,
  ],
  [
    'a line that replaces another one since',
    'update order_line set replaces_line_id = 2 where id = 1',
  ],
  ['the same product twice', `${insertLine(1, 1)}`],
])('%s is refused', (_, statement) =>
  expect(client.query(statement)).rejects.toThrow(/violates|duplicate|rewrite/),
)

test('a product that was removed is added again, once', async () => {
  await client.query('begin')
  await client.query(insertLine(2, 2))
  await client.query('savepoint added')
  await expect(client.query(insertLine(2, 2))).rejects.toThrow(/duplicate/)
  await client.query('rollback to added')
  await client.query(
    `update order_line set is_cancelled = true, cancelled_by = 'restaurant' where supplier_order_id = 2`,
  )
  await client.query(insertLine(2, 2))
  await client.query('rollback')
})

function insertLine(orderId: number, productId: number) {
  return `insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
      quantity_hundredths, price_per_unit, quantity)
    select ${orderId}, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2
    from product where id = ${productId}`
}
