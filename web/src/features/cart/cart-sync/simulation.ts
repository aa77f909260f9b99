import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import { type Cart, type CartProduct, EMPTY_CART } from '../cart.ts'
import { withPending } from '../with-pending.ts'
import type { StoredRequest } from './cart-log.ts'
import { type CartSyncPorts, createCartSync } from './create-cart-sync.ts'
import type { EarlierChange } from './earlier-release.ts'
import type { Outcome } from './send-request.ts'

/** What a test puts in the place of browser, network and server: it decides what arrives, and when. */

export function aProduct(public_id: string): CartProduct {
  return {
    public_id,
    name_fr: public_id,
    name_en: public_id,
    price: '10.00',
    quantity_per_case: '20',
    unit: 'lb',
    price_per_unit: '0.5000',
    price_per_kg: '1.1023',
    supplier: { public_id: 'amont', name: 'Ferme Amont', minimum_order_price: '50.00' },
  }
}

export class Server {
  quantities = new Map<string, number>()
  unavailable = new Set<string>()
  /** In place of an answer; nothing is done. */
  refuseWith: ((request: StoredRequest) => Outcome | undefined) | undefined
  readonly requests: StoredRequest[] = []
  private stored = new Map<string, Extract<Outcome, { kind: 'answered' }>['lines']>()

  cart(): Cart {
    const lines = [...this.quantities].map(([id, wanted]) => ({ product: aProduct(id), wanted }))
    return { ...withPending(EMPTY_CART, lines), cart_version: JSON.stringify(lines.length) }
  }

  handle(request: StoredRequest): Outcome {
    this.requests.push(request)
    const refused = this.refuseWith?.(request)
    if (refused) return refused
    const { key, call, lines } = request
    const name = `${call} ${key}`
    const found = this.stored.get(name) ?? lines.map((line) => this.change(call, line))
    this.stored.set(name, found)
    return { kind: 'answered', cart: this.cart(), lines: found }
  }

  quantity(id: string): number {
    return this.quantities.get(id) ?? 0
  }

  forgetAnswers(): void {
    this.stored.clear()
  }

  put(id: string, quantity: number): void {
    if (quantity === 0) this.quantities.delete(id)
    else this.quantities.set(id, Math.min(quantity, MAX_LINE_QUANTITY))
  }

  private change(call: StoredRequest['call'], line: StoredRequest['lines'][number]) {
    const { productId, wanted } = line
    const before = this.quantity(productId)
    if (this.unavailable.has(productId)) return { productId, before, refused: 'not_found' as const }
    this.put(productId, call === 'add' ? before + 1 : wanted)
    return { productId, before, refused: null }
  }
}

type Flight = { request: StoredRequest; outcome?: Outcome; settle: (outcome: Outcome) => void }

/** A browser with its storage and its tabs, and the network between it and the server. */
export class Device {
  server: Server
  readonly stored = new Map<string, string>()
  account: string | undefined = 'chef'
  isConnected = true
  earlierChanges: EarlierChange[] = []
  now = 0
  tabs: Tab[] = []
  /** Requests whose answer a tab waits for. */
  flights: Flight[] = []
  /** Requests that nobody waits for any more, and that may still arrive. */
  late: StoredRequest[] = []
  /** Carts on their way to a tab that asked for them, as they were when it asked. */
  reads: (() => void)[] = []
  timers: (() => void)[] = []
  private storageEvents: (() => void)[] = []
  /** After so many writes to the storage the tab that writes is killed. */
  writesLeft = Number.POSITIVE_INFINITY
  private lock: Promise<unknown> = Promise.resolve()
  private ids = 0

  constructor(server: Server) {
    this.server = server
  }

  open(): Tab {
    const tab = new Tab(this)
    this.tabs.push(tab)
    return tab
  }

  kill(tab: Tab): void {
    tab.isDead = true
    tab.free()
    this.tabs = this.tabs.filter((one) => one !== tab)
    for (const flight of this.flights.splice(0)) {
      if (tab.flights.has(flight)) this.late.push(flight.request)
      else this.flights.push(flight)
    }
  }

  arrive(): void {
    const flight = this.flights.find(({ outcome }) => !outcome)
    if (flight) flight.outcome = this.server.handle(flight.request)
  }

  /** Its answer reaches the tab. */
  async answer(): Promise<void> {
    const flight = this.flights.find(({ outcome }) => outcome)
    if (!flight?.outcome) return
    this.flights.splice(this.flights.indexOf(flight), 1)
    flight.settle(flight.outcome)
    await this.flush()
  }

  /** The tab waits no longer, whether it has arrived or not. */
  async lose(): Promise<void> {
    const flight = this.flights.shift()
    if (!flight) return
    this.late.push(flight.request)
    flight.settle({ kind: 'unanswered' })
    await this.flush()
  }

  async tick(): Promise<void> {
    for (const run of this.timers.splice(0)) run()
    await this.flush()
  }

  /** Everything arrives, and is answered, until nothing more happens. */
  async settle(): Promise<void> {
    this.isConnected = true
    for (let round = 0; round < 30; round += 1) {
      this.arrive()
      await this.answer()
      await this.read()
      await this.tick()
    }
    for (const tab of this.tabs) void tab.sync.refresh()
    while (this.reads.length > 0) await this.read()
  }

  /** The oldest cart that was asked for arrives. */
  async read(): Promise<void> {
    this.reads.shift()?.()
    await this.flush()
  }

  /** Until all that was caused so far has run. */
  async flush(): Promise<void> {
    do {
      for (const tell of this.storageEvents.splice(0)) tell()
      for (let turn = 0; turn < 60; turn += 1) await null
    } while (this.storageEvents.length > 0)
    for (const tab of this.tabs) if (tab.isDead) this.kill(tab)
    if (this.tabs.length === 0) this.open()
  }

  /** Whether a change to so many cases waits for its answer. */
  isStored(productId: string, wanted: number): boolean {
    const values = [...this.stored.values()].map((value) => JSON.parse(value))
    return values.some((one) => one.productId === productId && one.wanted === wanted && !one.lines)
  }

  newId(): string {
    this.ids += 1
    return `id-${this.ids}`
  }

  /** One after the other; a tab that is killed lets the next one go on. */
  async exclusively<T>(tab: Tab, run: () => Promise<T>): Promise<T> {
    const mine = this.lock.then(() => (tab.isDead ? new Promise<never>(() => {}) : run()))
    this.lock = Promise.race([mine, tab.killed]).catch(() => {})
    return mine
  }

  /** Other tabs hear of it later. */
  written(by: Tab, key: string): void {
    const others = this.tabs.filter((tab) => tab !== by)
    this.storageEvents.push(() => {
      for (const tab of others) tab.sync.reload(key === 'cart' ? 'cart' : 'log')
    })
  }

  /** So long that the server has forgotten what it answered; nothing travels for a day. */
  async passDay(): Promise<void> {
    while (this.flights.length > 0) await this.lose()
    this.late = []
    this.now += 24 * 60 * 60 * 1000
    this.server.forgetAnswers()
    await this.tick()
  }
}

/** One page of the application. */
export class Tab {
  isDead = false
  readonly flights = new Set<Flight>()
  readonly sync: ReturnType<typeof createCartSync>
  readonly killed: Promise<void>
  free = () => {}
  events: string[] = []
  private readonly device: Device

  constructor(device: Device) {
    this.device = device
    this.killed = new Promise((resolve) => {
      this.free = resolve
    })
    this.sync = createCartSync(this.ports())
    this.sync.start({
      onSentAfterWaiting: () => this.events.push('sent'),
      onRefused: (notices) => this.events.push(...notices.map(({ productId }) => productId)),
      onWrongSession: () => this.events.push('wrong session'),
    })
  }

  quantity(id: string): number {
    return this.sync.snapshot.get().quantities.get(id) ?? 0
  }

  private ports(): CartSyncPorts {
    const { device } = this
    return {
      account: () => device.account,
      isSignedIn: (account) => account !== undefined && device.account === account,
      areaOf: (account) => this.area(`account.${account}.`),
      readCart: () => {
        const cart = device.stored.get('cart')
        return cart === undefined ? undefined : JSON.parse(cart)
      },
      writeCart: (account, cart) => {
        if (account !== undefined && device.account === account)
          this.write('cart', JSON.stringify(cart))
      },
      migrateEarlierChanges: (take) => take(device.earlierChanges.splice(0)),
      fetchCart: () => {
        const cart = device.server.cart()
        return new Promise((resolve) => {
          device.reads.push(() => this.isDead || resolve(cart))
        })
      },
      send: (request) =>
        new Promise((resolve) => {
          const flight: Flight = {
            request,
            settle: (outcome) => {
              if (!this.isDead) resolve(outcome)
            },
          }
          if (this.isDead) return
          this.flights.add(flight)
          device.flights.push(flight)
        }),
      exclusively: (run) => device.exclusively(this, run),
      canSend: () => device.isConnected && !this.isDead,
      hasLocks: true,
      later: (run) => {
        device.timers.push(() => this.isDead || run())
      },
      now: () => device.now,
      newId: () => device.newId(),
    }
  }

  private area(prefix: string): AccountStorage {
    const { stored } = this.device
    return {
      keys: () =>
        [...stored.keys()]
          .filter((key) => key.startsWith(prefix))
          .map((key) => key.slice(prefix.length)),
      read: (key, is) => {
        const value: unknown = JSON.parse(stored.get(prefix + key) ?? 'null')
        return is(value) ? value : undefined
      },
      write: (key, value) => this.write(prefix + key, JSON.stringify(value)),
      remove: (key) => this.write(prefix + key, undefined),
    }
  }

  private write(key: string, value: string | undefined): void {
    const { device } = this
    if (this.isDead) return
    if (device.writesLeft <= 0) {
      this.isDead = true
      device.writesLeft = Number.POSITIVE_INFINITY
      return
    }
    device.writesLeft -= 1
    if (value === undefined) device.stored.delete(key)
    else device.stored.set(key, value)
    device.written(this, key)
  }
}
