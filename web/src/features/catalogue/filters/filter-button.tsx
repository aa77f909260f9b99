import { comparisonTexts } from '@halles/texts/pages/comparison.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { CountBadge } from '../../../components/count-badge.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './filter-button.module.css'
import { type Filtering, filterCount } from './filter-params.ts'

const FilterForm = lazyComponent(async () => (await import('./filter-form.tsx')).FilterForm)

/** Opens the filters of a list, and says how many hold. */
export function FilterButton(filtering: Filtering) {
  const texts = useTextsOf(comparisonTexts)
  const [opened, setOpened] = useState(false)
  const count = filterCount(filtering.filter)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="default"
        className={styles.button}
        // After its word in the name, before it to the eye.
        iconAfter={
          <CountBadge count={count} most={9}>
            <IconAdjustmentsHorizontal size={20} />
          </CountBadge>
        }
        aria-label={texts.filters(count)}
        onClick={() => setOpened(true)}
      >
        <span className={styles.words}>{`${texts.filter} `}</span>
      </Button>
      <Dialog opened={opened} title={texts.filterTitle} onClose={close}>
        <FilterForm {...filtering} onDone={close} />
      </Dialog>
    </>
  )
}
