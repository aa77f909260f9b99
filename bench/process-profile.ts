import { setTimeout as sleep } from 'node:timers/promises'

/** As the inspector protocol has it; times in microseconds. */
export type CpuProfile = {
  nodes: readonly ProfileNode[]
  samples: readonly number[]
  timeDeltas: readonly number[]
}
export type ProfileNode = {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
}

/** The inspector of a process that was started with --inspect=127.0.0.1:port. */
export async function openInspector(port: number) {
  const socket = new WebSocket(await debuggerUrl(port))
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  let lastId = 0
  function send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++lastId
    return new Promise((answered) => {
      const listen = ({ data }: MessageEvent) => {
        const message = JSON.parse(data)
        if (message.id !== id) return
        socket.removeEventListener('message', listen)
        answered(message.result)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  await send('Profiler.enable')
  await send('Profiler.setSamplingInterval', { interval: 200 })

  return {
    /** The processor's time that the process has used, in milliseconds. */
    async cpuTime(): Promise<number> {
      const expression = 'process.cpuUsage().user + process.cpuUsage().system'
      const { result } = await send<{ result: { value: number } }>('Runtime.evaluate', {
        expression,
      })
      return result.value / 1_000
    },
    async profile(work: () => Promise<unknown>): Promise<CpuProfile> {
      await send('Profiler.start')
      await work()
      return (await send<{ profile: CpuProfile }>('Profiler.stop')).profile
    },
    close: () => socket.close(),
  }
}

async function debuggerUrl(port: number): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (attempt === 100) throw error
    }
    await sleep(50)
  }
}
