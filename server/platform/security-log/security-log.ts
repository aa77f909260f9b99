import { endpoints } from '@halles/contract/endpoints.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Refusal } from '../endpoint/refusal-class.ts'
import { EVENT_OF_REFUSAL, type SecurityEvent } from './security-events.ts'

/** Public ids, which name nobody. */
type Who = { person?: string; account?: string; role?: string }

/** Of each kind of refusal and minute. Whoever sends a million wrong requests fills no disk with lines. */
const MOST_LINES = 60

export type SecurityLog = ReturnType<typeof createSecurityLog>

/**
 * What happens to sign-ins, rights and limits, one line an event, with the public ids of who asked where that is known. An
 * ordinary request costs nothing: nothing is stored of it. Refusals beyond MOST_LINES are counted, and their number is
 * written at the end of the minute; what was done is written each time, for it is limited by itself.
 */
export function createSecurityLog(log: FastifyBaseLogger) {
  const asking = new WeakMap<FastifyRequest, Who>()
  const refusals = new Map<string, { event: SecurityEvent; code: string; times: number }>()

  function isOneTooMany(event: SecurityEvent, code: string): boolean {
    const key = `${event} ${code}`
    const counted = refusals.get(key) ?? { event, code, times: 0 }
    refusals.set(key, counted)
    return ++counted.times > MOST_LINES
  }

  return {
    /** Who asks, or whom a request is about; the first that is said counts. */
    note(request: FastifyRequest, who: Who): void {
      if (!asking.has(request)) asking.set(request, who)
    },

    done(request: FastifyRequest, event: SecurityEvent): void {
      log.info(lineOf(request, { event, outcome: 'done' }), 'security')
    },

    refused(request: FastifyRequest, { code, details }: Refusal): void {
      const event = details.loggedAs ?? EVENT_OF_REFUSAL[code]
      // guard: security log: so many lines a minute [security-log]
      //   code: || isOneTooMany(event, code)
      if (event === undefined || isOrdinary(request, event) || isOneTooMany(event, code)) return
      log.warn(lineOf(request, { event, outcome: 'refused', code }), 'security')
    },

    /** To be called once a minute, and at the end. */
    endMinute(): void {
      for (const { event, code, times } of refusals.values()) {
        const more = times - MOST_LINES
        if (more > 0) log.warn({ event, outcome: 'refused', code, more }, 'security')
      }
      refusals.clear()
    },
  }

  function lineOf(request: FastifyRequest, what: object) {
    return { ...what, ...asking.get(request), reqId: request.id, req: request }
  }
}

/** Whoever opens a page asks whether they are signed in. */
function isOrdinary({ routeOptions }: FastifyRequest, event: SecurityEvent): boolean {
  return event === 'session' && routeOptions.url === endpoints.authStatus.path
}
