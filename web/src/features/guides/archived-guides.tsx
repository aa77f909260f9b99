import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { AskButton } from '../../components/ask-button.tsx'
import { Facts } from '../../components/facts.tsx'
import { useChange } from '../../components/use-change.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './guide-list.module.css'
import { ALL_GUIDES, type GuideSummary, useGuideEdit } from './guide-queries.ts'

export function ArchivedGuides({ guides }: { guides: readonly GuideSummary[] }) {
  const texts = useTextsOf(guidesTexts)
  return (
    <details className={styles.archived}>
      <summary>{texts.archived}</summary>
      <ul className={`${styles.guides} grid gap-sm`}>
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
    <li className={`${styles.guide} center between card row`}>
      <Facts>
        {guide.name}
        {texts.items(guide.item_count)}
      </Facts>
      <div className="row">
        <DeleteGuide guide={guide} />
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
      </div>
    </li>
  )
}

function DeleteGuide({ guide: { public_id, guide_version, name } }: { guide: GuideSummary }) {
  const texts = useTextsOf(guidesTexts)
  const change = useChange({
    call: (_: undefined, options) =>
      api.guideDelete({ guide_public_id: public_id, guide_version }, options),
    stale: ALL_GUIDES,
    failed: errorMessage,
  })
  return (
    <AskButton
      variant="subtle"
      aria-label={texts.deleteOf(name)}
      title={texts.deleteTitle(name)}
      message={texts.deleteMessage}
      confirm={texts.delete}
      destructive
      change={change}
    >
      {texts.delete}
    </AskButton>
  )
}
