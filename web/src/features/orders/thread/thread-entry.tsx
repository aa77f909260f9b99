import { montrealDay } from '@halles/texts/delivery-times.ts'
import { VisuallyHidden } from '@mantine/core'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useFormat, useLanguage, useTexts } from '../../../platform/language/language.ts'
import styles from './order-thread.module.css'
import type { ThreadEntry, TrailLines } from './thread-queries.ts'
import { useThreadTexts } from './use-thread-texts.ts'

const PastProposal = lazyComponent(
  async () => (await import('../proposals/past-proposal.tsx')).PastProposal,
)

type EntryProps = {
  entry: ThreadEntry
  /** Which side reads it, and what the other side's business is called. */
  side: 'restaurant' | 'supplier'
  business: string
  lines: TrailLines
  isNew: boolean
}

/** One entry of a trail: a message, or in one line what happened, why, by whom and when. */
export function Entry(props: EntryProps) {
  const { entry, side, isNew } = props
  const words = useThreadTexts()
  const mark = isNew ? <span className={styles.new}>{words.unread}</span> : null
  if (entry.kind !== 'message') return <Change {...props} mark={mark} />
  return (
    <li className={`${styles.message} ${entry.side === side ? styles.own : ''}`}>
      <p className={styles.author}>
        <Author {...props} /> <Moment at={entry.at} /> {mark}
      </p>
      {entry.text === null ? (
        <p className={styles.soft}>{words.erased}</p>
      ) : (
        <p className={styles.text}>{entry.text}</p>
      )}
    </li>
  )
}

function Change({ mark, ...props }: EntryProps & { mark: React.ReactNode }) {
  const words = useThreadTexts()
  const { entry } = props
  return (
    <li className={styles.change}>
      <p>
        <What entry={entry} />
        {entry.reason ? `, ${inSentence(words.reasons[entry.reason])}` : ''}, <By {...props} />,{' '}
        <Moment at={entry.at} /> {mark}
      </p>
      {entry.proposal && <PastProposal proposal={entry.proposal} lines={props.lines} />}
      {entry.text === null ? null : <p className={styles.text}>{entry.text}</p>}
    </li>
  )
}

function What({ entry }: { entry: ThreadEntry }) {
  const words = useThreadTexts()
  const language = useLanguage()
  const { day, decimal, dollars } = useFormat()
  const { status, kind, line, old, new: now } = entry
  if (status) return words.step[status === 'cancelled' ? refusedBy(entry) : status]
  const product = line ? (language === 'fr' ? line.name_fr : line.name_en) : ''
  const [before, after] = [old?.quantity ?? 0, now?.quantity ?? 0]
  switch (kind) {
    case 'line_changed':
      return (
        <>
          <span aria-hidden>{words.changed(product, before, after)}</span>
          <VisuallyHidden>{words.changedAloud(product, before, after)}</VisuallyHidden>
        </>
      )
    case 'line_added':
      return words.added(product, after)
    case 'line_removed':
      return words.removed(product, before)
    case 'day_changed':
      return old?.day && now?.day
        ? words.dayChanged(day(old.day), day(now.day))
        : words.kind.day_changed
    case 'received':
      return line && now?.cases !== undefined
        ? words.receivedCases(product, decimal(now.cases))
        : words.kind.received
    case 'credit_asked':
      return now?.amount === undefined
        ? words.creditWithdrawn
        : words.amountOf(words.kind.credit_asked, dollars(now.amount))
    case 'credit_answered':
      return words.creditGranted(dollars(now?.amount ?? '0'), dollars(old?.amount ?? '0'))
    case 'message':
    case null:
      return null
    default:
      return words.kind[kind]
  }
}

function refusedBy({ side }: ThreadEntry): 'refused' | 'withdrawn' {
  return side === 'supplier' ? 'refused' : 'withdrawn'
}

function Author(props: EntryProps) {
  const words = useThreadTexts()
  const { entry } = props
  const name = useNameOf(props)
  return <strong>{entry.is_own ? words.you : name}</strong>
}

function By(props: EntryProps) {
  const words = useThreadTexts()
  const name = useNameOf(props)
  const { entry } = props
  if (entry.side === 'halles') return words.byHalles
  return entry.is_own ? words.byYou : words.by(name)
}

/** By the first name, on the other side with its business; who has left or was erased is a former member. */
function useNameOf({ entry, side, business }: EntryProps): string {
  const words = useThreadTexts()
  const { orders } = useTexts()
  const isOther = entry.side !== side
  const firstName = entry.by?.first_name
  if (firstName) return isOther ? words.nameOf(firstName, business) : firstName
  if (!isOther) return orders.formerMember
  return entry.by ? words.memberOf(business) : business
}

function Moment({ at }: { at: string }) {
  const { time, shortDay } = useFormat()
  return (
    <time dateTime={at} className={styles.soft}>
      {`${shortDay(montrealDay(at))}, ${time(at)}`}
    </time>
  )
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
