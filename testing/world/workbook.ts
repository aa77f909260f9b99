import { crc32, deflateRawSync } from 'node:zlib'
import { archiveParts, unpack } from '@halles/server/platform/list-file/archive-parts.ts'

/** A ZIP archive of these files. */
export function archiveWith(files: Record<string, string | Uint8Array>): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [path, given] of Object.entries(files)) {
    const content = typeof given === 'string' ? Buffer.from(given) : Buffer.from(given)
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(content), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, name, packed])
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

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook with one text in its first cell, behind a DOCTYPE. */
export function workbookOf(doctype: string, text: string): Uint8Array {
  return archiveWith(partsOf(`<is><t>${text}</t></is>`, { doctype, type: 'inlineStr' }))
}

/** A workbook that shares these texts (`<si>`), the first of which its first cell shows. */
export function workbookOfTexts(texts: string, path = 'xl/sharedStrings.xml'): Uint8Array {
  const target = path.replace('xl/', '')
  const shared = `<Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="${target}"/>`
  return archiveWith({
    ...partsOf('<v>0</v>', { type: 's', shared }),
    [path]: `<sst xmlns="${MAIN}" xmlns:x="${MAIN}">${texts}</sst>`,
  })
}

function partsOf(cell: string, { doctype = '', type = '', shared = '' }): Record<string, string> {
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGES}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGES}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Prix" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGES}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${shared}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?>${doctype}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="${type}">${cell}</c></row></sheetData></worksheet>`,
  }
}

const SHEET = 'xl/worksheets/sheet1.xml'

/** A workbook as somebody saves it again who changed its first sheet. */
export function savedAgain(file: Buffer, change: (sheet: string) => string): Uint8Array {
  const parts = archiveParts(file) ?? []
  const names = namesOf(file, parts.length)
  const files = parts.map((part, place) => [names[place], unpack(file, part)] as const)
  return archiveWith(
    Object.fromEntries(
      files.map(([name = '', content = Buffer.alloc(0)]) => [
        name,
        name === SHEET ? change(content.toString()) : content,
      ]),
    ),
  )
}

function namesOf(file: Buffer, count: number): string[] {
  let at = file.readUInt32LE(file.length - 6)
  return Array.from({ length: count }, () => {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      file.readUInt16LE(at + field),
    )
    const start = at + 46
    at = start + name + extra + comment
    return file.toString('utf8', start, start + name)
  })
}
