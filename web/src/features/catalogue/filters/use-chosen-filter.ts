import { useState } from 'react'
import { filterOf, type ListFilter } from './filter-params.ts'

type Chosen = { filter: ListFilter; sent: readonly string[] }

/**
 * A filter that somebody chooses is shown at once, and what is chosen next begins from it; the address follows with the list.
 * `filter` is what the address has.
 */
export function useChosenFilter(filter: ListFilter, onChosen: (filter: ListFilter) => void) {
  const [chosen, setChosen] = useState<Chosen>()
  const [before, setBefore] = useState(filter)
  if (keyOf(before) !== keyOf(filter)) {
    setBefore(filter)
    // On its way through what was chosen before, or led elsewhere.
    const isOnItsWay = chosen?.sent.slice(0, -1).includes(keyOf(filter))
    if (!isOnItsWay) setChosen(undefined)
  }
  return {
    filter: chosen?.filter ?? filter,
    choose(wanted: ListFilter) {
      const next = filterOf(wanted)
      setChosen({ filter: next, sent: [...(chosen?.sent ?? []), keyOf(next)] })
      onChosen(next)
    },
  }
}

const keyOf = (filter: ListFilter) => JSON.stringify(filter)
