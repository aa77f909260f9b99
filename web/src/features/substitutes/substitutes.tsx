import { CATEGORY_NAMES, type CategoryName } from '@halles/domain/product.ts'
import { SUBSTITUTE_CHOICES } from '@halles/domain/proposal.ts'
import { substitutesTexts } from '@halles/texts/pages/substitutes.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { ErrorState } from '../../components/error-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { Choices } from './substitute-queries.ts'
import styles from './substitutes.module.css'
import { suppliersCalled } from './suppliers-called.ts'

type SubstitutesProps = {
  choices: Choices
  /** What somebody came for: a category, or a supplier, which is listed then. */
  sought: { category: CategoryName | undefined; supplier: string | undefined }
  found: FoundSuppliers
  onSeek: (supplierPublicId: string) => void
}

/** What a restaurant wants when a supplier lacks something, by category and by supplier. */
export function Substitutes({ choices, sought, found, onSeek }: SubstitutesProps) {
  const texts = useTextsOf(substitutesTexts)
  const { menu } = useTexts()
  const isConnected = useConnected()
  const listed = withSought(choices, sought.supplier, found)
  return (
    <div className={styles.page}>
      <p>{texts.intro}</p>
      <dl className={styles.meanings}>
        {SUBSTITUTE_CHOICES.map((choice) => (
          <div key={choice}>
            <dt>{texts.choices[choice]}</dt>
            <dd>{texts.meanings[choice]}</dd>
          </div>
        ))}
      </dl>
      {isConnected ? null : <Notice tone="warning">{texts.offline}</Notice>}
      <section aria-labelledby="by-category">
        <h2 id="by-category">{texts.categoriesTitle}</h2>
        {CATEGORY_NAMES.map((category) => (
          <ChoiceRow
            key={category}
            choices={choices}
            of={{ category }}
            name={menu[category]}
            isSought={sought.category === category}
          />
        ))}
      </section>
      <section aria-labelledby="by-supplier">
        <h2 id="by-supplier">{texts.suppliersTitle}</h2>
        <p className="soft small">
          {listed.length === 0 ? texts.noSuppliers : texts.supplierFirst}
        </p>
        {listed.map((supplier) => (
          <ChoiceRow
            key={supplier.public_id}
            choices={choices}
            of={{ supplier }}
            name={supplier.name}
            isSought={sought.supplier === supplier.public_id}
          />
        ))}
        <AddSupplier found={found} onAdd={onSeek} />
      </section>
    </div>
  )
}

/** Those of the answer, and the one that somebody looked for, before anything is chosen for it. */
function withSought(choices: Choices, sought: string | undefined, { suppliers }: FoundSuppliers) {
  const listed = choices.suppliers
  if (sought === undefined || listed.some(({ public_id }) => public_id === sought)) return listed
  return [...listed, ...(suppliers ?? []).filter(({ public_id }) => public_id === sought)]
}

type Supplier = { public_id: string; name: string }
type FoundSuppliers = {
  suppliers: readonly Supplier[] | undefined
  error: Error | null
  load: () => void
}

/** Finds a supplier to choose for that the restaurant has not ordered from. */
function AddSupplier({
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
    <search className={`${styles.add} mt-lg block`}>
      <TextField
        type="search"
        label={texts.addSupplier}
        placeholder={texts.supplierName}
        before={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
        value={typed}
        onFocus={found.load}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.error && typed.trim() !== '' ? (
        <ErrorState error={found.error} sentence={texts.suppliersError} onRetry={found.load} />
      ) : null}
      <p role="status" className="soft small">
        {isSearched ? texts.found(matching.all) : null}
      </p>
      <ul className="grid gap-xs mt-xs">
        {matching.shown.map(({ public_id, name }) => (
          <li key={public_id}>
            <Button variant="default" className={styles.supplier} onClick={() => add(public_id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </search>
  )
}
