import { formatDeliveryWeek } from '@halles/texts/delivery-week.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import { WeekForm } from './week-form.tsx'

type WeekInPlaceProps = Omit<ComponentProps<typeof WeekForm>, 'onClose'> & { isOpened: boolean }

/** The week of a zone in one line; where it stands, the form that changes it. What is not saved stays in sight. */
export function WeekInPlace({ isOpened, ...form }: WeekInPlaceProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const language = useLanguage()
  const { zone, isChanged } = form
  const [isOpen, setOpen] = useState(isOpened)
  const place = useRef<HTMLDivElement>(null)
  function show(open: boolean) {
    flushSync(() => setOpen(open))
    // The button that had the focus is gone.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1} className={`${styles.inPlace} min-0`}>
      {isOpen || isChanged ? (
        <WeekForm {...form} onClose={() => show(false)} />
      ) : (
        <div className={`${styles.line} center between gap-xs-md row`}>
          <p>{formatDeliveryWeek(language, zone.runs)}</p>
          <Button
            variant="default"
            aria-label={texts.changeWeekOf(zone.name)}
            onClick={() => show(true)}
          >
            {texts.changeWeek}
          </Button>
        </div>
      )}
    </div>
  )
}
