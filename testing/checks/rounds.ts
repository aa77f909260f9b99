/** How often a race is run: briefly with the other tests, many times as often by `npm run test:races`. */
export function rounds(briefly: number): number {
  return briefly * Number(process.env.RACE_TIMES ?? 1)
}

/** Of the cases of a table: those that `npm test` tries. `npm run test:all` and `npm run guards` try every one. */
export function casesOf<Case>(
  all: readonly Case[],
  isTriedBriefly: (one: Case, index: number) => boolean,
): Case[] {
  return process.env.HALLES_ALL_TESTS === '1' ? [...all] : all.filter(isTriedBriefly)
}

/** The same of a table whose cases begin with their names, by those of `npm test`. */
export function casesNamed<Case extends readonly [string, ...unknown[]]>(
  all: readonly Case[],
  ...names: string[]
): Case[] {
  const unknown = names.filter((name) => !all.some(([known]) => known === name))
  if (unknown.length > 0) throw new Error(`no case is named ${unknown.join(' or ')}`)
  return casesOf(all, ([name]) => names.includes(name))
}

/** Each of some calls, then each of them, by their names; in `npm test` the one that follows it. */
export function pairsOf<Call>(calls: Record<string, Call>): [string, string, Call, Call][] {
  const named = Object.entries(calls)
  const pairs = named.flatMap(([one, first], place) =>
    named.map(([other, second], at) => ({
      pair: [one, other, first, second] as [string, string, Call, Call],
      isNext: at === (place + 1) % named.length,
    })),
  )
  return casesOf(pairs, ({ isNext }) => isNext).map(({ pair }) => pair)
}

/** How many mutated requests are sent, and from which seed: `npm run test:mutations` sends many more, others each time. */
export function mutations(briefly: number): { requests: number; seed: number } {
  const { MUTATED_REQUESTS = briefly, MUTATION_SEED = 1 } = process.env
  return { requests: Number(MUTATED_REQUESTS), seed: Number(MUTATION_SEED) }
}

/** How often servers and databases are killed, and from which seed: `npm run test:faults` does it many more times, at other moments. */
export function kills(briefly: number): { rounds: number; seed: number } {
  const { FAULT_ROUNDS = briefly, FAULT_SEED = 1 } = process.env
  return { rounds: Number(FAULT_ROUNDS), seed: Number(FAULT_SEED) }
}

/**
 * How many sequences of calls are compared with the model, and from which seed: `npm run test:model` makes many more, others each
 * time. With a path, the one that failed again.
 */
export function sequences(briefly: number): {
  numRuns: number
  seed: number
  path: string | undefined
} {
  const { MODEL_SEQUENCES = briefly, MODEL_SEED = 1, MODEL_PATH: path } = process.env
  return { numRuns: Number(MODEL_SEQUENCES), seed: Number(MODEL_SEED), path }
}

/** The programs of another PostgreSQL than the embedded one, for `npm run test:postgres`. */
export function otherPostgres(): string | undefined {
  return process.env.TEST_POSTGRES
}

/** Where `npm run test:pooler` has a pooler before the database. */
export function poolerPort(): number | undefined {
  const { TEST_POOLER } = process.env
  return TEST_POOLER === undefined ? undefined : Number(TEST_POOLER)
}

/** libfaketime's library, for `npm run test:clock`. */
export function fakeTimeLibrary(): string | undefined {
  return process.env.TEST_FAKETIME
}
