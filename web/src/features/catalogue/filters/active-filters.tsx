import { FILTER_NAMES } from '@halles/domain/product-filter.ts'
import { filterTexts } from '@halles/texts/pages/filters.ts'
import { IconX } from '@tabler/icons-react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useChoiceName } from './filter-names.ts'
import { chosenOf, type ListFilter } from './filter-params.ts'
import { withoutChoice } from './filtered-address.ts'

type ActiveFiltersProps = { filter: ListFilter; onFilter: (filter: ListFilter) => void }

/** What a list is filtered by, each to be taken off. */
export function ActiveFilters({ filter, onFilter }: ActiveFiltersProps) {
  const texts = useTextsOf(filterTexts)
  const nameOf = useChoiceName()
  return (
    <ul className="row gap-xs" aria-label={texts.title}>
      {FILTER_NAMES.flatMap((name) =>
        chosenOf(filter[name]).map((choice) => {
          const called = nameOf(name, choice)
          const label = name === 'without' ? texts.free(called) : called
          return (
            <li key={`${name} ${choice}`}>
              <Button
                variant="default"
                size="sm"
                icon={<IconX size={16} aria-hidden />}
                aria-label={texts.remove(label)}
                onClick={() => onFilter(withoutChoice(filter, name, choice))}
              >
                {label}
              </Button>
            </li>
          )
        }),
      )}
    </ul>
  )
}
