import { formatThousandths } from '@halles/domain/net-weight.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { IconX } from '@tabler/icons-react'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Package } from './weigh-values.ts'
import styles from './weighing.module.css'

type PackageListProps = {
  packages: readonly Package[]
  unit: string
  onRemove: (index: number) => void
}

/** The packages that were weighed or read, each of which can be taken out again. */
export function PackageList({ packages, unit, onRemove }: PackageListProps) {
  const texts = useTextsOf(weighingTexts)
  const language = useLanguage()
  if (packages.length === 0) return null
  function written({ thousandths, lot }: Package): string {
    const weight =
      thousandths === undefined
        ? undefined
        : formatWeight(language, formatThousandths(thousandths), unit)
    return [weight, lot && texts.lot(lot.lot)].filter(Boolean).join(', ')
  }
  return (
    <ul className={styles.packages} aria-label={texts.packages}>
      {packages.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two packages may weigh the same
        <li key={index} className={styles.package}>
          <span className="min-0 anywhere">{written(one)}</span>
          <IconButton aria-label={texts.remove(written(one))} onClick={() => onRemove(index)}>
            <IconX aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
