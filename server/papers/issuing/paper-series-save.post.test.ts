import { aTestApp } from '@halles/testing/servers/test-app.ts'
import {
  aProduct,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { anIssuedInvoice, papersOf } from '@halles/testing/world/invoice.ts'
import { expect, test } from 'vitest'

const world = await aTestApp()
const restaurant = await aRestaurant(world)

const save = ({ browser }: BuiltAccount, body: object) =>
  browser.post('/api/paper-series-save/', { kind: 'invoice', ...body })
async function anInvoice(supplier: BuiltAccount) {
  const product = await aProduct(world, supplier)
  return (await anIssuedInvoice(world, restaurant, supplier, [{ product, quantity: 1 }])).invoice
}

test('a series begins at 1 and goes on from a number that is set once', async () => {
  const supplier = await aSupplier(world)
  const { body } = await supplier.browser.get('/api/paper-series/')
  expect(body).toEqual([
    { kind: 'invoice', prefix: '', last_number: 0, next_label: '000001', may_set_number: true },
    {
      kind: 'credit_note',
      prefix: 'NC-',
      last_number: 0,
      next_label: 'NC-000001',
      may_set_number: true,
    },
  ])
  const saved = await save(supplier, { prefix: 'F-', next_number: 5_124 })
  expect(saved.body[0]).toMatchObject({ next_label: 'F-005124', may_set_number: false })
  expect((await anInvoice(supplier)).label).toBe('F-005124')
  expect((await save(supplier, { next_number: 9_000 })).body.code).toBe('number_set')
  expect((await save(supplier, { prefix: 'G' })).status).toBe(200)
  expect((await anInvoice(supplier)).label).toBe('G005125')
})

test('it is its supplier’s own', async () => {
  const [supplier, other] = [await aSupplier(world), await aSupplier(world)]
  await save(other, { prefix: 'A-' })
  await save(supplier, { prefix: 'B-', next_number: 8 })
  const nextOf = async ({ browser }: BuiltAccount) =>
    (await browser.get('/api/paper-series/')).body[0].next_label
  expect([await nextOf(other), await nextOf(supplier)]).toEqual(['A-000001', 'B-000008'])
})

test('never to a number that was issued', async () => {
  const supplier = await aSupplier(world)
  await anInvoice(supplier)
  await anInvoice(supplier)
  const { status, body } = await save(supplier, { next_number: 2 })
  expect([status, body.code]).toEqual([409, 'number_issued'])
  expect((await save(supplier, { next_number: 3 })).body[0]).toMatchObject({ may_set_number: true })
})

test('a credit note never has the number that its invoice has, unless its supplier has it so', async () => {
  const supplier = await aSupplier(world)
  const invoice = await anInvoice(supplier)
  const note = await papersOf(supplier).credit(invoice.public_id, { whole: true })
  expect([invoice.label, note.body.label]).toEqual(['000001', 'NC-000001'])
  const another = await aSupplier(world)
  const saved = await save(another, { kind: 'credit_note', next_number: 12 })
  expect(saved.body[1]).toMatchObject({ next_label: 'NC-000012' })
  expect((await save(another, { kind: 'credit_note', prefix: '' })).body[1].next_label).toBe(
    '000012',
  )
})

test('the highest number that can be set is issued, and others after it', async () => {
  const supplier = await aSupplier(world)
  expect((await save(supplier, { next_number: 90_000_000 })).status).toBe(200)
  expect((await anInvoice(supplier)).label).toBe('90000000')
  expect((await anInvoice(supplier)).label).toBe('90000001')
})

test.each([
  ['a prefix of 13 characters', { prefix: 'x'.repeat(13) }, 'prefix'],
  ['number 0', { next_number: 0 }, 'next_number'],
  ['a number after which the series soon ends', { next_number: 90_000_001 }, 'next_number'],
  ['another kind', { kind: 'receipt' }, 'kind'],
])('%s: the field is named', async (_, body, field) => {
  const answer = await save(await aSupplier(world), body)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
})
