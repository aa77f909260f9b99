import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { CheckBox } from '../../components/check-box.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { type Week, withCopies } from './week.ts'

type CopyDayProps = { zone: string; week: Week; index: number; onWeek: (week: Week) => void }

export function CopyDay({ zone, week, index, onWeek }: CopyDayProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { common } = useTexts()
  const { weekdays } = useDeliveryFormat()
  const [chosen, setChosen] = useState<readonly number[]>()
  const others = week.map((_, at) => at).filter((at) => at !== index)
  const weekday = weekdays[index] ?? ''
  function copy() {
    onWeek(withCopies(week, index, chosen ?? []))
    setChosen(undefined)
  }
  function choose(at: number, isChosen: boolean) {
    setChosen((before = []) => (isChosen ? [...before, at] : before.filter((one) => one !== at)))
  }
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        icon={<IconCopy size={16} aria-hidden />}
        aria-label={texts.ofDay(texts.copyDay(weekday), zone)}
        onClick={() => setChosen(others.filter((at) => week[at] !== null))}
      >
        {texts.copy}
      </Button>
      <Dialog
        opened={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={texts.copyDay(weekday)}
      >
        <div className="stack">
          <fieldset className={styles.part} aria-label={texts.copyTo}>
            {others.map((at) => (
              <CheckBox
                key={at}
                label={weekdays[at] ?? ''}
                checked={chosen?.includes(at) ?? false}
                onChange={(isChosen) => choose(at, isChosen)}
              />
            ))}
          </fieldset>
          <div className="row center gap-md end">
            <Button variant="default" onClick={() => setChosen(undefined)}>
              {common.cancel}
            </Button>
            <Button disabled={!chosen?.length} onClick={copy}>
              {texts.copyNow}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
