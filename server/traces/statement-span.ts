import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

/** A statement that has ended, as a span within the request or job that it belongs to; none where that is not traced. */
export function statementSpan(event: LogEvent): void {
  if (!trace.getActiveSpan()?.isRecording()) return
  const { name, text } = statementOf(event.query.sql)
  const end = Date.now()
  const span = trace.getTracer('halles').startSpan(name, {
    kind: SpanKind.CLIENT,
    startTime: end - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  })
  if (event.level === 'error') {
    // A message may quote what somebody wrote.
    const code = (event.error as { code?: string } | undefined)?.code
    if (code) span.setAttribute('db.response.status_code', code)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end(end)
}

/** A prepared statement's own name (`prepared.ts`); of others the first word. */
function statementOf(sql: unknown): { name: string; text: string } {
  if (typeof sql === 'object') return sql as { name: string; text: string }
  const text = String(sql)
  return { name: /^\W*(\w*)/.exec(text)?.[1]?.toLowerCase() || 'statement', text }
}
