import { fingerprint } from '@halles/testing/checks/fingerprint.ts'
import { anOwnApp } from '@halles/testing/servers/test-app.ts'
import { anOperator, aVisitor } from '@halles/testing/world/builders.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await anOwnApp()
const operator = await anOperator(world)

beforeEach(() => world.database.deleteFrom('city').execute())

const importFile = (file: Buffer | string) =>
  operator.browser.post('/api/operator/city-import/', {
    file: Buffer.from(file).toString('base64'),
  })
const offered = async () => (await aVisitor(world).get('/api/city-list/')).body

async function expectRefused(file: Buffer | string, fields: string[]) {
  const before = await fingerprint(world.database)
  const answer = await importFile(file)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields)).toEqual(fields)
  expect(await fingerprint(world.database)).toBe(before)
}

test('unknown cities are added, known and retired ones counted, and the trail says how many', async () => {
  await world.database.insertInto('city').values({ name: 'Percé' }).execute()
  const retired_at = new Date()
  await world.database.insertInto('city').values({ name: 'Fermée', retired_at }).execute()
  const file =
    'population,name,region\n3200,perce,Gaspésie\n9,"Saint-Louis-du-Ha! Ha!",X\n1,Fermée,X\n'
  expect(await importFile(file)).toMatchObject({ status: 200, body: { added: 1, known: 2 } })
  expect(await offered()).toEqual(['Percé', 'Saint-Louis-du-Ha! Ha!'])
  const { body } = await operator.browser.get('/api/operator/actions/')
  expect(body.results[0]).toMatchObject({ action: 'import_cities', subject: '', detail: '1' })
})

const TEXT = 'name;région\r\nTrois-Rivières;Mauricie\r\nSœur-Île;"a;b"\r\n;\r\n'
test.for([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['Windows-1252', Buffer.from(TEXT.replace('œ', '\x9c'), 'latin1')],
  ['commas', Buffer.from(TEXT.replaceAll(/;(?!b)/g, ','))],
  ['tabs', Buffer.from(TEXT.replaceAll(/;(?!b)/g, '\t'))],
] as const)(
  'a file in %s, as a spreadsheet writes it, is read rightly [A210]',
  async ([, file]) => {
    expect((await importFile(file)).body).toEqual({ added: 2, known: 0 })
    expect(await offered()).toEqual(['Sœur-Île', 'Trois-Rivières'])
  },
)

test('what looks like a formula or markup is only a name [A085] [A087]', async () => {
  await importFile('name\n=1+1\n<b>x</b>\n')
  expect(await offered()).toEqual(['<b>x</b>', '=1+1'])
})

test.for([
  ['another heading', 'ville\nAmos\n', ['file']],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    ['file'],
  ],
  ['a zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 8, 0]), ['file']],
  ['a quote that never ends', 'name\n"Amos\nAlma\n', ['file.3']],
  ['a row of other columns', 'name,region\nAmos,Abitibi\nAlma,Saguenay,3\n', ['file.3']],
  ['a blank name', 'name,region\nAmos,Abitibi\n,Saguenay\n', ['file.3.name']],
  ['a name too long', `name\nAmos\n${'a'.repeat(101)}\n`, ['file.3.name']],
  ['an invisible character', 'name\nAmos\nAl\u200bma\n', ['file.3.name']],
  ['a cell of 20 kB', `name\nAmos\n${'a'.repeat(20_000)}\n`, ['file.3']],
  ['5,001 rows', `name\n${Array.from({ length: 5_001 }, (_, n) => `V${n}`).join('\n')}`, ['file']],
] as const)(
  'a file with %s is refused whole, the line named [A206] [A208]',
  async ([, file, fields]) => {
    await expectRefused(file, [...fields])
  },
)

test('what is no file is refused, one too large for a form too [A206]', async () => {
  const path = '/api/operator/city-import/'
  for (const file of [undefined, '', '???', 7]) {
    expect(await operator.browser.post(path, { file })).toMatchObject({ status: 400 })
  }
  expect((await importFile('a'.repeat(800_000))).status).toBe(413)
})

test('the same file sent twice at once is imported once [A211]', async () => {
  const file = `name\n${Array.from({ length: 500 }, (_, n) => `Canton ${n}`).join('\n')}`
  const answers = await Promise.all([importFile(file), importFile(file)])
  const counts = answers.map(({ body }) => body.added).sort((a, b) => a - b)
  expect(counts).toEqual([0, 500])
  expect(await offered()).toHaveLength(500)
})
