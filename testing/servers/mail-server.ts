import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterAll } from 'vitest'
import { type ReadMail, readMail } from './read-mail.ts'

/** What goes wrong with one attempt at a recipient's mail: an answer at some stage, or none. */
export type Fault = { at: 'recipient' | 'data'; code: number } | 'silence'

type Answer = (error?: Error | null) => void

/** A real mail server on loopback that fails as the test asks. It stops with the test file. */
export class MailServer {
  port = 0
  /** What it took, in its order. */
  received: ReadMail[] = []
  /** The recipient of every attempt that came so far. */
  attempts: string[] = []
  /** What goes wrong with the next attempts at a recipient's mail, one after the other. */
  faults = new Map<string, Fault[]>()
  /** No recipient is answered before this settles. */
  held: Promise<unknown> = Promise.resolve()
  #server: SMTPServer | undefined

  static async started(): Promise<MailServer> {
    const mailServer = new MailServer()
    await mailServer.start()
    afterAll(() => mailServer.stop())
    return mailServer
  }

  /** At the same port every time. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, answer) => void this.#recipient(address, answer),
      onData: (stream, session, answer) => void this.#data(stream, session, answer),
    })
    // Clients that give up half-way are what these tests are about.
    server.on('error', () => {})
    const listening = server.listen(this.port, '127.0.0.1')
    await new Promise((resolve) => listening.once('listening', resolve))
    this.port = (listening.address() as AddressInfo).port
    this.#server = server
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server?.close(() => resolve()))
  }

  receivedBy(address: string): ReadMail[] {
    return this.received.filter(({ to }) => to === address)
  }

  async #recipient(address: string, answer: Answer) {
    this.attempts.push(address)
    await this.held
    const [fault] = this.faults.get(address) ?? []
    if (typeof fault !== 'object' || fault.at !== 'recipient') return answer()
    this.faults.get(address)?.shift()
    answer(failure(fault.code))
  }

  async #data(stream: NodeJS.ReadableStream, session: SMTPServerSession, answer: Answer) {
    const raw = await text(stream).catch(() => undefined)
    if (raw === undefined) return
    const address = session.envelope.rcptTo[0]?.address ?? ''
    const fault = this.faults.get(address)?.shift()
    if (fault === 'silence') return
    if (fault) return answer(failure(fault.code))
    this.received.push(await readMail(raw))
    answer()
  }
}

function failure(responseCode: number): Error {
  return Object.assign(new Error('as the test asks'), { responseCode })
}
