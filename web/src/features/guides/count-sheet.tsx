import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useConnected } from '../../platform/api/connection.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { amountOf, typedOf } from './amounts.ts'
import styles from './count-sheet.module.css'
import { CountSync } from './counting/count-sync.tsx'
import { isCountedToday } from './counting/counted-today.ts'
import { countSync, useUnsentCounts } from './counting/use-counts.ts'
import type { Guide, GuideItem } from './guide-queries.ts'
import { sectionsOf } from './sections-of.ts'
import { useAmounts } from './use-amounts.ts'
import { useItemName } from './use-item-name.ts'

/** One number a card, in the order in which things are stored. What is typed is stored here first, and sent when it can be. */
export function CountSheet({ guide }: { guide: Guide }) {
  const texts = useTextsOf(guidesTexts)
  const connected = useConnected()
  const { unsent, isWaiting } = useUnsentCounts()
  const sections = useMemo(() => sectionsOf(guide.items), [guide.items])
  const isOne = sections.length === 1 && sections[0]?.name === ''
  const counted = guide.items.filter(
    (item) => unsent.has(item.public_id) || (item.count && isCountedToday(item.count)),
  ).length
  const waits = (isWaiting || !connected) && unsent.size > 0
  return (
    <>
      <CountSync />
      <p className="mb-md soft">{texts.countHint}</p>
      {waits ? <Notice tone="pending">{texts.waiting(unsent.size)}</Notice> : null}
      {sections.map(({ name, items }) => (
        <section key={items[0]?.public_id} aria-label={isOne ? undefined : name || texts.noSection}>
          {isOne ? null : <h2 className={styles.section}>{name || texts.noSection}</h2>}
          <ul className="grid gap-xs mb-lg">
            {items.map((item) => (
              <CountCard key={item.public_id} guideId={guide.public_id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.end}>
        <p role="status" className="strong">
          {texts.progress(counted, guide.items.length)}
        </p>
        <ButtonLink to="/guide/$guidePublicId" params={{ guidePublicId: guide.public_id }}>
          {texts.done}
        </ButtonLink>
      </div>
    </>
  )
}

type CountCardProps = { guideId: string; item: GuideItem }

/** What is on hand of an item: typed, stored at each key, sent when the field is left. Enter goes to the next card. */
function CountCard({ guideId, item }: CountCardProps) {
  const texts = useTextsOf(guidesTexts)
  const language = useLanguage()
  const { shown, unit } = useAmounts()
  const name = useItemName()(item)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const amount = useAmountOf(item)
  const isInvalid = typed !== undefined && typed.trim() !== '' && !amountOf(item.measure, typed)

  function store(text: string) {
    setTyped(text)
    const next = amountOf(item.measure, text)
    if (next !== undefined && next !== amount) countSync.set(guideId, item.public_id, next)
  }
  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-count]')]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else event.currentTarget.blur()
  }
  return (
    <li className={`${styles.card} grid center p-sm-md card`}>
      <label htmlFor={id} className="grid">
        <span className={`${styles.name} strong anywhere`}>{name}</span>
        <span className={styles.soft}>{unit(item)}</span>
        {item.par === null ? null : (
          <span className={styles.soft}>{texts.target(shown(item, item.par))}</span>
        )}
      </label>
      <input
        id={id}
        data-count
        className={`${styles.number} size-2xl full`}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        placeholder="–"
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-state`}
        value={typed ?? (amount === undefined ? '' : typedOf(item.measure, amount, language))}
        onChange={({ target }) => store(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => isInvalid || setTyped(undefined)}
        onKeyDown={goOn}
      />
      <p id={`${id}-state`} className={isInvalid ? styles.invalid : styles.state}>
        {isInvalid ? texts.invalidAmount : <State item={item} />}
      </p>
    </li>
  )
}

/** What stands for today: as counted here and not sent yet, or as anybody has counted. */
function useAmountOf(item: GuideItem): string | undefined {
  const { unsent } = useUnsentCounts()
  const here = unsent.get(item.public_id)?.amount
  return here ?? (item.count && isCountedToday(item.count) ? item.count.amount : undefined)
}

function State({ item }: { item: GuideItem }) {
  const texts = useTextsOf(guidesTexts)
  const { time } = useFormat()
  const { shown } = useAmounts()
  const { unsent } = useUnsentCounts()
  const { count } = item
  if (unsent.has(item.public_id)) return texts.notSentYet
  if (!count) return null
  const by = count.is_own ? texts.you : (count.by ?? texts.formerMember)
  if (!isCountedToday(count)) return texts.countedYesterday(shown(item, count.amount), by)
  return texts.countedBy(time(count.at), by)
}
