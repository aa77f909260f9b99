import { FILTER_CHOICES, type FilterName } from '@halles/domain/product-filter.ts'
import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { filterTexts } from '@halles/texts/pages/filters.ts'
import { useState } from 'react'
import { useChoiceName } from '../../../components/filter-names.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { chosenOf, type Filtering, filterCount } from './filter-params.ts'
import { joined } from './filtered-address.ts'
import { OriginOptions } from './origin-options.tsx'

/** What chefs here ask for first; any other is added from the list. */
const USUAL_ORIGINS = ['CA-QC', 'CA']

/** Every filter of a list. Each tick holds at once, on the list behind. */
export function FilterForm({
  filter,
  onFilter,
  onDone,
  supplier,
}: Filtering & { onDone: () => void }) {
  const { clearFilters } = useTextsOf(comparisonTexts)
  const texts = useTextsOf(filterTexts)
  const nameOf = useChoiceName()
  // Taken off it stays to be ticked again, until the sheet is closed.
  const [only] = useState({ value: filter.supplier, label: supplier ?? texts.supplier })
  const boxes = (name: FilterName, choices: readonly string[], hint?: string) => (
    <ChoiceBoxes
      label={texts.names[name]}
      description={hint}
      value={filter[name] ?? ''}
      onChange={(value) => onFilter({ ...filter, [name]: joined(name, chosenOf(value)) })}
      options={choices.map((value) => ({ value, label: nameOf(name, value) }))}
    />
  )
  const origins = [...new Set([...USUAL_ORIGINS, ...chosenOf(filter.origin)])]
  return (
    <div className="grid gap-lg">
      {boxes('marks', FILTER_CHOICES.marks)}
      {boxes('without', FILTER_CHOICES.without, texts.withoutHint)}
      {boxes('keep', FILTER_CHOICES.keep)}
      {boxes('photo', FILTER_CHOICES.photo)}
      {only.value === undefined ? null : (
        <ChoiceBoxes
          label={texts.supplier}
          value={filter.supplier ?? ''}
          onChange={(value) => onFilter({ ...filter, supplier: value || undefined })}
          options={[{ value: only.value, label: only.label }]}
        />
      )}
      <div className="grid gap-xs">
        {boxes('origin', origins)}
        <SelectField
          aria-label={texts.otherOrigin}
          value=""
          onChange={({ currentTarget }) =>
            onFilter({
              ...filter,
              origin: joined('origin', [...chosenOf(filter.origin), currentTarget.value]),
            })
          }
        >
          <option value="">{texts.otherOrigin}</option>
          <OriginOptions provinces={texts.provinces} countries={texts.countries} />
        </SelectField>
      </div>
      <div className="row gap-sm between">
        <Button onClick={onDone}>{texts.show}</Button>
        <Button variant="subtle" disabled={filterCount(filter) === 0} onClick={() => onFilter({})}>
          {clearFilters}
        </Button>
      </div>
    </div>
  )
}
