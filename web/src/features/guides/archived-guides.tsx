import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { Button } from '@mantine/core'
import { Facts } from '../../components/facts.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './guide-list.module.css'
import { type GuideSummary, useGuideEdit } from './guide-queries.ts'

export function ArchivedGuides({ guides }: { guides: readonly GuideSummary[] }) {
  const texts = useTextsOf(guidesTexts)
  return (
    <details className={styles.archived}>
      <summary>{texts.archived}</summary>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <ArchivedGuide key={guide.public_id} guide={guide} />
        ))}
      </ul>
    </details>
  )
}

function ArchivedGuide({ guide }: { guide: GuideSummary }) {
  const texts = useTextsOf(guidesTexts)
  const edit = useGuideEdit(guide.public_id)
  const { guide_version } = guide
  return (
    <li className={`${styles.guide} card row`}>
      <Facts>
        {guide.name}
        {texts.items(guide.item_count)}
      </Facts>
      <Button
        variant="default"
        loading={edit.isPending}
        aria-label={texts.restoreOf(guide.name)}
        onClick={() =>
          edit.start((seen, options) =>
            api.guideArchive({ ...seen, guide_version, archived: false }, options),
          )
        }
      >
        {texts.restore}
      </Button>
    </li>
  )
}
