import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import type { Body } from '@halles/testing/client/browser.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import {
  aMember,
  anOperator,
  aRestaurant,
  aSupplier,
  type BuiltAccount,
} from '@halles/testing/world/builders.ts'
import { aCustomer } from '@halles/testing/world/customer.ts'
import {
  aCustomerImport,
  aCustomerList,
  aCustomerPreview,
} from '@halles/testing/world/customer-list.ts'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'

const world = await anOwnApp()
const PATH = '/api/customer-import/'
let supplier: BuiltAccount

beforeEach(async () => {
  supplier = await aSupplier(world)
})

const preview = (file: string | Uint8Array) => supplier.browser.post(PATH, Buffer.from(file))

function confirm(public_id: string, { browser }: BuiltAccount = supplier) {
  return browser.post('/api/customer-import-confirm/', { public_id })
}

async function rows(publicId: string, kind: string): Promise<Body[]> {
  const answer = await supplier.browser.get(`${PATH}?public_id=${publicId}&kind=${kind}`)
  return answer.body.results
}

function customers() {
  return world.database
    .selectFrom('customer')
    .select(['restaurant_id', 'status', 'code', 'terms_days'])
    .where('supplier_id', '=', supplier.id)
    .orderBy('restaurant_id')
    .execute()
}

function invitations() {
  return world.database
    .selectFrom('trade_invitation')
    .select(['email', 'name', 'code', 'terms_days', 'language', 'invited_at'])
    .where('account_id', '=', supplier.id)
    .orderBy('email')
    .execute()
}

const FIVE = (customer: BuiltAccount) => [
  { name: 'X', email: customer.email.toUpperCase(), code: 'C-1', terms_days: '30', language: '' },
  { name: 'Bistro Lou', email: 'lou@bistro.test', code: 'C-2', terms_days: '', language: 'en' },
  { name: '', email: 'lou@', code: 'C-3', terms_days: '400', language: '' },
  { name: 'Lou', email: 'LOU@bistro.test', code: '', terms_days: '', language: '' },
  { name: 'Café', email: 'cafe@bistro.test', code: 'C-2', terms_days: '', language: '' },
]

test('a preview shows which customers change, who would be invited and which rows are faulty, and changes nothing', async () => {
  const customer = await aRestaurant(world)
  await aCustomer(world, supplier, customer, { code: 'A' })
  const { status, body } = await preview(aCustomerList(FIVE(customer)))
  expect([status, body]).toEqual([
    201,
    {
      public_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      state: 'previewed',
      counts: { new: 1, changed: 1, unchanged: 0, faulty: 3 },
      confirmed_at: null,
      undone_at: null,
      taken_back: 0,
    },
  ])
  const [changed] = await rows(body.public_id, 'changed')
  expect(changed).toEqual({
    ...{ row: 2, name: customer.name, email: customer.email, is: 'customer', faults: [] },
    customer: {
      name: customer.name,
      code: 'C-1',
      terms_days: 30,
      language: 'fr',
      price_list: null,
    },
    before: { name: customer.name, code: 'A', terms_days: null, language: 'fr', price_list: null },
  })
  const [added] = await rows(body.public_id, 'new')
  expect(added).toMatchObject({ row: 3, is: 'invitation', before: null })
  expect(added.customer).toEqual({
    ...{ name: 'Bistro Lou', code: 'C-2', terms_days: null, language: 'en', price_list: null },
  })
  expect((await rows(body.public_id, 'faulty')).map(({ row, faults }) => [row, faults])).toEqual([
    [
      4,
      [
        { column: 'name', reason: 'required', cell: '' },
        { column: 'email', reason: 'email_invalid', cell: 'lou@' },
        { column: 'terms_days', reason: 'terms_invalid', cell: '400' },
      ],
    ],
    [5, [{ column: 'email', reason: 'customer_twice', cell: 'LOU@bistro.test' }]],
    [6, [{ column: 'code', reason: 'code_twice', cell: 'C-2' }]],
  ])
  expect(await customers()).toMatchObject([{ code: 'A', terms_days: null }])
  expect(await invitations()).toEqual([])
})

test('confirmed, customers have their codes and terms, others are named and not written to', async () => {
  const customer = await aRestaurant(world)
  await aCustomer(world, supplier, customer)
  const { body: shown } = await preview(aCustomerList(FIVE(customer)))
  const { status, body } = await confirm(shown.public_id)
  expect([status, body]).toEqual([
    200,
    { ...shown, state: 'applied', confirmed_at: expect.any(String) },
  ])
  expect(await customers()).toEqual([
    { restaurant_id: customer.id, status: 'open', code: 'C-1', terms_days: 30 },
  ])
  expect(await invitations()).toEqual([
    {
      ...{ email: 'lou@bistro.test', name: 'Bistro Lou', code: 'C-2', terms_days: null },
      ...{ language: 'en', invited_at: null },
    },
  ])
  const { last } = (await supplier.browser.get('/api/customer-import-last/')).body
  expect(last).toEqual(body)
  // The same list again says what is so.
  const again = await preview(aCustomerList(FIVE(customer)))
  expect(again.body.counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 3 })
  expect((await confirm(again.body.public_id)).body.code).toBe('customers_unchanged')
})

test('whether an address has an account on Halles is in no answer', async () => {
  const member = await aRestaurant(world)
  const customer = await aRestaurant(world)
  await aCustomer(world, supplier, customer)
  const colleague = await aMember(world, customer, 'cook')
  await aCustomer(world, await aSupplier(world), member)
  const operator = await anOperator(world)
  const other = await aSupplier(world)
  const emails = [member, colleague, operator, other].map(({ email }) => email)
  async function answers(named: readonly string[]): Promise<string> {
    const list = named.map((email, index) => ({ email, name: `R${index}`, code: `C${index}` }))
    const { public_id } = await aCustomerPreview(supplier.browser, list)
    const texts = []
    for (const kind of ['new', 'changed', 'unchanged', 'faulty']) {
      const { text } = await supplier.browser.get(`${PATH}?public_id=${public_id}&kind=${kind}`)
      texts.push(text)
    }
    const said = named.reduce(
      (text, email, index) => text.replaceAll(email, `e${index}`),
      `${texts}`,
    )
    return said.replaceAll(public_id, 'id')
  }
  const strangers = emails.map((_, index) => `personne${index}@nulle-part.test`)
  expect(await answers(emails)).toBe(await answers(strangers))
})

test('a code that is another customer’s, or somebody’s who is invited, is not given twice', async () => {
  const customer = await aRestaurant(world)
  await aCustomer(world, supplier, customer, { code: 'C-1' })
  await aCustomerImport(supplier.browser, [{ code: 'C-2' }])
  const { body } = await preview(
    aCustomerList([
      { email: 'a@bistro.test', code: 'C-1' },
      { email: 'b@bistro.test', code: 'C-2' },
    ]),
  )
  expect((await rows(body.public_id, 'faulty')).map(({ faults }) => faults)).toEqual([
    [{ column: 'code', reason: 'code_taken', cell: 'C-1' }],
    [{ column: 'code', reason: 'code_taken', cell: 'C-2' }],
  ])
})

test('another supplier neither reads nor confirms nor undoes it', async () => {
  const { body: shown } = await preview(aCustomerList())
  const { browser } = await aSupplier(world)
  const { public_id } = shown
  for (const action of ['confirm', 'undo']) {
    const answer = await browser.post(`/api/customer-import-${action}/`, { public_id })
    expect(answer.status).toBe(404)
  }
  expect((await browser.get(`${PATH}?kind=new&public_id=${public_id}`)).status).toBe(404)
  expect((await confirm(public_id)).status).toBe(200)
  expect((await browser.get('/api/customer-import-last/')).body.last).toBe(null)
})

test('the same confirmation ten times at once is one import, and it waits for no other supplier’s', async () => {
  const { body: shown } = await preview(aCustomerList([{ code: 'C' }]))
  const other = await aSupplier(world)
  await aCustomerPreview(other.browser)
  await inTransaction(world.database, async (tx) => {
    await sql`select from customer_import where supplier_id = ${other.id} for update`.execute(tx)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(shown.public_id)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })
  expect(await invitations()).toHaveLength(1)
})

test('what a customer was told meanwhile makes the preview one of the past', async () => {
  const customer = await aRestaurant(world)
  const { body: shown } = await preview(aCustomerList())
  await aCustomer(world, supplier, customer, { code: 'C' })
  const { status, body } = await confirm(shown.public_id)
  expect([status, body.code]).toEqual([409, 'customers_changed'])
  expect(await invitations()).toEqual([])
})

test('two thousand rows are imported, and no more wait', async () => {
  const list = Array.from({ length: 2_000 }, (_, index) => ({
    ...{ name: `Client ${index}`, email: `client${index}@exemple.test`, code: `C${index}` },
  }))
  const imported = await aCustomerImport(supplier.browser, list)
  expect(imported.counts.new).toBe(2_000)
  const { public_id } = await aCustomerPreview(supplier.browser)
  expect((await confirm(public_id)).body.code).toBe('invitations_full')
  expect(await invitations()).toHaveLength(2_000)
})

const HEADINGS = 'nom,courriel'
const REFUSED: [string, string | Uint8Array, string][] = [
  ['nothing', '', 'aucun client'],
  ['headings alone', `${HEADINGS}\n`, 'aucun client'],
  ['no address', 'nom,code\nLou,1', 'nom et courriel'],
  ['the address twice', `${HEADINGS},email\nLou,a@b.test,a@b.test`, 'deux fois'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'lisible'],
  ['an archive that is no workbook', Buffer.from('PK\x03\x04 and then nothing'), 'lisible'],
  ['10,000 rows', `${HEADINGS}\n${'Lou,lou@bistro.test\n'.repeat(10_000)}`, '2\u00a0000 lignes'],
]

test.each(REFUSED)(
  '%s is refused with its reason, and nothing is kept of it',
  async (_, file, reason) => {
    const before = await fingerprint(world.database)
    const { status, body } = await preview(file)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields.file).toContain(reason)
    expect(await fingerprint(world.database)).toBe(before)
  },
)

test('a file over two megabytes is refused unread', async () => {
  const { status, body } = await preview(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))
  expect([status, body.code]).toEqual([413, 'too_large'])
})

test('a workbook is read as it shows, and a formula is no text', async () => {
  const cells = [
    ['Client', 'E-mail', 'No de client', 'Conditions de paiement', 'Langue'],
    ['Café Écho', 'echo@cafe.test', 12, 30, 'Anglais'],
    ['x', 'x@cafe.test', 1, null, null],
  ]
  const formula = new Map([['2,0', { formula: 'HYPERLINK("http://x")', value: 'x' }]])
  const { body } = await preview(
    await writeXlsx({ sheets: [{ name: 'Clients', rows: cells, cells: formula }] }),
  )
  const [read] = await rows(body.public_id, 'new')
  expect(read).toMatchObject({
    email: 'echo@cafe.test',
    customer: { name: 'Café Écho', code: '12', terms_days: 30, language: 'en' },
  })
  expect((await rows(body.public_id, 'faulty'))[0]?.faults).toMatchObject([
    { column: 'name', reason: 'formula' },
  ])
})
