import { CUT_OFF_RULES } from '@halles/domain/delivery-days.ts'
import { HOLIDAYS, type Holiday, holidayIn } from '@halles/domain/holidays.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useId, useState } from 'react'
import { CheckBox } from '../../components/check-box.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './delivery-rules.module.css'
import { type DeliveryRules, useRulesChange } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'

type Settings = Pick<DeliveryRules, 'closed_holidays' | 'cut_off_rule'>

export function DeliverySettings({ rules }: { rules: DeliveryRules }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { day } = useDeliveryFormat()
  const name = useId()
  const save = useRulesChange({
    call: (settings: Settings, options) => api.deliverySettingsSave(settings, options),
    keepsNoKey: true,
    done: texts.settingsSaved,
    failed: errorMessage,
  })
  // What was chosen shows at once, and goes back where it was refused.
  const [chosen, setChosen] = useState<Settings>()
  const shown: Settings = chosen ?? rules
  function change(changed: Partial<Settings>) {
    const { closed_holidays, cut_off_rule } = shown
    const settings = { closed_holidays, cut_off_rule, ...changed }
    setChosen(settings)
    save.start(settings, {
      onSettled: () => setChosen((last) => (last === settings ? undefined : last)),
    })
  }
  const choose = (holiday: Holiday, isClosed: boolean) =>
    change({
      closed_holidays: HOLIDAYS.filter((one) =>
        one === holiday ? isClosed : shown.closed_holidays.includes(one),
      ),
    })
  return (
    <>
      <section className={styles.part}>
        <h2>{texts.holidaysTitle}</h2>
        <p className="soft small">{texts.holidaysHint}</p>
        <div className={styles.holidays}>
          {HOLIDAYS.map((holiday) => (
            <CheckBox
              key={holiday}
              label={texts.holidayOn(texts.holidays[holiday], day(nextDay(holiday, rules.today)))}
              checked={shown.closed_holidays.includes(holiday)}
              onChange={(isClosed) => choose(holiday, isClosed)}
            />
          ))}
        </div>
      </section>
      <fieldset className={styles.part}>
        <legend>
          <h2>{texts.cutOffTitle}</h2>
        </legend>
        {CUT_OFF_RULES.map((rule) => (
          <label key={rule} className={`${styles.choice} flex center gap-sm`}>
            <input
              type="radio"
              name={name}
              checked={shown.cut_off_rule === rule}
              onChange={() => change({ cut_off_rule: rule })}
            />
            <span>{texts.cutOffRules[rule]}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function nextDay(holiday: Holiday, today: string): string {
  const year = Number(today.slice(0, 4))
  const day = holidayIn(year, holiday)
  return day < today ? holidayIn(year + 1, holiday) : day
}
