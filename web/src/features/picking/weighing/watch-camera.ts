import { codeReader } from './code-reader.ts'

/** How often the picture is looked at, and how long a code has to be out of it to be taken again: the same package stays before the camera. */
const LOOK_MS = 250
const SAME_CODE_MS = 2_500

/** Why the camera reads nothing: it may not, there is none, it does not answer or no longer, or what reads codes has not come. */
export type CameraProblem = 'refused' | 'missing' | 'silent' | 'unreadable'

/** By the name of what was thrown. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotSupportedError: 'missing',
  // Browsers have no camera for a page that came unencrypted.
  TypeError: 'missing',
  ReaderError: 'unreadable',
}

export function cameraProblem(thrown: unknown): CameraProblem {
  return PROBLEMS[thrown instanceof Error ? thrown.name : ''] ?? 'silent'
}

/** Shows the camera at the back and takes each code that it sees, until `signal`. Throws where it cannot, and when it is lost. */
export async function watchCamera(
  video: HTMLVideoElement,
  take: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const tracks = stream.getTracks()
  const close = () => {
    for (const track of tracks) track.stop()
  }
  if (signal.aborted) return close()
  signal.addEventListener('abort', close)
  const lost = new Promise<never>((_, reject) => {
    for (const track of tracks) track.onended = () => reject(new Error('the camera is gone'))
  })
  await Promise.race([lost, look(video, stream, { take, signal })])
}

type Looking = { take: (code: string) => void; signal: AbortSignal }

async function look(video: HTMLVideoElement, stream: MediaStream, { take, signal }: Looking) {
  video.srcObject = stream
  await video.play()
  const read = await codeReader(signal)
  // A label may have two codes, of which now the one is found and now the other.
  const seen = new Map<string, number>()
  while (!signal.aborted) {
    const code = await read(video)
    const now = performance.now()
    if (code !== undefined && !signal.aborted) {
      if (now - (seen.get(code) ?? Number.NEGATIVE_INFINITY) > SAME_CODE_MS) take(code)
      seen.set(code, now)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
