import type { FastifyInstance } from 'fastify'
import { createSecurityLog, type SecurityLog } from './security-log.ts'

const A_MINUTE = 60_000

/** The security log of a server, which counts by the minute until the server closes. */
export function openSecurityLog(app: FastifyInstance): SecurityLog {
  const securityLog = createSecurityLog(app.log)
  const minutes = setInterval(securityLog.endMinute, A_MINUTE).unref()
  app.addHook('onClose', async () => {
    clearInterval(minutes)
    securityLog.endMinute()
  })
  return securityLog
}
