import { seedCities } from '../server/database/default-cities.ts'
import type { Browser } from '../testing/client/browser.ts'
import { aRestaurant, aVisitor, type World } from '../testing/world/builders.ts'
import { aRestaurantForm } from '../testing/world/sign-up-forms.ts'
import { startBenchServer } from './bench-server.ts'
import { commandLine } from './command-line.ts'
import { median } from './median.ts'

// Whether the time of an answer tells if an address has an account: login, sign-up, reset and e-mail change for a known
// and an unknown address, in turn. cases.md 5.2 asks for medians within 5 % over 200 samples.
const {
  options: { samples },
} = commandLine('bench:enumeration [-- --samples 200]', { options: { samples: 200 } })
const ALLOWED = 0.05
const WARM_UP = 10

type Call = (email: string) => Promise<{ status: number }>
type Subject = {
  name: string
  call: Call /** Not timed, before each call. */
  prepare?: () => Promise<unknown>
}

const server = await startBenchServer({ fill: seedCities })
try {
  const { email: known } = await aRestaurant(server)
  for (const subject of await subjectsOf(server))
    report(subject.name, await measure(subject, known))
} finally {
  await server.stop()
}

async function subjectsOf(world: World): Promise<Subject[]> {
  const visitor = aVisitor(world)
  const { browser: owner } = await aRestaurant(world)
  const { user, pending_email: _, ...restaurant } = await profileOf(owner)
  await visitor.fetchToken()
  const save = (email: string) =>
    owner.post('/api/restaurant-account-info/', { user: { ...user, email }, restaurant })
  return [
    {
      name: 'login',
      call: (email) => visitor.post('/api/auth/login/', { email, password: 'tarte-au-sucre' }),
    },
    {
      name: 'sign-up',
      call: (email) =>
        visitor.post('/api/restaurant-signup/', aRestaurantForm({ user: { email } })),
    },
    { name: 'reset', call: (email) => visitor.post('/api/request-password-reset/', { email }) },
    // The address that waits already would be left as it is.
    { name: 'e-mail change', call: save, prepare: () => save(user.email) },
  ]
}

async function profileOf(browser: Browser) {
  return (await browser.get('/api/restaurant-account-info/')).body
}

type Times = { known: number[]; unknown: number[] }

/** In turn, and which comes first by chance: what one leaves to be done must not always burden the other. */
async function measure({ call, prepare }: Subject, known: string): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  const statuses = new Set<number>()
  const time = async (email: string) => {
    await prepare?.()
    const start = performance.now()
    statuses.add((await call(email)).status)
    return performance.now() - start
  }
  const timeKnown = async () => times.known.push(await time(known))
  const timeUnknown = async () => {
    const stranger = `${crypto.randomUUID().slice(0, known.indexOf('@'))}@exemple.test`
    times.unknown.push(await time(stranger))
  }
  for (let round = 0; round < samples + WARM_UP; round++) {
    const turns = Math.random() < 0.5 ? [timeKnown, timeUnknown] : [timeUnknown, timeKnown]
    for (const turn of turns) await turn()
    if (round === WARM_UP - 1) Object.assign(times, { known: [], unknown: [] })
  }
  if (statuses.size > 1) throw new Error(`Answers differ: ${[...statuses].join(', ')}.`)
  return times
}

function report(name: string, times: Times): void {
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(known - unknown) / Math.max(known, unknown)
  const verdict = apart <= ALLOWED ? 'alike' : 'APART'
  console.log(
    `${name}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ` +
      `${(apart * 100).toFixed(1)} % apart (${samples} samples each): ${verdict}`,
  )
  if (apart > ALLOWED) process.exitCode = 1
}
