import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { ConfirmLeaving } from '../../components/confirm-leaving.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import type { DeliveryRules } from './delivery-rules-queries.ts'
import { DeliverySettings } from './delivery-settings.tsx'
import { Exceptions } from './exceptions.tsx'
import { FirstWeek } from './first-week.tsx'
import { isSameWeek, type Week, weekOf } from './week.ts'
import { ZoneSection } from './zone-section.tsx'

const NAMED_CITIES = 6

const ZoneDialog = lazyComponent(async () => (await import('./zone-dialog.tsx')).ZoneDialog)

/** Where and when a supplier delivers, and what restaurants see of it. */
export function DeliveryRulesView({ rules }: { rules: DeliveryRules }) {
  const texts = useTextsOf(deliveryRulesTexts)
  // By zone, until it is saved: what others change meanwhile takes nothing back.
  const [edited, setEdited] = useState<Readonly<Record<string, Week | undefined>>>({})
  const [isAdding, setAdding] = useState(false)
  const isZoneMounted = useMountOnFirstOpen(isAdding)
  const { zones, other_cities: others } = rules
  // Who chose a first week goes on to its days.
  const [isFirstWeek] = useState(zones.length === 0)
  const place = useFocusOnFirstZone(zones.length)
  const isUnsaved = zones.some(({ public_id, runs }) => {
    const week = edited[public_id]
    return week !== undefined && !isSameWeek(week, weekOf(runs))
  })
  return (
    <>
      <p className="soft small">{texts.montrealTime}</p>
      {zones.length === 0 ? <FirstWeek cities={others} /> : null}
      <div ref={place} tabIndex={-1} className={styles.zones}>
        {zones.map((zone) => (
          <ZoneSection
            key={zone.public_id}
            rules={rules}
            zone={zone}
            edited={edited[zone.public_id]}
            isOpened={isFirstWeek}
            onWeek={(week) => setEdited((before) => ({ ...before, [zone.public_id]: week }))}
          />
        ))}
      </div>
      {zones.length === 0 ? null : (
        <>
          {others.length > 0 ? <Arranged cities={others} /> : null}
          <Button
            variant="default"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {texts.addZone}
          </Button>
          {isZoneMounted ? (
            <ZoneDialog opened={isAdding} rules={rules} onClose={() => setAdding(false)} />
          ) : null}
          <div className={`${styles.parts} grid gap-xl`}>
            <Exceptions rules={rules} />
            <DeliverySettings rules={rules} />
          </div>
        </>
      )}
      <Deadlines rules={rules} />
      {isUnsaved ? (
        <ConfirmLeaving title={texts.leaveTitle} leave={texts.leave} stay={texts.stay}>
          {texts.leaveText}
        </ConfirmLeaving>
      ) : null}
    </>
  )
}

/** The button that made the first zone goes with it: the focus goes on to what it made. */
function useFocusOnFirstZone(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(count)
  useEffect(() => {
    if (last.current === 0 && count > 0) place.current?.focus()
    last.current = count
  }, [count])
  return place
}

function Arranged({ cities }: { cities: readonly string[] }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const named = cities.slice(0, NAMED_CITIES).join(', ')
  const more = cities.length - NAMED_CITIES
  return (
    <Notice tone="warning">
      {texts.arranged(more > 0 ? texts.arrangedMore(named, more) : named)}
    </Notice>
  )
}

const DeadlinesDialog = lazyComponent(
  async () => (await import('./deadlines-dialog.tsx')).DeadlinesDialog,
)

function Deadlines({ rules }: { rules: DeliveryRules }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const [isOpened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(isOpened)
  return (
    <section className={`${styles.deadlines} grid gap-xs`} aria-labelledby="deadlines">
      <h2 id="deadlines">{texts.deadlinesTitle}</h2>
      <p>{texts.answerWithin(rules.answer_minutes)}</p>
      <p>{texts.creditWithin(rules.credit_hours)}</p>
      <Button variant="default" onClick={() => setOpened(true)}>
        {texts.changeDeadlines}
      </Button>
      {isMounted ? (
        <DeadlinesDialog opened={isOpened} rules={rules} onClose={() => setOpened(false)} />
      ) : null}
    </section>
  )
}
