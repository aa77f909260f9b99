import { formatThousandths } from '@halles/domain/net-weight.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { IconX } from '@tabler/icons-react'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './weighing.module.css'

type PackageListProps = {
  packages: readonly number[]
  unit: string
  onRemove: (index: number) => void
}

/** The packages that were weighed, each of which can be taken out again. */
export function PackageList({ packages, unit, onRemove }: PackageListProps) {
  const texts = useTextsOf(weighingTexts)
  const language = useLanguage()
  if (packages.length === 0) return null
  return (
    <ul className={styles.packages} aria-label={texts.packages}>
      {packages.map((thousandths, index) => {
        const written = formatWeight(language, formatThousandths(thousandths), unit)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two packages may weigh the same
          <li key={index} className={styles.package}>
            {written}
            <IconButton aria-label={texts.remove(written)} onClick={() => onRemove(index)}>
              <IconX aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
