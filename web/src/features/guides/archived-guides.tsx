import { Button } from '@mantine/core'
import { Facts } from '../../components/facts.tsx'
import { api } from '../../platform/api/api.ts'
import styles from './guide-list.module.css'
import { type GuideSummary, useGuideEdit } from './guide-queries.ts'
import { useGuideTexts } from './use-guide-texts.ts'

/** Guides that are out of use, each with the way back. */
export function ArchivedGuides({ guides }: { guides: readonly GuideSummary[] }) {
  const words = useGuideTexts()
  return (
    <details className={styles.archived}>
      <summary>{words.archived}</summary>
      <ul className={styles.guides}>
        {guides.map((guide) => (
          <ArchivedGuide key={guide.public_id} guide={guide} />
        ))}
      </ul>
    </details>
  )
}

function ArchivedGuide({ guide }: { guide: GuideSummary }) {
  const words = useGuideTexts()
  const edit = useGuideEdit(guide.public_id)
  const { guide_version } = guide
  return (
    <li className={styles.guide}>
      <Facts>
        {guide.name}
        {words.items(guide.item_count)}
      </Facts>
      <Button
        variant="default"
        loading={edit.isPending}
        aria-label={words.restoreOf(guide.name)}
        onClick={() =>
          edit.mutate((seen, options) =>
            api.guideArchive({ ...seen, guide_version, archived: false }, options),
          )
        }
      >
        {words.restore}
      </Button>
    </li>
  )
}
