/** By which a program says that this machine lacks what it needs: nothing was tested. */
export const CANNOT_TEST = 77

/**
 * What `npm test` runs briefly. `npm run test:all` runs each so many times, in an hour on two cores with all the rest;
 * `npm run test:<name> -- times [seed [path]]` as many times as one likes, by itself. Each time other cases, for which the
 * variables are read by testing/checks/rounds.ts; of the model, with the path that was printed, from the sequence that failed.
 */
export const ROUNDS = {
  faults: { times: 20, tests: ['testing/faults'], variables: ['FAULT_ROUNDS', 'FAULT_SEED'] },
  model: {
    times: 100,
    tests: ['testing/model'],
    variables: ['MODEL_SEQUENCES', 'MODEL_SEED', 'MODEL_PATH'],
  },
  mutations: {
    times: 10_000,
    tests: ['server/mutated-requests.test.ts'],
    variables: ['MUTATED_REQUESTS', 'MUTATION_SEED'],
  },
  races: { times: 5, tests: ['races', 'suspend', 'retire'], variables: ['RACE_TIMES'] },
}

/** Of upgrades, how many of the commits that brought a migration, from the first to the last. */
export const UPGRADES = 6

/** Of PostgreSQL: the two ends of what is supported; all other tests use the newest. */
export const OLDEST_POSTGRES = '15'

/** The variables of one of them: how often, from which seed, on which path. */
export function variablesOf(name, [times, seed, ...more]) {
  const values = [times ?? ROUNDS[name].times, seed ?? Date.now() % 2 ** 31, ...more]
  return Object.fromEntries(
    values.flatMap((value, index) => {
      const variable = ROUNDS[name].variables[index]
      return variable ? [[variable, `${value}`]] : []
    }),
  )
}
