import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import { type DeliveryRules, useRulesChange, type Zone } from './delivery-rules-queries.ts'
import { SeenDays } from './seen-days.tsx'
import { isSameWeek, type Week, weekOf } from './week.ts'
import { WeekInPlace } from './week-in-place.tsx'

const NAMED_CITIES = 4

const ZoneDialog = lazyComponent(async () => (await import('./zone-dialog.tsx')).ZoneDialog)

type ZoneSectionProps = {
  rules: DeliveryRules
  zone: Zone
  /** As somebody changed it here, not saved yet. */
  edited: Week | undefined
  /** Its week is shown to be changed, as long as nobody closes it. */
  isOpened: boolean
  onWeek: (week: Week | undefined) => void
}

export function ZoneSection({ rules, zone, edited, isOpened, onWeek }: ZoneSectionProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { dollars } = useFormat()
  const title = useId()
  const saved = weekOf(zone.runs)
  const week = edited ?? saved
  const isChanged = !isSameWeek(week, saved)
  const minimum = zone.minimum_order_price ?? rules.minimum_order_price
  const { delivery_fee: fee = '0.00', fee_waived_from: freeFrom } = zone
  return (
    <section className={styles.zone} aria-labelledby={title}>
      <div className={`${styles.zoneTop} row`}>
        <div>
          <h2 id={title}>{zone.name}</h2>
          <p className="soft small">
            <CityNames cities={zone.cities} /> · {texts.minimumIs(dollars(minimum))}
            {Number(fee) > 0
              ? ` · ${texts.feeIs(dollars(fee), freeFrom && dollars(freeFrom))}`
              : ''}
          </p>
        </div>
        <ZoneActions rules={rules} zone={zone} />
      </div>
      <div className={`${styles.zoneBody} grid align-start mt-md`}>
        <WeekInPlace
          zone={zone}
          week={week}
          isChanged={isChanged}
          isOpened={isOpened}
          onWeek={onWeek}
        />
        <SeenDays zone={zone} today={rules.today} isChanged={isChanged} />
      </div>
    </section>
  )
}

function CityNames({ cities }: { cities: readonly string[] }) {
  const texts = useTextsOf(deliveryRulesTexts)
  if (cities.length > NAMED_CITIES) return texts.cities(cities.length)
  return cities.join(', ') || texts.chosenCities(0)
}

function ZoneActions({ rules, zone }: Pick<ZoneSectionProps, 'rules' | 'zone'>) {
  const texts = useTextsOf(deliveryRulesTexts)
  const [isEditing, setEditing] = useState(false)
  const isZoneMounted = useMountOnFirstOpen(isEditing)
  const remove = useRulesChange({
    call: (_: Nothing, options) =>
      api.deliveryZoneRemove({ zone_public_id: zone.public_id }, options),
    done: texts.zoneRemoved(zone.name),
  })
  return (
    <div className={`${styles.actions} row`}>
      <Button
        variant="default"
        icon={<IconPencil size={18} aria-hidden />}
        aria-label={texts.changeZoneOf(zone.name)}
        onClick={() => setEditing(true)}
      >
        {texts.change}
      </Button>
      <AskButton
        variant="default"
        icon={<IconTrash size={18} aria-hidden />}
        aria-label={texts.takeBackZone(zone.name)}
        title={texts.removeZoneOf(zone.name)}
        message={texts.removeZoneText}
        confirm={texts.removeZone}
        destructive
        change={remove}
        onConfirm={() => remove.start()}
      >
        {texts.takeBack}
      </AskButton>
      {isZoneMounted ? (
        <ZoneDialog
          opened={isEditing}
          rules={rules}
          zone={zone}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </div>
  )
}
