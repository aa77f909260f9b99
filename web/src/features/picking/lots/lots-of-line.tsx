import { MAX_LOTS_OF_LINE } from '@halles/domain/lot.ts'
import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LotFields } from './lot-fields.tsx'
import styles from './lots.module.css'
import { aTypedLot, type LotProblem, type TypedLine, type TypedLot } from './lots-values.ts'

type LotsOfLineProps = {
  line: TypedLine
  /** By the keys of lots; undefined while nothing was sent. */
  problems: ReadonlyMap<number, LotProblem> | undefined
  onChange: (line: TypedLine) => void
}

/** The lots of one order's cases. */
export function LotsOfLine({ line, problems, onChange }: LotsOfLineProps) {
  const texts = useTextsOf(lotsTexts)
  const { lots, order, cases } = line
  const said = lots.reduce((sum, lot) => sum + (Number(lot.cases) || 0), 0)
  const setLots = (changed: readonly TypedLot[]) => onChange({ ...line, lots: changed })
  return (
    <fieldset className={styles.line}>
      <legend className="bold anywhere">
        {order} <span className="soft">{texts.ofCases(cases)}</span>
      </legend>
      {lots.map((typed, at) => (
        <LotRow
          key={typed.key}
          typed={typed}
          isFirst={at === 0}
          problem={problems?.get(typed.key)}
          onChange={(to) => setLots(lots.map((one) => (one.key === typed.key ? to : one)))}
          onRemove={() => setLots(lots.filter((one) => one.key !== typed.key))}
        />
      ))}
      {lots.length < MAX_LOTS_OF_LINE ? (
        <Button
          variant="subtle"
          icon={<IconPlus size={18} aria-hidden />}
          aria-label={texts.addTo(order)}
          onClick={() => setLots([...lots, aTypedLot(Math.max(1, cases - said))])}
        >
          {texts.add}
        </Button>
      ) : null}
    </fieldset>
  )
}

type LotRowProps = {
  typed: TypedLot
  isFirst: boolean
  problem: LotProblem | undefined
  onChange: (typed: TypedLot) => void
  onRemove: () => void
}

function LotRow({ typed, isFirst, problem, onChange, onRemove }: LotRowProps) {
  const texts = useTextsOf(lotsTexts)
  const errorOf = (field: LotProblem['field']) =>
    problem?.field === field ? texts[problem.problem] : undefined
  return (
    <div className={styles.row}>
      <LotFields
        lot={typed.lot}
        expires={typed.expires}
        isFirst={isFirst}
        lotError={errorOf('lot')}
        expiresError={errorOf('expires')}
        onChange={(changed) => onChange({ ...typed, ...changed })}
      />
      <TextField
        label={texts.cases}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('cases')}
        value={typed.cases}
        onChange={(event) => onChange({ ...typed, cases: event.currentTarget.value })}
      />
      <IconButton aria-label={texts.remove(typed.lot)} onClick={onRemove}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
