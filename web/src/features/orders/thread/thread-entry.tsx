import { montrealDay } from '@halles/texts/delivery-times.ts'
import { orderThreadTexts } from '@halles/texts/pages/order-thread.ts'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import {
  useFormat,
  useLanguage,
  useTexts,
  useTextsOf,
} from '../../../platform/language/language.ts'
import styles from './order-thread.module.css'
import type { ThreadEntry, TrailLines } from './thread-queries.ts'

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
  const texts = useTextsOf(orderThreadTexts)
  const mark = isNew ? (
    <span className={`${styles.new} warning-text bold small`}>{texts.unread}</span>
  ) : null
  if (entry.kind !== 'message') return <Change {...props} mark={mark} />
  return (
    <li className={`${styles.message} ${entry.side === side ? styles.own : ''}`}>
      <p className="small">
        <Author {...props} /> <Moment at={entry.at} /> {mark}
      </p>
      {entry.text === null ? (
        <p className="soft">{texts.erased}</p>
      ) : (
        <p className={styles.text}>{entry.text}</p>
      )}
    </li>
  )
}

function Change({ mark, ...props }: EntryProps & { mark: React.ReactNode }) {
  const texts = useTextsOf(orderThreadTexts)
  const { entry } = props
  return (
    <li className={`${styles.change} small`}>
      <p>
        <What entry={entry} />
        {entry.reason ? `, ${inSentence(texts.reasons[entry.reason])}` : ''}, <By {...props} />,{' '}
        <Moment at={entry.at} /> {mark}
      </p>
      {entry.proposal && <PastProposal proposal={entry.proposal} lines={props.lines} />}
      {entry.text === null ? null : <p className={styles.text}>{entry.text}</p>}
    </li>
  )
}

function What({ entry }: { entry: ThreadEntry }) {
  const texts = useTextsOf(orderThreadTexts)
  const language = useLanguage()
  const { day, decimal, dollars } = useFormat()
  const { status, kind, line, old, new: now } = entry
  if (status) return texts.step[status === 'cancelled' ? refusedBy(entry) : status]
  const product = line ? (language === 'fr' ? line.name_fr : line.name_en) : ''
  const [before, after] = [old?.quantity ?? 0, now?.quantity ?? 0]
  switch (kind) {
    case 'line_changed':
      return (
        <>
          <span aria-hidden>{texts.changed(product, before, after)}</span>
          <span className="visually-hidden">{texts.changedAloud(product, before, after)}</span>
          {now?.price === undefined ? '' : `, ${texts.perCase(dollars(now.price))}`}
        </>
      )
    case 'line_added':
      return texts.added(product, after)
    case 'line_removed':
      return texts.removed(product, before)
    case 'day_changed':
      return old?.day && now?.day
        ? texts.dayChanged(day(old.day), day(now.day))
        : texts.kind.day_changed
    case 'received':
      return line && now?.cases !== undefined
        ? texts.receivedCases(product, decimal(now.cases))
        : texts.kind.received
    case 'credit_asked':
      return now?.amount === undefined
        ? texts.creditWithdrawn
        : texts.amountOf(texts.kind.credit_asked, dollars(now.amount))
    case 'credit_answered':
      return texts.creditGranted(dollars(now?.amount ?? '0'), dollars(old?.amount ?? '0'))
    case 'weighed':
      return now?.weight === undefined
        ? texts.weighedAgain(product)
        : texts.amountOf(texts.weighed(product, decimal(now.weight)), dollars(now.amount ?? '0'))
    case 'message':
    case null:
      return null
    default:
      return texts.kind[kind]
  }
}

function refusedBy({ side }: ThreadEntry): 'refused' | 'withdrawn' {
  return side === 'supplier' ? 'refused' : 'withdrawn'
}

function Author(props: EntryProps) {
  const texts = useTextsOf(orderThreadTexts)
  const { entry } = props
  const name = useNameOf(props)
  return <strong>{entry.is_own ? texts.you : name}</strong>
}

function By(props: EntryProps) {
  const texts = useTextsOf(orderThreadTexts)
  const name = useNameOf(props)
  const { entry } = props
  if (entry.side === 'halles') return texts.byHalles
  return entry.is_own ? texts.byYou : texts.by(name)
}

/** By the first name, on the other side with its business; who has left or was erased is a former member. */
function useNameOf({ entry, side, business }: EntryProps): string {
  const texts = useTextsOf(orderThreadTexts)
  const { orders } = useTexts()
  const isOther = entry.side !== side
  const firstName = entry.by?.first_name
  if (firstName) return isOther ? texts.nameOf(firstName, business) : firstName
  if (!isOther) return orders.formerMember
  return entry.by ? texts.memberOf(business) : business
}

function Moment({ at }: { at: string }) {
  const { time, shortDay } = useFormat()
  return (
    <time dateTime={at} className="soft">
      {`${shortDay(montrealDay(at))}, ${time(at)}`}
    </time>
  )
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
