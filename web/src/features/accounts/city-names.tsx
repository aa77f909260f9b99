import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'

/** More would push everything else off the screen. */
const SHOWN = 30

/** Names of cities, the rest of a long list on demand. */
export function CityNames({ names }: { names: readonly string[] }) {
  const { accounts } = useTexts()
  const [all, setAll] = useState(false)
  if (all || names.length <= SHOWN) return names.join(', ')
  return (
    <>
      {names.slice(0, SHOWN).join(', ')}
      {'… '}
      <Anchor component="button" type="button" onClick={() => setAll(true)}>
        {accounts.showAll(names.length)}
      </Anchor>
    </>
  )
}
