import { context, type DiagLogger, diag, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { statementSpan } from './statement-span.ts'

// A server that ends within 10 s (cases.md 4.5) does not wait longer for a collector.
const LONGEST_EXPORT = 2_000
const LONGEST_TEXT = 2_000
const FIRST_ERROR = 500
/** A span that lasts as long as somebody looks at a page says nothing, nor does a probe. */
const WITHOUT_TRACE = /^\/api\/(events|health)\//

export type Traces = {
  /** To be called before the routes are added. */
  observe: (app: FastifyInstance) => void
  /** For `connect`: each statement of a request or job that is traced. */
  statement: typeof statementSpan
  /** Sends what has not been sent. */
  close: () => Promise<void>
}

/**
 * Sends spans to a collector by OTLP over HTTP: each request, each batch of jobs (`server/jobs/job-span.ts`) and their statements.
 * None bears what anybody wrote or is called: routes instead of addresses, statements with placeholders. A caller's
 * `traceparent` is not taken over, as no id from outside is.
 */
export function createTraces(
  { endpoint, ratio }: NonNullable<Config['traces']>,
  report: (line: string) => void,
): Traces {
  diag.setLogger(onlyErrors(report))
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: LONGEST_EXPORT,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'halles' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LONGEST_EXPORT })],
  })
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('halles')
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>()
  return {
    observe(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, id, routeOptions } = request
        const route = routeOptions.url ?? 'none'
        if (WITHOUT_TRACE.test(route)) return done()
        const span = tracer.startSpan(`${method} ${route}`, {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'halles.request_id': id,
          },
        })
        spans.set(request, span)
        context.with(trace.setSpan(context.active(), span), done)
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= FIRST_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },
    statement: statementSpan,
    close: () => provider.shutdown().catch(() => {}),
  }
}

function onlyErrors(report: (line: string) => void): DiagLogger {
  const silent = () => {}
  return {
    // The library puts an error's fields into one text.
    error: (problem) => {
      const [, reason = problem] = /"message":"([^"]*)"/.exec(problem) ?? []
      report(`Traces do not reach their collector: ${reason}`)
    },
    warn: silent,
    info: silent,
    debug: silent,
    verbose: silent,
  }
}
