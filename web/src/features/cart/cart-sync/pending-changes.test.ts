import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cart, quantityIn } from '../cart.ts'
import { aProduct, Device, Server, type Tab } from './simulation.ts'

const product = fc.constantFrom('beef', 'veal')
const tab = fc.nat({ max: 1 })
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), tab, product }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      tab,
      product,
      quantity: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('remote' as const), quantity: fc.nat({ max: 5 }) }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'arrive' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'answer' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'lose' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'arrive late' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'tick' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('ask' as const), tab }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'read' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'day' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('order' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('answer order' as const), isPlaced: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('crash' as const), writes: fc.nat({ max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('network' as const), isThere: fc.boolean() }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/** Only this browser changes the beef; veal is changed elsewhere too. */
class Scenario {
  readonly server = new Server()
  readonly device = new Device(this.server)
  beef = 0
  /** What the cart is to hold of the veal, where that is certain. */
  veal: number | undefined
  /** In the end the server takes no order any more. */
  private isClosed = false
  /** The order that is on its way to the server. */
  private order: { cart: Cart; answer: (isPlaced: boolean) => void } | undefined

  async run(commands: Command[]): Promise<void> {
    this.device.open()
    this.device.open()
    await this.device.flush()
    for (const one of commands) {
      await this.take(one)
      await this.device.flush()
    }
    this.device.writesLeft = Number.POSITIVE_INFINITY
    this.isClosed = true
    this.answerOrder(false)
    await this.device.settle()
  }

  private async take(one: Command): Promise<void> {
    const { device, server } = this
    if (one.kind === 'add' || one.kind === 'set') return this.change(one)
    if (one.kind === 'remote') {
      server.put('veal', one.quantity)
      this.veal = undefined
    } else if (one.kind === 'arrive') device.arrive()
    else if (one.kind === 'answer') await device.answer()
    else if (one.kind === 'lose') await device.lose()
    else if (one.kind === 'arrive late') this.arriveLate()
    else if (one.kind === 'tick') await device.tick()
    else if (one.kind === 'ask') void this.tab(one.tab).sync.refresh()
    else if (one.kind === 'read') await device.read()
    else if (one.kind === 'day') await device.passDay()
    else if (one.kind === 'order') this.startOrder(this.tab(one.tab))
    else if (one.kind === 'answer order') this.answerOrder(one.isPlaced)
    else if (one.kind === 'close') {
      device.kill(this.tab(one.tab))
      if (device.tabs.length < 2) device.open()
    } else if (one.kind === 'crash') device.writesLeft = one.writes
    else device.isConnected = one.isThere
  }

  /** A person who sees the click on screen counts on it. */
  private change(one: Extract<Command, { kind: 'add' | 'set' }>): void {
    const clicked = this.tab(one.tab)
    const before = clicked.quantity(one.product)
    const isKnown = clicked.sync.snapshot.get().cart !== undefined
    const wanted = one.kind === 'add' ? before + 1 : one.quantity
    const { writesLeft } = this.device
    this.device.writesLeft = Number.POSITIVE_INFINITY
    if (one.kind === 'add') clicked.sync.add(aProduct(one.product))
    else clicked.sync.setQuantity(aProduct(one.product), one.quantity)
    this.device.writesLeft = writesLeft
    expect(clicked.quantity(one.product)).toBe(wanted)
    if (one.product === 'beef') this.beef = wanted
    // An addition may add up with theirs; what was taken back leaves the veal to them.
    else if (one.kind === 'set' && isKnown && this.device.isStored('veal', wanted))
      this.veal = wanted
    else this.veal = undefined
  }

  private startOrder(by: Tab): void {
    const place = (cart: Cart) =>
      new Promise<{ cart: Cart }>((resolve, reject) => {
        const refuse = () => reject(new Error('refused'))
        const answer = (isPlaced: boolean) =>
          isPlaced && !by.isDead ? resolve({ cart: this.place(cart) }) : refuse()
        this.order = { cart, answer }
        if (this.isClosed) this.answerOrder(false)
      })
    if (!this.order) by.sync.order(place).catch(() => {})
  }

  /** As checkout does: what is more than was ordered is for the next order, unless the cart is another by now. */
  private answerOrder(isPlaced: boolean): void {
    const { order } = this
    if (!order) return
    this.order = undefined
    order.answer(isPlaced && isSame(order.cart, this.server.cart()))
  }

  private place(cart: Cart): Cart {
    this.device.writesLeft = Number.POSITIVE_INFINITY
    this.server.quantities.clear()
    this.beef = Math.max(0, this.beef - quantityIn(cart, 'beef'))
    this.veal = undefined
    return this.server.cart()
  }

  private arriveLate(): void {
    const request = this.device.late.shift()
    if (request) this.server.handle(request)
  }

  private tab(index: number): Tab {
    const { tabs } = this.device
    const found = tabs[index % tabs.length]
    if (!found) throw new Error('a device has a tab')
    return found
  }
}

function isSame(a: Cart, b: Cart): boolean {
  return ['beef', 'veal'].every((id) => quantityIn(a, id) === quantityIn(b, id))
}

test('whatever is lost, late, ordered, closed or killed: every click arrives once, and every tab shows what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 30 }), async (commands) => {
      const scenario = new Scenario()
      await scenario.run(commands)
      const { server, device } = scenario
      expect(server.quantity('beef')).toBe(scenario.beef)
      if (scenario.veal !== undefined) expect(server.quantity('veal')).toBe(scenario.veal)
      for (const { sync } of device.tabs) {
        const { quantities, pendingCount, notices } = sync.snapshot.get()
        expect([Object.fromEntries(quantities), pendingCount]).toEqual([
          Object.fromEntries(server.quantities),
          0,
        ])
        expect(notices.filter(({ productId }) => productId === 'beef')).toEqual([])
      }
      const left = [...device.stored.keys()].filter((key) => !/notice|^cart$/.test(key))
      expect(left).toEqual([])
    }),
    { numRuns: 400 },
  )
})
