import type { Artifacts } from 'lighthouse'

type Frame = { url: string; functionName: string; lineNumber: number }
type Stack = { callFrames: Frame[]; parent?: Stack }
type Initiator = { type: string; url?: string; lineNumber?: number; stack?: Stack }
type Log = Pick<Artifacts, 'DevtoolsLog' | 'Scripts'>

/** Who asked first for each address. */
export function initiatorsOf({ DevtoolsLog, Scripts }: Log): Map<string, string> {
  const found = new Map<string, string>()
  for (const { method, params } of DevtoolsLog) {
    if (method !== 'Network.requestWillBeSent') continue
    const { request, initiator } = params as { request: { url: string }; initiator: Initiator }
    if (found.has(request.url)) continue
    const earlier = Scripts.filter(({ url }) => found.has(url))
    found.set(request.url, importerOf(request.url, earlier) ?? nameOf(initiator))
  }
  return found
}

/** The browser does not say which module imports another: their code does. */
function importerOf(url: string, scripts: Artifacts['Scripts']): string | undefined {
  const [file] = /[^/]+\.js$/.exec(url) ?? []
  if (file === undefined) return
  const imported = new RegExp(`(?:from|import\\(?)["'\`](?:\\./|[^"'\`]*/)${file}`)
  const first = scripts.find(({ content }) => content !== undefined && imported.test(content))
  return first && `import in ${first.url}`
}

function nameOf({ type, url, lineNumber, stack }: Initiator): string {
  const frame = firstFrame(stack)
  if (frame) return `${type} ${frame.url}:${frame.lineNumber + 1} ${frame.functionName}`.trim()
  return url === undefined || url.startsWith('about:')
    ? type
    : `${type} ${url}:${(lineNumber ?? 0) + 1}`
}

function firstFrame(stack: Stack | undefined): Frame | undefined {
  if (!stack) return
  return stack.callFrames.find(({ url }) => url !== '') ?? firstFrame(stack.parent)
}
