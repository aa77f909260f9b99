import { describeChanges, describePerson } from '@halles/texts/activity.ts'
import { activityTexts } from '@halles/texts/pages/activity.ts'
import { Facts } from '../../components/facts.tsx'
import { TextLink } from '../../components/links.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import styles from './activity.module.css'
import type { ActivityEntry } from './activity-query.ts'

type ActivityListProps = { entries: readonly ActivityEntry[]; kind: 'restaurant' | 'supplier' }

export function ActivityList({ entries, kind }: ActivityListProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={`${entry.at} ${entry.kind} ${entry.order_public_id}`} entry={entry} of={kind} />
      ))}
    </ol>
  )
}

function Entry({ entry, of }: { entry: ActivityEntry; of: 'restaurant' | 'supplier' }) {
  const texts = useTextsOf(activityTexts)
  const { moment } = useFormat()
  const language = useLanguage()
  const subject = entry.about ? describePerson(texts, entry.about) : entry.subject
  return (
    <li className={styles.entry}>
      <p className={`${styles.what} row`}>
        <span>{texts.kinds[entry.kind]}</span>
        {subject === '' ? null : <strong>{subject}</strong>}
        {entry.order_public_id === null ? null : (
          <OrderLink publicId={entry.order_public_id} of={of} />
        )}
      </p>
      {entry.changes.length === 0 ? null : <p>{describeChanges(language, texts, entry.changes)}</p>}
      <p className="soft small">
        <Facts>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          {entry.by ? describePerson(texts, entry.by) : null}
        </Facts>
      </p>
    </li>
  )
}

function OrderLink({ publicId, of }: { publicId: string; of: 'restaurant' | 'supplier' }) {
  const texts = useTextsOf(activityTexts)
  return of === 'restaurant' ? (
    <TextLink to="/order/$orderPublicId" params={{ orderPublicId: publicId }}>
      {texts.openOrder}
    </TextLink>
  ) : (
    <TextLink
      to="/supplier/order/$supplierOrderPublicId"
      params={{ supplierOrderPublicId: publicId }}
    >
      {texts.openOrder}
    </TextLink>
  )
}
