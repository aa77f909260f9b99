import { substitutesTexts } from '@halles/texts/pages/substitutes.ts'
import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorState } from '../../components/error-state.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './substitutes.module.css'
import { suppliersCalled } from './suppliers-called.ts'

type Supplier = { public_id: string; name: string }
export type FoundSuppliers = {
  /** Undefined until they are loaded. */
  suppliers: readonly Supplier[] | undefined
  error: Error | null
  /** Loads them, again after a failure. */
  load: () => void
}

/** Finds a supplier to choose for that the restaurant has not ordered from. */
export function AddSupplier({
  found,
  onAdd,
}: {
  found: FoundSuppliers
  onAdd: (publicId: string) => void
}) {
  const texts = useTextsOf(substitutesTexts)
  const [typed, setTyped] = useState('')
  const matching = suppliersCalled(typed, found.suppliers ?? [])
  const isSearched = typed.trim() !== '' && found.suppliers !== undefined
  function add(publicId: string) {
    setTyped('')
    onAdd(publicId)
  }
  return (
    <search className={styles.add}>
      <TextInput
        type="search"
        label={texts.addSupplier}
        placeholder={texts.supplierName}
        leftSection={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
        value={typed}
        onFocus={found.load}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.error && typed.trim() !== '' ? (
        <ErrorState error={found.error} sentence={texts.suppliersError} onRetry={found.load} />
      ) : null}
      <p role="status" className={styles.soft}>
        {isSearched ? texts.found(matching.all) : null}
      </p>
      <ul className={styles.found}>
        {matching.shown.map(({ public_id, name }) => (
          <li key={public_id}>
            <Button variant="default" fullWidth justify="start" onClick={() => add(public_id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </search>
  )
}
