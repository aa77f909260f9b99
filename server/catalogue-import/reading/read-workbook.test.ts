import { crc32, deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { unpackedSize } from './unpacked-size.ts'

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

/** An archive of these files, not packed. */
function archiveWith(files: Record<string, string>): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const fields = Buffer.alloc(20)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    const sizes = Buffer.alloc(8)
    sizes.writeUInt32LE(content.length, 0)
    sizes.writeUInt16LE(name.length, 4)
    const header = Buffer.concat([fields.subarray(0, 18), sizes])
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, content])
    const at = Buffer.alloc(14)
    at.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), header, at, name)
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function workbookOf(doctype: string, text: string): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  return archiveWith({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Prix" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
  })
}

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
