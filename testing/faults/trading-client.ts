import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../client/browser.ts'
import type { BuiltAccount } from '../world/builders.ts'

const LONGEST_ANSWER = 5_000
const PAUSE = 30

type Product = { publicId: string }
/** What a client was told, and nothing that it only sent. */
type Acknowledged = { order: string; quantity: number }

/** A restaurant that orders and suppliers that answer, without a pause, until they are told to stop. */
export class TradingClient {
  /** Of each order that was answered, in their order: quantities are never used twice. */
  readonly placed: Acknowledged[] = []
  /** What each supplier's order became, by its public id. */
  readonly answered = new Map<string, 'acknowledged' | 'cancelled'>()
  /** Requests that had to be sent again. */
  repeated = 0
  #quantity = 0
  #isOver = false

  /** Ends after what is under way has been answered. */
  stop(): void {
    this.#isOver = true
  }

  async order(restaurant: BuiltAccount, product: Product): Promise<void> {
    while (!this.#isOver) {
      const quantity = ++this.#quantity
      await this.#untilAnswered(restaurant, '/api/cart-add/', {
        productId: product.publicId,
        quantity,
      })
      const { body } = await this.#untilAnswered(restaurant, '/api/checkout/', {})
      this.placed.push({ order: body.order_public_id, quantity })
    }
  }

  async answer(supplier: BuiltAccount): Promise<void> {
    while (!this.#isOver) {
      const pending = await this.#asked(() =>
        supplier.browser.get('/api/supplier-order-list/?status=pending&limit=5'),
      )
      if (pending?.status !== 200) continue
      for (const { public_id: order } of pending.body) {
        const action = this.answered.size % 3 === 2 ? 'cancelled' : 'accepted'
        const { body } = await this.#untilAnswered(supplier, '/api/supplier-order-update/', {
          supplier_order_id: order,
          action,
        })
        this.answered.set(order, body.supplierOrder.status)
      }
    }
  }

  /** The same request under the same key again, as our pages do, until the server says what became of it. */
  async #untilAnswered(account: BuiltAccount, path: string, body: object): Promise<Answer> {
    const key = randomUUID()
    for (;;) {
      const answer = await this.#asked(() =>
        account.browser.post(path, body, { 'Idempotency-Key': key }),
      )
      if (answer?.status === 200) return answer
      if (answer !== undefined && answer.status !== 503)
        throw new Error(`${path}: ${answer.status} ${answer.text}`)
      this.repeated++
      await sleep(PAUSE)
    }
  }

  /** Undefined: the connection broke, or nothing came back for so long. */
  async #asked(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const silence = sleep(LONGEST_ANSWER, undefined, { ref: false })
    return Promise.race([ask(), silence]).catch(async () => {
      await sleep(PAUSE)
      return undefined
    })
  }
}
