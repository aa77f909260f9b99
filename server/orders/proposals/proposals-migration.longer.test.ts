import { ledgerWalk } from '@halles/testing/checks/ledger.ts'
import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'

const { connection, client, rowsOf } = await aUsedDatabase('047')

// An accepted order with an entry about its line, and an event.
await client.query(`
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    values (2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100);
  insert into restaurant_order (restaurant_id, number, total_cents) values (1, 1, 100);
  insert into restaurant_order_step (restaurant_order_id, status, by_account_id, by_person_id)
    select id, 'active', 1, 1 from restaurant_order;
  insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents) values (1, 2, 'acknowledged', 100);
  insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
    quantity_hundredths, price_per_unit, quantity, edited_quantity)
    select 1, id, public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2, 1 from product;
  insert into order_entry (supplier_order_id, number, status, kind, order_line_id, old, new, by_account_id, by_person_id, at) values
    (1, 1, 'pending', null, null, null, null, 1, 1, now()), (1, 2, 'acknowledged', null, null, null, null, 2, 2, now()),
    (1, 3, null, 'line_changed', 1, '{"quantity": 2}', '{"quantity": 1}', 2, 2, now());
  insert into order_event (account_id, number, kind, supplier_order_id) values (1, 1, 'changed', 1);
`)
const stored = {
  entries: await rowsOf('select * from order_entry order by number'),
  events: await rowsOf('select * from order_event'),
}
await migrate(connection)
const database = connectPatiently(connection)

test('entries and events stay as they are, and nothing is proposed', async () => {
  expect(await rowsOf('select * from order_entry order by number')).toEqual(stored.entries)
  expect(await rowsOf('select * from order_event')).toEqual(stored.events)
  expect(await rowsOf('select from proposal')).toEqual([])
  expect(await ledgerWalk(database)).toEqual([])
})

const propose = async () =>
  (
    await client.query(`
      insert into proposal (supplier_order_id, side, answer_by) values (1, 'supplier', now() + interval '2 hours')
      returning id`)
  ).rows[0].id as number

test('one proposal of an order is open; what was proposed stays, and is not deleted', async () => {
  const id = await propose()
  await expect(propose()).rejects.toThrow(/proposal_open/)
  await expect(client.query(`update proposal set answer_by = now()`)).rejects.toThrow(/history/)
  await expect(client.query(`delete from proposal`)).rejects.toThrow(/history/)
  await client.query(
    `insert into proposal_line (proposal_id, kind, day) values (${id}, 'day', '2026-12-01')`,
  )
  await expect(client.query(`update proposal_line set day = '2026-12-02'`)).rejects.toThrow(
    /history/,
  )
  await expect(client.query(`delete from proposal_line`)).rejects.toThrow(/history/)
  await client.query(`update proposal_line set is_agreed = false`)
  await client.query(`update proposal set status = 'withdrawn'`)
  await propose()
})

test('what is proposed has all of its kind, and nothing of another', async () => {
  const { rows } = await client.query(`select id from proposal where status = 'open'`)
  const insert = (columns: string, values: string) =>
    client.query(
      `insert into proposal_line (proposal_id, ${columns}) values (${rows[0].id}, ${values})`,
    )
  await insert('kind, order_line_id, old_cases, new_cases, quantity', `'quantity', 1, 1, 0, 0`)
  for (const [columns, values] of [
    ['kind', `'day'`],
    ['kind, day, quantity', `'day', '2026-12-01', 1`],
    ['kind, order_line_id, quantity', `'quantity', 1, 2`],
    ['kind, order_line_id, old_cases, new_cases, quantity', `'quantity', 1, 1, 10000, 10000`],
    ['kind, quantity', `'add', 1`],
    [
      'kind, order_line_id, old_cases, new_cases, replaced_cases, quantity',
      `'substitute', 1, 1, 0, 1, 1`,
    ],
    ['kind', `'weight'`],
  ] as const)
    await expect(insert(columns, values), columns).rejects.toThrow(/check constraint/)
})

test('an entry that proposes or ends names its proposal, one that there is', async () => {
  const entry = (kind: string, proposal: number | null) =>
    client.query(`
      insert into order_entry (supplier_order_id, number, kind, proposal_id, by_account_id, by_person_id)
      select 1, max(number) + 1, '${kind}', ${proposal}, 2, 2 from order_entry where supplier_order_id = 1`)
  for (const kind of ['proposed', 'withdrawn', 'answered', 'lapsed'])
    await expect(entry(kind, null)).rejects.toThrow(/order_entry_proposal/)
  await expect(entry('proposed', 999)).rejects.toThrow(/foreign key/)
  await entry('message', null)
})
