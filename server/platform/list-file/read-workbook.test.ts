import { deflateRawSync } from 'node:zlib'
import { workbookOf, workbookOfTexts } from '@halles/testing/world/workbook.ts'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { unpackedSize } from './archive-parts.ts'
import { readWorkbook } from './read-workbook.ts'

const ROWS = 100

test('text, amounts and blanks of the first sheet are read as they show', async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'Prix', rows: [['Épaule', 12.1 + 0.000000000000001, null, true], [], ['x']] },
      { name: 'Autre', rows: [['ignored']] },
    ],
  })
  const rows = await readWorkbook(file, ROWS)
  expect(rows?.[0]).toEqual(['Épaule', '12.1', '', 'true'])
  // A blank row counts, so that rows are named as the spreadsheet numbers them.
  expect(rows?.[2]?.[0]).toBe('x')
})

test('a formula is its own text, whatever some program once made of it', async () => {
  const file = await writeXlsx({
    sheets: [
      {
        name: 'Prix',
        rows: [['Épaule', 2]],
        cells: new Map([['0,1', { formula: 'A9*2', formulaResult: 2, value: 2 }]]),
      },
    ],
  })
  expect(await readWorkbook(file, ROWS)).toEqual([['Épaule', '=A9*2']])
})

/** An archive of one entry that unpacks to so many zeros, and announces what it likes. */
function archiveOf(zeros: number, announced = zeros): Uint8Array {
  const packed = deflateRawSync(Buffer.alloc(zeros))
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(announced, 8)
  const local = Buffer.concat([
    Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
    name,
    packed,
  ])
  const central = Buffer.concat([
    Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0]),
    Buffer.alloc(16),
    name,
  ])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

test('an archive that would unpack to more than any price list is refused unopened [A206]', async () => {
  const bomb = archiveOf(70 * 1024 * 1024)
  expect(bomb.length).toBeLessThan(100_000)
  expect(unpackedSize(bomb)).toBe(70 * 1024 * 1024)
  expect(await readWorkbook(bomb, ROWS)).toBeUndefined()
})

test.each([
  ['announces nothing', archiveOf(1024, 0)],
  ['ends early', archiveOf(1024).subarray(0, -1)],
  ['has something behind its end', Buffer.concat([archiveOf(1024), Buffer.alloc(7)])],
  ['is too short to be one', Buffer.from('PK\x03\x04')],
])('an archive that %s is refused unopened [A206]', (_, file) => {
  expect(unpackedSize(file)).toBeUndefined()
})

test('a small workbook that says one long text in every row is refused [A206]', async () => {
  const rows = Array.from({ length: 1_000 }, () => ['x'.repeat(30_000)])
  const file = await writeXlsx({ sheets: [{ name: 'Prix', rows }] })
  expect(file.length).toBeLessThan(100_000)
  expect((await readWorkbook(file, 1_000))?.length).toBeUndefined()
})

test('a sheet with a cell in its farthest corner is refused, memory flat [A206]', async () => {
  const file = await writeXlsx({
    sheets: [{ name: 'A', rows: [['a']], cells: new Map([['1048575,16383', { value: 'b' }]]) }],
  })
  expect(await readWorkbook(file, 40_000)).toBeUndefined()
})

test('entities that a workbook declares stand for nothing: no file is read, no text grows', async () => {
  expect(await readWorkbook(workbookOf('', '&Eacute;paule &lt;b&gt; &amp;'), ROWS)).toEqual([
    [expect.stringContaining('paule <b> &')],
  ])
  const file = '<!DOCTYPE w [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
  const rows = await readWorkbook(workbookOf(file, 'a&e;b'), ROWS)
  expect(JSON.stringify(rows ?? '')).not.toContain('root:')
  const grows =
    '<!DOCTYPE w [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
  const grown = await readWorkbook(workbookOf(grows, '&c;'), ROWS)
  expect(JSON.stringify(grown ?? '')).not.toContain('xxxxxxxxxx')
})

test.each(['&#0;', '_x0000_', '&#xD800;', '_xD800_'])(
  'what no database takes as text is left out or replaced: %s',
  async (spelling) => {
    const rows = await readWorkbook(workbookOf('', `Ail${spelling}rose`), ROWS)
    const [text = ''] = rows?.[0] ?? []
    expect(text).toMatch(/^Ail.*rose$/)
    expect([text.includes('\0'), text.isWellFormed()]).toEqual([false, true])
  },
)

test('texts that cells share are read up to a bound, wherever they lie in the archive', async () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => `<si><t>Produit ${index}</t></si>`).join('')
  expect(await readWorkbook(workbookOfTexts(texts(1_000)), ROWS)).toEqual([['Produit 0']])
  expect(await readWorkbook(workbookOfTexts(texts(250_001)), ROWS)).toBe('too_many_texts')
  const elsewhere = workbookOfTexts('<x:si/>'.repeat(1_000_001), 'xl/worksheets/texts.xml')
  expect(await readWorkbook(elsewhere, ROWS)).toBe('too_many_texts')
  const named = workbookOfTexts(`<si><t>&lt;sheetData</t></si><sheetData/>${texts(250_001)}`)
  expect(await readWorkbook(named, ROWS)).toBe('too_many_texts')
})

test('a sheet is read up to a bound too: its texts may be said to lie in it', async () => {
  const sheet = workbookOf('', '</t></is></c><c/>'.replace('<c/>', '<c/>'.repeat(6_000_001)))
  expect(await readWorkbook(sheet, ROWS)).toBe('too_many_texts')
})

test('an archive with a part that does not unpack is no workbook', async () => {
  const file = Buffer.from(workbookOfTexts('<si><t>Produit</t></si>'))
  file.fill(
    0xff,
    file.indexOf('xl/sharedStrings.xml') + 20,
    file.indexOf('xl/sharedStrings.xml') + 30,
  )
  expect(await readWorkbook(file, ROWS)).toBeUndefined()
})
