import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// Served by us: nothing is fetched from another host.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { READER_OPTIONS, scannedText } from './scan-label.ts'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const [found] = await readBarcodes(data, READER_OPTIONS)
  postMessage(found && scannedText(found))
})
