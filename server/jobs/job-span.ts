import { SpanStatusCode, trace } from '@opentelemetry/api'

/** Work of a queue as a trace of its own. Where traces are off, only the work. */
export function inJobSpan<Result>(
  queue: string,
  jobs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const attributes = { 'messaging.destination.name': queue, 'messaging.batch.message_count': jobs }
  return trace.getTracer('halles').startActiveSpan(`job ${queue}`, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
