import { CERTIFIED_MARKS, shownMarks } from '@halles/domain/product-marks.ts'
import { certificatesTexts } from '@halles/texts/pages/certificates.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { certificatesOptions } from './certificate-queries.ts'
import styles from './certificates.module.css'

/** Which of the marks that are stated restaurants are not shown, as no certificate is in force; nothing until that is known. */
export function HiddenMarks({ stated }: { stated: readonly string[] }) {
  const texts = useTextsOf(certificatesTexts)
  const { data: own } = useQuery(certificatesOptions)
  const marks = CERTIFIED_MARKS.filter((mark) => stated.includes(mark))
  const held = own?.certificates.map(({ mark, until_day }) => ({ mark, untilDay: until_day }))
  const shown = own && held ? shownMarks(marks, held, own.today) : marks
  const names = marks.filter((mark) => !shown.includes(mark)).map((mark) => texts.marks[mark])
  return (
    <div role="status" className={styles.hidden} data-wide>
      {names.length === 0 ? null : (
        <Notice
          tone="warning"
          action={
            <ButtonLink to="/account" search={{ to: 'certificates' }} variant="default" size="sm">
              {texts.toCertificates}
            </ButtonLink>
          }
        >
          {texts.hidden(names.join(', '))}
        </Notice>
      )}
    </div>
  )
}
