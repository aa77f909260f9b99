import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconClipboardList, IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { ArchivedGuides } from './archived-guides.tsx'
import styles from './guide-list.module.css'
import { type GuideSummary, guideListOptions } from './guide-queries.ts'
import { NameDialog } from './name-dialog.tsx'

/** The restaurant's guides. Who may edit begins one from what was ordered, or empty. */
export function GuideList({ onCreated }: { onCreated: (publicId: string) => void }) {
  const texts = useTextsOf(guidesTexts)
  const query = useQuery(guideListOptions)
  const mayEdit = useMay('manage_orders')
  return (
    <QueryState query={query} error={texts.loadError}>
      {(guides) => {
        const inUse = guides.filter((guide) => !guide.is_archived)
        const archived = guides.filter((guide) => guide.is_archived)
        const begin = mayEdit ? <Begin onCreated={onCreated} /> : null
        return (
          <>
            {inUse.length === 0 ? (
              <EmptyState
                icon={<IconClipboardList size={30} stroke={1.5} aria-hidden />}
                action={begin}
              >
                {mayEdit ? texts.empty : texts.emptyForCook}
              </EmptyState>
            ) : (
              <>
                <p className="soft">{texts.intro}</p>
                <ul className={`${styles.guides} grid gap-sm`}>
                  {inUse.map((guide) => (
                    <GuideCard key={guide.public_id} guide={guide} />
                  ))}
                </ul>
                {begin}
              </>
            )}
            {mayEdit && archived.length > 0 ? <ArchivedGuides guides={archived} /> : null}
          </>
        )
      }}
    </QueryState>
  )
}

function GuideCard({ guide }: { guide: GuideSummary }) {
  const texts = useTextsOf(guidesTexts)
  const { moment } = useFormat()
  const params = { guidePublicId: guide.public_id }
  return (
    <li className={`${styles.guide} center between card row`}>
      <div>
        <h2 className="size-xl anywhere">
          <Link to="/guide/$guidePublicId" params={params} className={styles.link}>
            {guide.name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <Facts>
            {texts.items(guide.item_count)}
            {guide.counted_at === null
              ? texts.neverCounted
              : texts.countedAt(moment(guide.counted_at))}
          </Facts>
        </p>
      </div>
      <ButtonLink
        to="/guide/$guidePublicId/count"
        params={params}
        variant="default"
        className={styles.action}
        aria-label={texts.countTitle(guide.name)}
        icon={<IconListCheck size={18} aria-hidden />}
      >
        {texts.count}
      </ButtonLink>
    </li>
  )
}

function Begin({ onCreated }: { onCreated: (publicId: string) => void }) {
  const texts = useTextsOf(guidesTexts)
  const [isNaming, setNaming] = useState(false)
  return (
    <div className={`${styles.begin} row`}>
      <ButtonLink to="/guides" search={{ build: 'orders' }}>
        {texts.build}
      </ButtonLink>
      <Button
        variant="default"
        icon={<IconPlus size={18} aria-hidden />}
        onClick={() => setNaming(true)}
      >
        {texts.create}
      </Button>
      <NameDialog
        opened={isNaming}
        title={texts.newTitle}
        submit={texts.create}
        onClose={() => setNaming(false)}
        onSaved={onCreated}
      />
    </div>
  )
}
