import { connectPatiently } from '@halles/testing/database/test-database.ts'
import { aUsedDatabase } from '@halles/testing/database/used-database.ts'
import { expect, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import type { PersonId, SupplierId } from '../../platform/access/viewer.ts'
import { findSupplierOrder, listSupplierOrders } from '../lists/supplier-orders-sql.ts'

const { connection, client, rowsOf } = await aUsedDatabase('046')

// Two orders: one that waits, which its restaurant has changed with a note, and one that was refused with a note.
await client.query(`
  insert into product (supplier_id, category, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit)
    values (2, 'fetl', 'Ail', 'Garlic', 'kg', 100, 100, 100);
  insert into restaurant_order (restaurant_id, number, total_cents) values (1, 1, 100), (1, 2, 0);
  insert into restaurant_order_step (restaurant_order_id, status, by_account_id, by_person_id)
    select id, 'active', 1, 1 from restaurant_order;
  insert into supplier_order (restaurant_order_id, supplier_id, status, total_cents)
    values (1, 2, 'pending', 100), (2, 2, 'pending', 0);
  insert into order_line (supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, price_cents,
    quantity_hundredths, price_per_unit, quantity)
    select part.id, product.id, product.public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, 2
    from supplier_order part, product order by part.id;
  update order_line set asked_quantity = 1, reason = 'other' where supplier_order_id = 1;
  update order_line set is_cancelled = true, cancelled_by = 'supplier' where supplier_order_id = 2;
  update supplier_order set status = 'cancelled' where id = 2;
  insert into order_entry (supplier_order_id, number, status, kind, order_line_id, old, new, reason, by_account_id, by_person_id, at)
    values
    (1, 1, 'pending', null, null, null, null, null, 1, 1, '2026-11-01 09:00Z'),
    (1, 2, null, 'line_changed', 1, '{"quantity": 2}', '{"quantity": 1}', 'other', 1, 1, '2026-11-01 10:00Z'),
    (2, 1, 'pending', null, null, null, null, null, 1, 1, '2026-11-02 09:00Z'),
    (2, 2, 'cancelled', null, null, null, null, 'other', 2, 2, '2026-11-02 11:00Z');
  insert into order_entry_text (supplier_order_id, number, text)
    values (1, 2, 'Groupe annulé'), (2, 2, 'Camion en panne');
`)
const ENTRIES = 'select * from order_entry order by supplier_order_id, number'
const TEXTS = 'select supplier_order_id, number, text from order_entry_text order by 1'
const [entries, texts] = [await rowsOf(ENTRIES), await rowsOf(TEXTS)]
await migrate(connection)
const database = connectPatiently(connection)

test('entries and texts are as they were, and a text was written when its entry was made', async () => {
  expect(await rowsOf(ENTRIES)).toEqual(entries)
  expect(await rowsOf(TEXTS)).toEqual(texts)
  expect(await rowsOf('select text, written_at from order_entry_text order by text')).toEqual([
    { text: 'Camion en panne', written_at: new Date('2026-11-02T11:00Z') },
    { text: 'Groupe annulé', written_at: new Date('2026-11-01T10:00Z') },
  ])
})

test('of orders from before, changes are unread and steps are not', async () => {
  const reader = { personId: 2 as PersonId, limit: 10 }
  const listed = (status: 'pending' | 'cancelled') =>
    listSupplierOrders(database, 2 as SupplierId, { ...reader, status })
  const [[pending], [cancelled]] = [await listed('pending'), await listed('cancelled')]
  expect([pending?.unread, cancelled?.unread]).toEqual([1, 0])
  expect(
    pending && (await findSupplierOrder(database, 2 as SupplierId, pending.public_id)),
  ).toBeDefined()
})

test('a text without a moment is written now, as by a server that does not know of it yet', async () => {
  const [text] = await rowsOf(`
    with entry as (
      insert into order_entry (supplier_order_id, number, kind, by_account_id, by_person_id, at)
      values (1, 3, 'message', 2, 2, now()) returning supplier_order_id, number)
    insert into order_entry_text (supplier_order_id, number, text) select *, 'Bonjour' from entry
    returning written_at > now() - interval '1 minute' as "isNow"`)
  expect(text).toEqual({ isNow: true })
})

test.each([
  ['number 0 seen', 'insert into order_entry_seen values (1, 1, 0)'],
  ['what one person has seen, twice', 'insert into order_entry_seen values (1, 1, 1), (1, 1, 2)'],
  ['what somebody unknown has seen', 'insert into order_entry_seen values (1, 9, 1)'],
  [
    'two mails about messages that wait for one side',
    'insert into order_message_mail values (1, 2, now()), (1, 2, now())',
  ],
  ['a text of no moment', `update order_entry_text set written_at = null`],
])('%s is refused', (_, statement) =>
  expect(client.query(statement)).rejects.toThrow(/violates|duplicate/),
)
