/** Looks for one code in the present picture of a camera. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

/** What reads codes has not come, or gave up: the camera itself may work. */
export class ReaderError extends Error {
  override name = 'ReaderError'
}

const FORMATS = [
  'code_128',
  'data_matrix',
  'databar',
  'databar_expanded',
  'ean_13',
  'itf',
  'qr_code',
]

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own reader where it reads what stands on cases, else ours, which comes only now. */
export async function codeReader(signal: AbortSignal): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  // Where the system brings none, it may refuse to say so.
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => known.includes(format))
  if (!own || !formats.includes('code_128')) return workerReader(signal)
  const detector = new own({ formats })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Decodes in a worker: its WebAssembly is compiled under the worker's policy, and the screen stays free. */
function workerReader(signal: AbortSignal): CodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate())
  const canvas = document.createElement('canvas')
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context || width === 0) return Promise.resolve(undefined)
    Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0)
    const picture = context.getImageData(0, 0, width, height)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
      worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data)
      worker.onerror = () => reject(new ReaderError())
      worker.postMessage(picture, [picture.data.buffer])
    })
  }
}
