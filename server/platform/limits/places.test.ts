import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

function placesToTry(atWork = 2) {
  const places = createPlaces({ atWork, ofOwner: 2, inAll: 6 })
  const started: string[] = []
  const endOf = new Map<string, (value: string) => void>()
  const read = (owner: number, name: string) =>
    places(owner, () => {
      started.push(name)
      return new Promise<string>((end) => endOf.set(name, end))
    })
  return { places, read, started, end: (name: string) => endOf.get(name)?.(name) }
}

const turn = () => new Promise((next) => setImmediate(next))

test('one owner has one at work and one that waits, which others pass by; its next is refused', async () => {
  const { read, started, end } = placesToTry()
  const [first, second] = [read(1, 'first'), read(1, 'second')]
  await expect(read(1, 'third')).rejects.toMatchObject({ code: 'unavailable' })
  const neighbour = read(2, 'neighbour')
  await turn()
  expect(started).toEqual(['first', 'neighbour'])
  end('neighbour')
  expect(await neighbour).toBe('neighbour')
  await turn()
  // A place is free, and its owner is at work.
  expect(started).toEqual(['first', 'neighbour'])
  end('first')
  await first
  await turn()
  end('second')
  expect(await second).toBe('second')
})

test('a crowd is refused, and a read that fails gives its place back', async () => {
  const { read, end } = placesToTry(1)
  const reads = [1, 2, 3, 4, 5, 6].map((owner) => read(owner, `${owner}`))
  await expect(read(7, '7')).rejects.toMatchObject({ code: 'unavailable' })
  for (const [index, waiting] of reads.entries()) {
    await turn()
    end(`${index + 1}`)
    await waiting
  }
  const places = createPlaces({ atWork: 1, ofOwner: 1, inAll: 1 })
  await expect(places(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await places(1, async () => 'read')).toBe('read')
})

test('who says when it has gone waits beside a crowd, and no longer than until then', async () => {
  const { read, started, end, places } = placesToTry(1)
  const [here, gone] = [new AbortController(), new AbortController()]
  const crowd = ['1', '2', '3', '4', '5', '6'].map((name, owner) => read(owner, name))
  const patient = places(1, async () => 'its turn', here.signal)
  const left = places(2, async () => started.push('of nobody'), gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(places(2, async () => started.push('of nobody'), gone.signal)).rejects.toThrow(
    'gone',
  )
  for (const [index, waiting] of crowd.entries()) {
    await turn()
    end(`${index + 1}`)
    await waiting
  }
  expect(await patient).toBe('its turn')
  expect(started).toEqual(['1', '2', '3', '4', '5', '6'])
  const again = Array.from({ length: 6 }, (_, owner) => places(owner, turn))
  await expect(places(7, turn)).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(again)
})

test('who waits with patience takes nobody else’s place', async () => {
  const { read, end, places } = placesToTry(1)
  const { signal } = new AbortController()
  const first = read(1, 'first')
  await turn()
  const patient = Array.from({ length: 20 }, (_, owner) => places(owner, turn, signal))
  const second = read(1, 'second')
  end('first')
  await Promise.all([first, ...patient])
  await turn()
  end('second')
  expect(await second).toBe('second')
})
