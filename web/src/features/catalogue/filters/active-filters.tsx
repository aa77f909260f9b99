import { FILTER_NAMES } from '@halles/domain/product-filter.ts'
import { filterTexts } from '@halles/texts/pages/filters.ts'
import { IconX } from '@tabler/icons-react'
import { useChoiceName } from '../../../components/filter-names.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { chosenOf, type Filtering } from './filter-params.ts'
import { withoutChoice } from './filtered-address.ts'

/** What a list is filtered by, each to be taken off. */
export function ActiveFilters({ filter, onFilter, supplier }: Filtering) {
  const texts = useTextsOf(filterTexts)
  const nameOf = useChoiceName()
  return (
    <ul className="row gap-xs" aria-label={texts.title}>
      {filter.supplier === undefined ? null : (
        <Active
          label={supplier ?? texts.supplier}
          onRemove={() => onFilter({ ...filter, supplier: undefined })}
        />
      )}
      {FILTER_NAMES.flatMap((name) =>
        chosenOf(filter[name]).map((choice) => {
          const called = nameOf(name, choice)
          return (
            <Active
              key={`${name} ${choice}`}
              label={name === 'without' ? texts.free(called) : called}
              onRemove={() => onFilter(withoutChoice(filter, name, choice))}
            />
          )
        }),
      )}
    </ul>
  )
}

function Active({ label, onRemove }: { label: string; onRemove: () => void }) {
  const texts = useTextsOf(filterTexts)
  return (
    <li>
      <Button
        variant="default"
        size="sm"
        icon={<IconX size={16} aria-hidden />}
        aria-label={texts.remove(label)}
        onClick={onRemove}
      >
        {label}
      </Button>
    </li>
  )
}
