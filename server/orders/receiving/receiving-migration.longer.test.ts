import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('045')

// An accepted order and one that is done.
await client.query(`
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    values (2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100);
  insert into restaurant_order (restaurant_id, number, total_cents) values (1, 1, 200), (1, 2, 200);
  insert into restaurant_order_step (restaurant_order_id, status, by_account_id, by_person_id)
    select id, 'active', 1, 1 from restaurant_order;
  insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents) values
    (1, 2, 'pending', 200), (2, 2, 'pending', 200);
  insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
    quantity_hundredths, price_per_unit, quantity)
    select part.id, product.id, product.public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2
    from supplier_order part, product order by part.id;
  update supplier_order set status = 'acknowledged';
  update supplier_order set status = 'done' where id = 2;
  insert into order_entry (supplier_order_id, number, status, by_account_id, by_person_id, at) values
    (1, 1, 'pending', 1, 1, now()), (2, 1, 'pending', 1, 1, now()), (1, 2, 'acknowledged', 2, 2, now()),
    (2, 2, 'acknowledged', 2, 2, now()), (2, 3, 'done', 2, 2, now());
`)
const before = {
  orders: await rowsOf('select * from supplier_order order by id'),
  lines: await rowsOf('select * from order_line order by id'),
}
await migrate(connection)
const database = connectPatiently(connection)

test('orders stay as they are: nothing was received, and two days are given', async () => {
  expect(await rowsOf('select * from supplier_order order by id')).toEqual(
    before.orders.map((order) => expect.objectContaining(order)),
  )
  expect(await rowsOf('select * from order_line order by id')).toEqual(
    before.lines.map((line) => expect.objectContaining(line)),
  )
  expect(await rowsOf('select credit_hours from supplier')).toEqual([{ credit_hours: 48 }])
  expect(await rowsOf('select from receipt')).toEqual([])
  expect(await ledgerWalk(database)).toEqual([])
})

const received = (order: number) =>
  client.query(`
    insert into order_entry (supplier_order_id, number, kind, by_account_id, by_person_id)
      select ${order}, max(number) + 1, 'received', 1, 1 from order_entry where supplier_order_id = ${order};
    insert into receipt (supplier_order_id, number, day)
      select ${order}, max(number), '2026-11-24' from order_entry where supplier_order_id = ${order}`)
const ask = (order: number) =>
  client.query(
    `insert into credit_request (supplier_order_id, asked_number) values (${order}, 1) returning id`,
  )

test('an order is received once, and has one open credit', async () => {
  await received(1)
  await expect(received(1)).rejects.toThrow(/receipt_pkey/)
  const [{ id }] = (await ask(1)).rows
  await expect(ask(1)).rejects.toThrow(/credit_request_open/)
  await client.query(`update credit_request set status = 'withdrawn' where id = ${id}`)
  await ask(1)
})

test('what is granted is at most what is asked', async () => {
  const [{ id }] = (await ask(2)).rows
  const line = `(select id from order_line where supplier_order_id = 2)`
  const grant = (asked: number, granted: number) =>
    client.query(`insert into credit_line values (${id}, ${line}, ${asked}, ${granted})`)
  await expect(grant(100, 101)).rejects.toThrow(/check constraint/)
  await expect(grant(0, 0)).rejects.toThrow(/check constraint/)
  await grant(100, 100)
  await expect(
    client.query(`update credit_request set status = 'granted' where id = ${id}`),
  ).rejects.toThrow(/check constraint/)
})

test('a supplier gives one to seven days', async () => {
  for (const hours of [23, 169])
    await expect(client.query(`update supplier set credit_hours = ${hours}`)).rejects.toThrow(
      /credit_hours/,
    )
  await client.query('update supplier set credit_hours = 168')
})
