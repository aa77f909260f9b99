import { exerciseDueBy, isExerciseDue } from '@halles/domain/recall.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { IconBellOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { Notice } from '../../components/notice.tsx'
import { PagedList } from '../../components/paged-list.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { type RecallList as List, RECALLS_PER_PAGE, recallsOptions } from './recall-queries.ts'
import styles from './recalls.module.css'

/** A supplier's recalls and exercises, and when the next exercise is due. */
export function RecallList({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const texts = useTextsOf(recallsTexts)
  const query = useQuery(recallsOptions(page))
  return (
    <section aria-labelledby="recalls-title" className="stack">
      <h2 id="recalls-title" className="size-lg">
        {texts.listTitle}
      </h2>
      {query.data ? <LastExercise lastDay={query.data.last_exercise} /> : null}
      <PagedList
        query={query}
        perPage={RECALLS_PER_PAGE}
        page={page}
        onPage={onPage}
        empty={<EmptyState icon={<IconBellOff size={30} stroke={1.5} />}>{texts.none}</EmptyState>}
      >
        {(recalls) => (
          <ul className={styles.list}>
            {recalls.map((recall) => (
              <li key={recall.public_id} className={styles.item}>
                <RecallRow recall={recall} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function LastExercise({ lastDay }: { lastDay: string | null }) {
  const texts = useTextsOf(recallsTexts)
  const { day } = useFormat()
  if (lastDay === null) return <Notice tone="pending">{texts.noExercise}</Notice>
  const due = day(exerciseDueBy(lastDay))
  const isDue = isExerciseDue(lastDay, montrealDay(nowDrawn()))
  return (
    <Notice tone={isDue ? 'warning' : 'success'}>
      {texts.lastExercise(day(lastDay))}{' '}
      {isDue ? texts.exerciseOverdue(due) : texts.exerciseDue(due)}
    </Notice>
  )
}

function RecallRow({ recall }: { recall: List['results'][number] }) {
  const texts = useTextsOf(recallsTexts)
  const { orders } = useTexts()
  const { moment } = useFormat()
  const nameOf = useProductName()
  const { lot, product, is_exercise: isExercise, told, acknowledged } = recall
  return (
    <Link
      to="/supplier/lots/$recallPublicId"
      params={{ recallPublicId: recall.public_id }}
      className={styles.row}
    >
      <span className="min-0 anywhere">
        <span className="bold">{lot}</span>{' '}
        <span className="soft">{product ? nameOf(product) : texts.allProducts}</span>
        <span className="block soft small">
          <Facts>
            {isExercise ? texts.exercise : texts.recall}
            {moment(recall.sent_at)}
            {orders.cases(recall.cases)}
          </Facts>
        </span>
      </span>
      <StatusBadge tone={acknowledged === told ? 'done' : 'pending'}>
        {texts.acknowledgedOf(acknowledged, told)}
      </StatusBadge>
    </Link>
  )
}
