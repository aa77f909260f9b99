import { runProblem } from '@halles/domain/delivery-rules.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CheckBox } from '../../components/check-box.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { CopyDay } from './copy-day.tsx'
import { DayFields } from './day-fields.tsx'
import styles from './delivery-rules.module.css'
import { useRulesChange, type Zone } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { runsOf, timesFor, type Week, withDay } from './week.ts'

type WeekFormProps = {
  zone: Zone
  /** As it is on screen; with `isChanged` not as it is saved. */
  week: Week
  isChanged: boolean
  /** Undefined: as it is saved. */
  onWeek: (week: Week | undefined) => void
  /** It is saved, or left as it was. */
  onClose: () => void
}

/** The week of a zone: beside each other at the desk, one day at a time on a phone. */
export function WeekForm({ zone, week, isChanged, onWeek, onClose }: WeekFormProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { weekdays } = useDeliveryFormat()
  const place = useRef<HTMLFormElement>(null)
  const save = useRulesChange({
    call: (runs: ReturnType<typeof runsOf>, options) =>
      api.deliveryRunSave({ zone_public_id: zone.public_id, runs }, options),
    keepsNoKey: true,
    done() {
      onWeek(undefined)
      onClose()
      return texts.weekSaved(zone.name)
    },
    failed: errorMessage,
  })
  const [shown, setShown] = useState(0)
  useAnnounce(isChanged ? texts.unsaved : '')
  function submit() {
    const faulty = week.findIndex((times) => times && runProblem(times))
    if (faulty === -1) return save.start(runsOf(week))
    setShown(faulty)
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    )
  }
  return (
    <form
      ref={place}
      noValidate
      aria-label={texts.weekOf(zone.name)}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DayStrip zone={zone.name} week={week} shown={shown} onShow={setShown} />
      <div className={styles.week}>
        {weekdays.map((weekday, index) => (
          <Day
            key={weekday}
            zone={zone.name}
            week={week}
            index={index}
            isShown={index === shown}
            onWeek={onWeek}
          />
        ))}
      </div>
      <div className={`${styles.save} center end mt-sm gap-xs-md row`}>
        {isChanged ? (
          <>
            <span className="warning-text strong">{texts.unsaved}</span>
            <div className="row center gap-xs">
              <Button variant="default" onClick={() => onWeek(undefined)}>
                {texts.undoWeek}
              </Button>
              <Button type="submit" loading={save.isPending}>
                {texts.saveWeek}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="default" onClick={onClose}>
            {texts.closeWeek}
          </Button>
        )}
      </div>
    </form>
  )
}

type DayStripProps = { zone: string; week: Week; shown: number; onShow: (index: number) => void }

/** On a phone: which day is shown, and which are delivered. */
function DayStrip({ zone, week, shown, onShow }: DayStripProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { weekdays } = useDeliveryFormat()
  return (
    <fieldset className={styles.strip} aria-label={texts.chooseDay}>
      {weekdays.map((weekday, index) => (
        <button
          key={weekday}
          type="button"
          aria-pressed={index === shown}
          data-delivered={week[index] !== null}
          onClick={() => onShow(index)}
        >
          <span aria-hidden>{weekday.slice(0, 3)}</span>
          <span className="visually-hidden">
            {`${weekday}, ${week[index] ? texts.delivered : texts.notDelivered}, ${zone}`}
          </span>
          <span className={styles.mark} aria-hidden>
            {week[index] ? <IconCheck size={14} stroke={2.5} /> : '–'}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

type DayProps = {
  zone: string
  week: Week
  index: number
  isShown: boolean
  onWeek: (week: Week) => void
}

function Day({ zone, week, index, isShown, onWeek }: DayProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { weekdays } = useDeliveryFormat()
  const weekday = weekdays[index] ?? ''
  const times = week[index] ?? null
  return (
    <fieldset className={styles.day} data-shown={isShown} aria-label={weekday}>
      <CheckBox
        label={weekday}
        checked={times !== null}
        onChange={(isDelivered) =>
          onWeek(withDay(week, index, isDelivered ? timesFor(week, index) : null))
        }
      />
      {times ? (
        <>
          <DayFields
            times={times}
            about={weekday}
            onTimes={(next) => onWeek(withDay(week, index, next))}
          />
          <CopyDay zone={zone} week={week} index={index} onWeek={onWeek} />
        </>
      ) : (
        <p className="soft small">{texts.noDelivery}</p>
      )}
    </fieldset>
  )
}
