import { type AgreedLine, inTurn, type LinesRequest } from './agreed-lines.ts'

export type SentLines = {
  /** How many lines the server has set. */
  done: number
  /** What puts back what stood before, in the order in which it is to be sent. */
  restoring: readonly (readonly AgreedLine[])[]
  /** The request that failed, which may have arrived where it has no answer, and those after it. */
  left: readonly LinesRequest[]
  /** Why some are left. */
  error?: unknown
}

/** Sends one request after the other, as far as they are answered. `before` is asked before each of what its lines replace. */
export async function sendLines(
  requests: readonly LinesRequest[],
  send: (request: LinesRequest) => Promise<void>,
  before: (line: AgreedLine) => AgreedLine[],
): Promise<SentLines> {
  const sent = { done: 0, restoring: [] as AgreedLine[][] }
  for (const [index, request] of requests.entries()) {
    const restoring = request.restoring ?? inTurn(request.lines.map(before))
    try {
      await send(request)
    } catch (error) {
      return { ...sent, left: [{ ...request, restoring }, ...requests.slice(index + 1)], error }
    }
    sent.restoring.unshift(...restoring)
    sent.done += request.lines.length
  }
  return { ...sent, left: [] }
}
