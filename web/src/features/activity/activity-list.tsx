import { describeChanges, describePerson } from '@halles/texts/activity.ts'
import { Facts } from '../../components/facts.tsx'
import { AnchorLink } from '../../components/links.tsx'
import { useFormat, useLanguage } from '../../platform/language/language.ts'
import styles from './activity.module.css'
import type { ActivityEntry } from './activity-query.ts'
import { useActivityTexts } from './use-activity-texts.ts'

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
  const activity = useActivityTexts()
  const { moment } = useFormat()
  const language = useLanguage()
  const subject = entry.about ? describePerson(activity, entry.about) : entry.subject
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <span>{activity.kinds[entry.kind]}</span>
        {subject === '' ? null : <strong>{subject}</strong>}
        {entry.order_public_id === null ? null : (
          <OrderLink publicId={entry.order_public_id} of={of} />
        )}
      </p>
      {entry.changes.length === 0 ? null : (
        <p>{describeChanges(language, activity, entry.changes)}</p>
      )}
      <p className={styles.soft}>
        <Facts>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          {entry.by ? describePerson(activity, entry.by) : null}
        </Facts>
      </p>
    </li>
  )
}

function OrderLink({ publicId, of }: { publicId: string; of: 'restaurant' | 'supplier' }) {
  const activity = useActivityTexts()
  return of === 'restaurant' ? (
    <AnchorLink to="/order/$orderPublicId" params={{ orderPublicId: publicId }}>
      {activity.openOrder}
    </AnchorLink>
  ) : (
    <AnchorLink
      to="/supplier/order/$supplierOrderPublicId"
      params={{ supplierOrderPublicId: publicId }}
    >
      {activity.openOrder}
    </AnchorLink>
  )
}
