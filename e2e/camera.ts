import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import sharp from 'sharp'
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer'

const { resolve } = createRequire(import.meta.url)
const binary = (name: string) => new Uint8Array(readFileSync(resolve(`zxing-wasm/${name}`))).buffer
prepareReader({ overrides: { wasmBinary: binary('reader/zxing_reader.wasm') } })
prepareWriter({ overrides: { wasmBinary: binary('writer/zxing_writer.wasm') } })

const FRAME = { width: 1280, height: 720, channels: 3, background: 'white' } as const
// In pixels a module.
const SCALES = { Code128: 3, DataMatrix: 10 }

/** Films a label at rest, its elements as they are written for people, "(01)…(10)…": what a camera shows that is opened from now on. */
export async function film(
  path: string,
  printed: keyof typeof SCALES,
  elements: string,
): Promise<void> {
  const made = { format: printed, options: 'gs1', scale: SCALES[printed] } as const
  const { image, error } = await writeBarcode(elements, made)
  if (!image) throw new Error(error)
  const label = Buffer.from(await image.arrayBuffer())
  const frame = sharp({ create: FRAME }).composite([{ input: label }])
  await writeFile(path, await frame.jpeg({ quality: 95 }).toBuffer())
}

const FILMING = '--use-fake-device-for-media-stream'
const CAMERAS = {
  allowed: ['--use-fake-ui-for-media-stream', FILMING],
  refused: ['--use-fake-ui-for-media-stream=deny', FILMING],
  missing: ['--use-fake-ui-for-media-stream', `${FILMING}=device-count=0`],
}

/** A browser of the test's own whose camera shows what was filmed to `path`, may not be used, or is not there. */
export function browserWithCamera(
  { type, options }: { type: BrowserType; options: LaunchOptions },
  camera: keyof typeof CAMERAS,
  path: string,
) {
  // A file is a camera more.
  const shows = camera === 'missing' ? [] : [`--use-file-for-fake-video-capture=${path}`]
  return type.launch({ ...options, args: [...(options.args ?? []), ...CAMERAS[camera], ...shows] })
}

/** From the next page on the browser has a reader of codes itself, as those of phones do, which names no symbology. */
export async function bringReader(page: Page): Promise<void> {
  await page.exposeFunction('readCodes', async (picture: string) => {
    const bytes = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    const found = await readBarcodes(bytes, { textMode: 'Plain' })
    return found.map(({ text }) => ({ rawValue: text }))
  })
  await page.addInitScript(() => {
    const { readCodes } = globalThis as unknown as { readCodes: (of: string) => Promise<unknown> }
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['code_128', 'data_matrix'])
      detect(video: HTMLVideoElement) {
        const { videoWidth: width, videoHeight: height } = video
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        canvas.getContext('2d')?.drawImage(video, 0, 0)
        return readCodes(canvas.toDataURL())
      }
    }
    Object.assign(globalThis, { BarcodeDetector: Detector })
  })
}
