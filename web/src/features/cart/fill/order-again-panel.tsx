import { orderAgainTexts } from '@halles/texts/pages/order-again.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import { IconChevronRight, IconRefresh } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { PERSISTED } from '../../../platform/storage/offline-persister.ts'
import styles from './order-again-panel.module.css'
import { useOrderAgain } from './use-order-again.ts'

/** On the home page: the last order, and those of this weekday a week ago, each one tap from a filled cart. */
export function OrderAgainPanel() {
  const texts = useTextsOf(orderAgainTexts)
  const language = useLanguage()
  const { day, shortDay } = useFormat()
  const { data } = useQuery(orderAgainOptions)
  const { isPending, orderAgain } = useOrderAgain()
  if (!data?.last_order) return null
  const { last_order: last, last_weekday: weekAgo } = data
  // Where these are one and the same order, one button says it.
  const isSame = weekAgo?.orders === 1 && weekAgo.date === last.date
  return (
    <section className={`${styles.panel} grid gap-sm`} aria-label={texts.title}>
      {isSame ? null : (
        <Choice
          title={texts.likeLastTime}
          detail={texts.lastOrder(last.number, shortDay(last.date))}
          size={texts.size(last.products, last.cases)}
          isPending={isPending}
          onChoose={() => orderAgain({ from: 'last_order' })}
        />
      )}
      {weekAgo ? (
        <Choice
          title={texts.likeLastWeekday(formatWeekday(language, weekAgo.date))}
          detail={isSame ? texts.lastOrder(last.number, shortDay(last.date)) : day(weekAgo.date)}
          size={texts.size(weekAgo.products, weekAgo.cases)}
          isPending={isPending}
          onChoose={() => orderAgain({ from: 'last_weekday' })}
        />
      ) : null}
    </section>
  )
}

type ChoiceProps = {
  title: string
  detail: string
  size: string
  isPending: boolean
  onChoose: () => void
}

function Choice({ title, detail, size, isPending, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`${styles.choice} flex center gap-sm`}
      disabled={isPending}
      onClick={onChoose}
    >
      <IconRefresh className={styles.icon} size={24} aria-hidden />
      <span className={`${styles.words} min-0 flex-1 row`}>
        <strong className={styles.title}>{title}</strong>{' '}
        <span className="soft small">{detail}</span> <span className="soft small">{size}</span>
      </span>
      <IconChevronRight className={styles.icon} size={20} aria-hidden />
    </button>
  )
}

/** What can be ordered again. Under the orders' key: an order that is placed makes it stale with them. */
const orderAgainOptions = queryOptions({
  queryKey: ['orders', 'again'],
  queryFn: ({ signal }) => api.getOrderAgain({}, { signal }),
  meta: PERSISTED,
})
