import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import { TAXES, type Tax } from '@halles/domain/tax/tax-class.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { TaxRegistration, TaxSettings } from './tax-queries.ts'
import styles from './taxes.module.css'

const RegistrationDialog = lazyComponent(
  async () => (await import('./registration-dialog.tsx')).RegistrationDialog,
)
const EndDialog = lazyComponent(async () => (await import('./end-dialog.tsx')).EndDialog)

const TONES = { in_force: 'accepted', ahead: 'pending', ended: 'done' } as const satisfies Record<
  string,
  Tone
>

/** The numbers under which a supplier charges each tax, former ones too. */
export function Registrations({ settings }: { settings: TaxSettings }) {
  const texts = useTextsOf(taxesTexts)
  return (
    <section aria-labelledby="tax-numbers" className="stack">
      <h2 id="tax-numbers">{texts.numbers}</h2>
      <div className={`${styles.numbers} grid gap-md`}>
        {TAXES.map((tax) => (
          <OfTax key={tax} tax={tax} settings={settings} />
        ))}
      </div>
    </section>
  )
}

function OfTax({ tax, settings: { registrations, today } }: { tax: Tax; settings: TaxSettings }) {
  const texts = useTextsOf(taxesTexts)
  const own = registrations.filter((each) => each.tax === tax)
  const isInForce = own.some((each) => stateOf(each, today) === 'in_force')
  // One that goes on leaves no day for another.
  const mayAdd = own.every(({ until_day }) => until_day !== null)
  return (
    <div className="card p-md stack gap-sm">
      <h3>{texts.taxes[tax]}</h3>
      {isInForce ? null : <p className="soft">{texts.none(texts.taxes[tax])}</p>}
      {own.length === 0 ? null : (
        <ul className="stack gap-md plain-list">
          {own.map((registration) => (
            <Registration key={registration.public_id} registration={registration} today={today} />
          ))}
        </ul>
      )}
      {mayAdd ? <Add tax={tax} today={today} /> : null}
    </div>
  )
}

function stateOf({ from_day, until_day }: TaxRegistration, today: string): keyof typeof TONES {
  if (from_day > today) return 'ahead'
  return until_day !== null && until_day < today ? 'ended' : 'in_force'
}

function Registration(props: { registration: TaxRegistration; today: string }) {
  const { registration, today } = props
  const { from_day, until_day } = registration
  const texts = useTextsOf(taxesTexts)
  const { day } = useFormat()
  const [dialog, setDialog] = useState<'correct' | 'end'>()
  const isMounted = useMountOnFirstOpen(dialog !== undefined)
  const number = formatRegistrationNumber(registration.number)
  const state = stateOf(registration, today)
  return (
    <li className="stack gap-2xs">
      <p className="row center gap-sm">
        <span className="strong">{number}</span>
        <StatusBadge tone={TONES[state]}>{texts.states[state]}</StatusBadge>
      </p>
      <p className="soft">
        {until_day === null
          ? texts.since(day(from_day))
          : texts.during(day(from_day), day(until_day))}
      </p>
      <div className="row gap-xs">
        <Button
          variant="default"
          size="sm"
          aria-label={texts.correctOf(number)}
          onClick={() => setDialog('correct')}
        >
          {texts.correct}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.endOf(number)}
          onClick={() => setDialog('end')}
        >
          {texts.end}
        </Button>
      </div>
      {isMounted ? (
        <>
          <RegistrationDialog
            opened={dialog === 'correct'}
            tax={registration.tax}
            registration={registration}
            today={today}
            onClose={() => setDialog(undefined)}
          />
          <EndDialog
            opened={dialog === 'end'}
            registration={registration}
            onClose={() => setDialog(undefined)}
          />
        </>
      ) : null}
    </li>
  )
}

function Add({ tax, today }: { tax: Tax; today: string }) {
  const texts = useTextsOf(taxesTexts)
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  return (
    <div className="row">
      <Button
        variant="default"
        icon={<IconPlus size={18} aria-hidden />}
        aria-label={texts.addOf(texts.taxes[tax])}
        onClick={() => setOpened(true)}
      >
        {texts.add}
      </Button>
      {isMounted ? (
        <RegistrationDialog
          opened={opened}
          tax={tax}
          today={today}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </div>
  )
}
