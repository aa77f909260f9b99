const FIRST_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

type SendLoopOptions = {
  hasWork: () => boolean
  /** Answers whether it was answered; if not, there is another attempt in a while. */
  attempt: () => Promise<boolean>
  /** Calls back after a while. */
  later: (run: () => void, milliseconds: number) => void
  onWaiting: (isWaiting: boolean) => void
  /** Nothing is left of what had to wait. */
  onDoneAfterWaiting: () => void
}

/** Attempts one thing after the other as long as there is work, with growing pauses while there is no answer. */
export function createSendLoop(options: SendLoopOptions) {
  const { hasWork, attempt, later, onWaiting, onDoneAfterWaiting } = options
  let isStarted = false
  let isRunning = false
  let endPause = () => {}

  function wake(): void {
    if (!hasWork()) endPause()
    else if (isStarted && !isRunning) void run()
  }

  async function run(): Promise<void> {
    isRunning = true
    let failures = 0
    let hasWaited = false
    while (isStarted && hasWork()) {
      const isAnswered = await attempt().catch(logError)
      failures = isAnswered ? 0 : failures + 1
      hasWaited ||= !isAnswered
      onWaiting(!isAnswered)
      if (!isAnswered) await pause(Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), MAX_WAIT_MS))
    }
    isRunning = false
    onWaiting(false)
    if (isStarted && hasWaited) onDoneAfterWaiting()
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      endPause = resolve
      later(resolve, milliseconds)
    })
  }

  return {
    start(): void {
      isStarted = true
      wake()
    },
    stop(): void {
      isStarted = false
      endPause()
    },
    /** There may be work, or none any more. */
    wake,
    /** The same, without waiting for the next attempt. */
    retryNow(): void {
      endPause()
      wake()
    },
  }
}

function logError(error: unknown): false {
  // biome-ignore lint/suspicious/noConsole: nobody else would learn of it
  console.error(error)
  return false
}
