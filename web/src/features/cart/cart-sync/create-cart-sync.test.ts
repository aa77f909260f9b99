import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '../cart.ts'
import type { StoredRequest } from './cart-log.ts'
import { CartNotSent } from './create-cart-sync.ts'
import { aProduct, Device, Server, type Tab } from './simulation.ts'

let server: Server
let device: Device
let tab: Tab

beforeEach(async () => {
  server = new Server()
  device = new Device(server)
  tab = device.open()
  await device.settle()
})

const add = (id: string, on = tab) => on.sync.add(aProduct(id))
const set = (id: string, quantity: number, on = tab) => on.sync.setQuantity(aProduct(id), quantity)
const sent = () => server.requests.map(inShort)
const inShort = ({ call, lines }: StoredRequest) => [
  call,
  ...lines.map(({ productId, wanted }) => [productId, wanted]),
]
const notices = (on = tab) => on.sync.snapshot.get().notices
const waits = () => tab.sync.snapshot.get().isWaiting
const storedChanges = () => [...device.stored.keys()].filter((key) => /change|request/.test(key))

describe('a change', () => {
  test('is on the device and on screen before anything is sent', () => {
    add('beef')
    expect(storedChanges()).toEqual(['account.chef.cart.change.id-1'])
    expect(tab.quantity('beef')).toBe(1)
    expect(device.flights).toEqual([])
  })

  test('is forgotten once it is answered', async () => {
    add('beef')
    await device.settle()
    expect(storedChanges()).toEqual([])
    expect(server.quantity('beef')).toBe(1)
  })

  test('goes by the call that product.md names for it', async () => {
    for (const change of [
      () => add('beef'),
      () => add('beef'),
      () => set('beef', 7),
      () => set('beef', 0),
    ]) {
      change()
      await device.settle()
    }
    expect(sent()).toEqual([
      ['add', ['beef', 1]],
      ['add', ['beef', 2]],
      ['update', ['beef', 7]],
      ['remove', ['beef', 0]],
    ])
  })

  test('made while another is on its way is sent after it: three quick clicks are one request', async () => {
    add('beef')
    await device.flush()
    for (const _ of [2, 3, 4]) add('beef')
    expect(tab.quantity('beef')).toBe(4)
    await device.settle()
    expect(sent()).toEqual([
      ['add', ['beef', 1]],
      ['update', ['beef', 4]],
    ])
  })

  test('of several products goes in one request', async () => {
    add('beef')
    await device.flush()
    set('veal', 3)
    add('cream')
    await device.settle()
    expect(sent()).toEqual([
      ['add', ['beef', 1]],
      ['set', ['veal', 3], ['cream', 1]],
    ])
  })

  test('stops at 9,999 cases', async () => {
    set('beef', 9_999)
    add('beef')
    await device.settle()
    expect([tab.quantity('beef'), server.quantity('beef')]).toEqual([9_999, 9_999])
  })

  test('of four whose first answer never comes, in a tab that is closed, is made once in the next one', async () => {
    add('beef')
    await device.flush()
    device.arrive()
    for (const _ of [2, 3, 4]) add('beef')
    device.kill(tab)
    expect(server.quantity('beef')).toBe(1)
    const next = device.open()
    expect(next.quantity('beef')).toBe(4)
    await device.settle()
    expect(server.quantity('beef')).toBe(4)
  })

  test('whose answer comes after the server has forgotten its key is not made again', async () => {
    add('beef')
    await device.flush()
    device.arrive()
    await device.passDay()
    await device.settle()
    expect(server.quantity('beef')).toBe(1)
    expect(notices()).toEqual([])
  })

  test('is in no request while another tab has one on its way', async () => {
    const other = device.open()
    add('beef')
    await device.flush()
    add('veal', other)
    await device.flush()
    expect(device.flights).toHaveLength(1)
    expect([tab.quantity('veal'), other.quantity('beef')]).toEqual([1, 1])
    await device.settle()
    expect(sent()).toEqual([
      ['add', ['beef', 1]],
      ['set', ['veal', 1]],
    ])
  })
})

describe('a cart that is read', () => {
  test('before a change, and arrives after its answer, does not undo it on screen', async () => {
    void tab.sync.refresh()
    add('beef')
    await device.flush()
    device.arrive()
    await device.answer()
    await device.read()
    expect(tab.quantity('beef')).toBe(1)
  })

  test('by a page that opens, before another tab’s change was answered, is read again', async () => {
    const early = server.cart()
    add('beef')
    await device.settle()
    vi.spyOn(server, 'cart').mockReturnValueOnce(early)
    const other = device.open()
    await device.read()
    await device.read()
    expect([tab.quantity('beef'), other.quantity('beef')]).toEqual([1, 1])
  })

  test('for the first time is added to by what was clicked before', async () => {
    server.put('beef', 3)
    device.stored.clear()
    device.kill(tab)
    const next = device.open()
    add('beef', next)
    await device.flush()
    expect([next.quantity('beef'), device.flights]).toEqual([1, []])
    await device.read()
    expect(next.quantity('beef')).toBe(4)
    await device.settle()
    expect(server.quantity('beef')).toBe(4)
  })
})

describe('without a connection', () => {
  beforeEach(async () => {
    device.isConnected = false
    add('beef')
    await device.flush()
  })

  test('changes wait, and say so', () => {
    expect([device.flights, waits(), tab.quantity('beef')]).toEqual([[], true, 1])
  })

  test('they go as quantities when it is back, and it is reported that they have arrived', async () => {
    add('beef')
    set('veal', 4)
    device.isConnected = true
    tab.sync.resume()
    await device.settle()
    expect(sent()).toEqual([['set', ['beef', 2], ['veal', 4]]])
    expect([tab.events, waits()]).toEqual([['sent'], false])
  })

  test('the other tab waits no longer than the one that sends them', async () => {
    const other = device.open()
    await device.flush()
    expect(other.sync.snapshot.get().isWaiting).toBe(true)
    device.isConnected = true
    tab.sync.resume()
    await device.flush()
    device.arrive()
    await device.answer()
    expect([other.quantity('beef'), other.sync.snapshot.get().isWaiting]).toEqual([1, false])
  })

  test('what somebody else put there meanwhile is replaced, and named until it is read', async () => {
    server.put('beef', 8)
    await device.settle()
    expect(server.quantity('beef')).toBe(1)
    expect(notices()).toMatchObject([{ kind: 'both', productId: 'beef', local: 1, remote: 8 }])
    expect(tab.events).toEqual([])
    device.kill(tab)
    const next = device.open()
    const [notice] = notices(next)
    if (notice) next.sync.dropNotice(notice)
    expect(notices(next)).toEqual([])
    expect(notices(device.open())).toEqual([])
  })
})

describe('a request that the server refuses', () => {
  const refusing = (productId: string) => (request: StoredRequest) =>
    request.lines.some((line) => line.productId === productId)
      ? ({ kind: 'rejected' } as const)
      : undefined

  test('takes no other change with it, and is not sent again and again', async () => {
    server.refuseWith = refusing('veal')
    add('beef')
    await device.flush()
    for (const id of ['veal', 'cream', 'pork']) add(id)
    await device.settle()
    expect(Object.fromEntries(server.quantities)).toEqual({ beef: 1, cream: 1, pork: 1 })
    expect(notices()).toMatchObject([
      { kind: 'refused', productId: 'veal', reason: 'refused', product: { name_fr: 'veal' } },
    ])
    expect(tab.events).toEqual(['veal'])
    expect(server.requests.length).toBeLessThan(6)
  })

  test('is tried otherwise before its change is given up', async () => {
    server.refuseWith = ({ call }) => (call === 'set' ? undefined : { kind: 'rejected' })
    set('beef', 3)
    await device.settle()
    set('beef', 5)
    await device.settle()
    expect([server.quantity('beef'), notices()]).toEqual([5, []])
  })

  test('does not stand in the way of what is clicked afterwards', async () => {
    server.refuseWith = refusing('veal')
    add('veal')
    await device.settle()
    server.refuseWith = undefined
    add('veal')
    await device.settle()
    expect(server.quantity('veal')).toBe(1)
    expect(sent().at(-1)).toEqual(['add', ['veal', 1]])
  })

  test('for a key that was used is made under another', async () => {
    server.refuseWith = ({ key }) => (key === 'id-2' ? { kind: 'reused' } : undefined)
    add('beef')
    await device.settle()
    expect(server.quantity('beef')).toBe(1)
  })
})

test('a product that cannot be ordered is named, and the others arrive', async () => {
  server.unavailable.add('veal')
  add('beef')
  await device.flush()
  set('veal', 2)
  set('cream', 3)
  await device.settle()
  expect(Object.fromEntries(server.quantities)).toEqual({ beef: 1, cream: 3 })
  expect(notices()).toMatchObject([{ productId: 'veal', reason: 'not_found' }])
})

describe('a session that has ended', () => {
  beforeEach(async () => {
    server.refuseWith = () => ({ kind: 'wrong-session' })
    set('beef', 12)
    set('veal', 3)
    await device.settle()
    set('cream', 5)
    tab.sync.stop()
    device.account = undefined
    server.refuseWith = undefined
    server.requests.length = 0
    device.kill(tab)
  })

  test('is reported, and leaves its changes to the same account', async () => {
    expect(tab.events).toContain('wrong session')
    device.account = 'chef'
    const next = device.open()
    expect([next.quantity('beef'), next.quantity('cream')]).toEqual([12, 5])
    await device.settle()
    expect(Object.fromEntries(server.quantities)).toEqual({ beef: 12, veal: 3, cream: 5 })
    expect(storedChanges()).toEqual([])
  })

  test('leaves nothing to see or to send to another', async () => {
    device.account = 'stranger'
    device.stored.delete('cart')
    const next = device.open()
    await device.settle()
    expect([next.quantity('beef'), notices(next), server.requests]).toEqual([0, [], []])
    expect(storedChanges()).toHaveLength(4)
  })
})

test('a cart that is answered once another session has replaced this one is not believed', async () => {
  set('beef', 2)
  await device.settle()
  device.server = new Server()
  device.account = 'stranger'
  void tab.sync.refresh()
  await device.settle()
  expect([tab.quantity('beef'), device.stored.get('cart')]).toEqual([
    2,
    expect.stringContaining('beef'),
  ])
})

test('a page of one account sends nothing in the session of another', async () => {
  device.account = 'stranger'
  add('beef')
  await device.settle()
  expect([server.requests, tab.events.includes('wrong session')]).toEqual([[], true])
  device.account = 'chef'
  await device.settle()
  expect(server.quantity('beef')).toBe(1)
})

describe('an order', () => {
  let placed: Cart[]
  let answerOrder: () => void
  let refuseOrder: (error: Error) => void
  const place = (cart: Cart) => {
    placed.push(cart)
    return new Promise<{ cart: Cart }>((resolve, reject) => {
      answerOrder = () => {
        server.quantities.clear()
        resolve({ cart: server.cart() })
      }
      refuseOrder = reject
    })
  }
  const quantityOrdered = () => placed[0]?.cart_products[0]?.quantity

  beforeEach(async () => {
    placed = []
    set('beef', 2)
    await device.settle()
  })

  test('waits for what was changed before it, and not for what is changed after', async () => {
    set('beef', 3)
    const order = tab.sync.order(place)
    add('beef')
    await device.flush()
    expect([placed, tab.quantity('beef')]).toEqual([[], 4])
    device.arrive()
    await device.answer()
    expect(quantityOrdered()).toBe(3)
    answerOrder()
    await order
    await device.settle()
    expect([server.quantity('beef'), tab.quantity('beef')]).toEqual([1, 1])
  })

  test('that is refused lets go out what was changed meanwhile', async () => {
    const order = tab.sync.order(place)
    await device.flush()
    add('beef')
    await device.flush()
    expect(device.flights).toEqual([])
    refuseOrder(new Error('minimum_not_met'))
    await expect(order).rejects.toThrow('minimum_not_met')
    await device.settle()
    expect([server.quantity('beef'), tab.quantity('beef')]).toEqual([3, 3])
  })

  test('leaves what was taken out meanwhile out, and adds what is more than was ordered', async () => {
    const order = tab.sync.order(place)
    await device.flush()
    set('beef', 0)
    set('veal', 5)
    answerOrder()
    await order
    await device.settle()
    expect(Object.fromEntries(server.quantities)).toEqual({ veal: 5 })
    expect(notices()).toEqual([])
  })

  test('is not sent while something changed before it does not arrive; that goes on by itself', async () => {
    set('beef', 3)
    const order = tab.sync.order(place)
    const outcome = order.catch((error: unknown) => error)
    await device.lose()
    await device.tick()
    expect(await outcome).toBeInstanceOf(CartNotSent)
    expect(placed).toEqual([])
    await device.settle()
    expect(server.quantity('beef')).toBe(3)
  })

  test('from one tab holds back what another tab changes until it is answered', async () => {
    const other = device.open()
    await device.settle()
    const order = tab.sync.order(place)
    await device.flush()
    add('beef', other)
    await device.flush()
    expect(device.flights).toEqual([])
    answerOrder()
    await order
    await device.settle()
    expect([server.quantity('beef'), other.quantity('beef')]).toEqual([1, 1])
  })
})

describe('a call that fills the whole cart', () => {
  let answer: () => void
  const fill = () =>
    new Promise<{ cart: Cart }>((resolve) => {
      server.put('cream', 4)
      const cart = server.cart()
      answer = () => resolve({ cart })
    })

  test('goes after what was changed before it; what is changed meanwhile goes after it', async () => {
    set('beef', 3)
    const filled = tab.sync.exchange(fill)
    add('veal')
    await device.flush()
    expect(server.quantity('cream')).toBe(0)
    device.arrive()
    await device.answer()
    expect([server.quantity('cream'), device.flights]).toEqual([4, []])
    answer()
    await filled
    expect([tab.quantity('beef'), tab.quantity('veal'), tab.quantity('cream')]).toEqual([3, 1, 4])
    await device.settle()
    expect(Object.fromEntries(server.quantities)).toEqual({ beef: 3, cream: 4, veal: 1 })
    expect(notices()).toEqual([])
  })

  test('is not made while something changed before it does not arrive', async () => {
    set('beef', 3)
    const outcome = tab.sync.exchange(fill).catch((error: unknown) => error)
    await device.lose()
    await device.tick()
    expect(await outcome).toBeInstanceOf(CartNotSent)
    expect(server.quantity('cream')).toBe(0)
  })
})

describe('on the way out', () => {
  test('what is pending is sent first', async () => {
    add('beef')
    const left = tab.sync.flush(5_000)
    await device.flush()
    device.arrive()
    await device.answer()
    expect(await left).toBe(0)
  })

  test('what does not arrive in time is counted', async () => {
    add('beef')
    await device.flush()
    set('veal', 2)
    const left = tab.sync.flush(5_000)
    await device.tick()
    expect(await left).toBe(2)
  })
})

test('what is stored and cannot be read is left alone', async () => {
  device.stored.set('account.chef.cart.change.x', '{"id":"x"}')
  device.stored.set('account.chef.cart.request', '[]')
  const next = device.open()
  add('beef', next)
  await device.settle()
  expect(server.quantity('beef')).toBe(1)
})

test('what an earlier release left unsent on the device is sent', async () => {
  server.put('beef', 2)
  device.earlierChanges = [{ productId: 'beef', wanted: 5, ours: [2], product: aProduct('beef') }]
  const next = device.open()
  expect(next.quantity('beef')).toBe(5)
  await device.settle()
  expect([server.quantity('beef'), notices(next)]).toEqual([5, []])
})

test('what is changed before the account is known is sent once it is', async () => {
  device.account = undefined
  device.stored.clear()
  const next = device.open()
  set('beef', 3, next)
  await device.settle()
  expect(server.requests).toEqual([])
  device.account = 'chef'
  set('veal', 1, next)
  await device.settle()
  expect(Object.fromEntries(server.quantities)).toEqual({ beef: 3, veal: 1 })
})

describe('the cart', () => {
  test('that came before the account was known is read again once it is', async () => {
    device.account = undefined
    device.stored.clear()
    const next = device.open()
    next.sync.refreshIfOld()
    await device.read()
    expect(device.reads).toEqual([])
    device.account = 'chef'
    set('beef', 2, next)
    next.sync.refreshIfOld()
    expect(device.reads).toHaveLength(1)
  })

  test('that the page brought is not asked for, and kept; where another one is stored, it is shown until one is read', async () => {
    server.put('veal', 3)
    const next = device.open()
    device.reads.length = 0
    const stored = device.stored.get('cart')
    next.sync.adopt(server.cart())
    next.sync.refreshIfOld()
    expect(next.quantity('veal')).toBe(3)
    expect(device.stored.get('cart')).toBe(stored)
    device.stored.delete('cart')
    next.sync.adopt(server.cart())
    next.sync.refreshIfOld()
    expect([next.quantity('veal'), device.reads]).toEqual([3, []])
  })
})
