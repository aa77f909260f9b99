import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
// Served by us: nothing is fetched from another host.
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { READER_OPTIONS, scannedText } from './scan-label.ts'

prepareZXingModule({ overrides: { locateFile: () => wasm } })

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  readBarcodes(data, READER_OPTIONS)
    .then(([found]) => postMessage(found && scannedText(found)))
    // To whoever started the worker; a promise that nobody catches says nothing there.
    .catch(reportError)
})
