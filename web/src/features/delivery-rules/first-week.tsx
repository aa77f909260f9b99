import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { EmptyState } from '../../components/empty-state.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import { useRulesChange } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { PRESETS, type Preset, runsOfPreset, USUAL_TIMES } from './week.ts'

/** Where a supplier begins: one tap sets a week for all its cities. */
export function FirstWeek({ cities }: { cities: readonly string[] }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { hour } = useDeliveryFormat()
  const save = useRulesChange({
    call: (preset: Preset, options) =>
      api.deliveryZoneSave(
        {
          name: texts.firstZone,
          cities: [...cities],
          minimum_order_price: null,
          runs: runsOfPreset(preset),
        },
        options,
      ),
    done: texts.zoneSaved(texts.firstZone),
    failed: errorMessage,
  })
  const icon = <IconTruckDelivery size={30} stroke={1.5} />
  if (cities.length === 0) return <EmptyState icon={icon}>{texts.noCities}</EmptyState>
  const { cut_off, from, to } = USUAL_TIMES
  const times = texts.presetTimes(hour(cut_off), hour(from), hour(to))
  return (
    <EmptyState
      icon={icon}
      action={
        <section aria-label={texts.presetsTitle} className={`${styles.presets} grid gap-sm`}>
          <h2>{texts.presetsTitle}</h2>
          {(Object.keys(PRESETS) as Preset[]).map((preset) => (
            <Button
              key={preset}
              variant={preset === 'weekdays' ? 'filled' : 'default'}
              loading={save.isPending && save.sent === preset}
              disabled={save.isPending}
              onClick={() => save.start(preset)}
            >
              {preset === 'custom' ? (
                texts.presets.custom
              ) : (
                <span className={styles.preset}>
                  <span>{texts.presets[preset]}</span>
                  <span className={styles.presetTimes}>{times}</span>
                </span>
              )}
            </Button>
          ))}
          <p className="soft small">{texts.presetsHint}</p>
        </section>
      }
    >
      {texts.none}
    </EmptyState>
  )
}
