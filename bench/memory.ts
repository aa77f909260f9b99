import { setTimeout as sleep } from 'node:timers/promises'
import { aRestaurant, aVisitor, PASSWORD } from '../testing/world/builders.ts'
import { openMarket } from './catalogue-market.ts'
import { commandLine } from './command-line.ts'
import { describeMachine } from './machine.ts'
import { requestRate } from './request-rate.ts'
import { residentMemory } from './resident-memory.ts'

// Resident memory of a server over 10,000 products, as Linux counts it: after its start, at its highest while so many
// people log in at once, ten seconds later, and after more of it and twenty seconds of product lists. Linux only.
const {
  files: [file = ''],
} = commandLine('bench:memory -- <products.csv>', { files: [1, 1], options: {} })

const AT_ONCE = 32
const SETTLE_MILLISECONDS = 10_000
const LISTS_MILLISECONDS = 20_000

const market = await openMarket({ file, productCount: 10_000 })
try {
  console.log(`${await describeMachine(market.database)}.\n`)
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => aRestaurant(market)))
  const logIn = () =>
    Promise.all(
      people.map(async ({ email }) => {
        const { status } = await aVisitor(market).post('/api/auth/login/', {
          email,
          password: PASSWORD,
        })
        if (status !== 200) throw new Error(`a log-in was answered ${status}`)
      }),
    )
  await report('after the start')
  await logIn()
  await report(`after ${AT_ONCE} log-ins at once`)
  await sleep(SETTLE_MILLISECONDS)
  await report(`${SETTLE_MILLISECONDS / 1_000} s later`)
  for (let round = 0; round < 5; round++) await logIn()
  await report(`after five times as many`)
  const cookie = `sessionid=${people[0]?.browser.cookies.get('sessionid')}`
  const target = { port: market.port, path: '/api/product-list/?lang=fr', cookie }
  await requestRate(target, AT_ONCE, LISTS_MILLISECONDS)
  await report(`after ${LISTS_MILLISECONDS / 1_000} s of product lists by ${AT_ONCE} clients`)
} finally {
  await market.stop()
}

async function report(when: string): Promise<void> {
  const { now, highest } = await residentMemory(market.pid)
  console.log(`| ${when} | ${now} MB | ${highest} MB |`)
}
