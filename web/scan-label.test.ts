import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readLabel } from '@halles/domain/gs1.ts'
import { expect, test } from 'vitest'
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'
import { READER_OPTIONS, scannedText } from './src/features/picking/weighing/scan-label.ts'

const { resolve } = createRequire(import.meta.url)
const binary = (name: string) => new Uint8Array(readFileSync(resolve(`zxing-wasm/${name}`))).buffer
prepareReader({ overrides: { wasmBinary: binary('reader/zxing_reader.wasm') } })
prepareWriter({ overrides: { wasmBinary: binary('writer/zxing_writer.wasm') } })

const LABEL = '(01)98412345678908(3103)004525(17)261130(10)L42-A'
const READ = {
  gtin: '98412345678908',
  weight: { unit: 'kg', digits: 4525, decimals: 3 },
  lot: 'L42-A',
  expiresOn: '2026-11-30',
  unsure: null,
}

test.each([
  ['GS1-128', 'Code128', ']C1'],
  ['DataMatrix', 'DataMatrix', ']d'],
] as const)('a label printed as %s is read as it was written', async (_, format, symbology) => {
  const printed = await writeBarcode(LABEL, { format, options: 'gs1', scale: 4 })
  if (!printed.image) throw new Error(printed.error)
  const [found] = await readBarcodes(printed.image, READER_OPTIONS)
  if (!found) throw new Error('nothing was read')
  const scanned = scannedText(found)
  expect(scanned).toMatch(new RegExp(`^\\${symbology}`))
  expect(readLabel(scanned, 2026)).toEqual(READ)
})
