import { SUBSTITUTE_CHOICES } from '@halles/domain/proposal.ts'
import { substitutesTexts } from '@halles/texts/pages/substitutes.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useConnected } from '../../platform/api/connection.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import {
  type Choices,
  type Chosen,
  chosenOf,
  type Subject,
  useChoose,
} from './substitute-queries.ts'
import styles from './substitutes.module.css'

type ChoiceRowProps = {
  choices: Choices
  of: Subject
  name: string
  /** Shown and focused as the page opens: somebody came for it. */
  isSought?: boolean
}

/** One category or supplier, and what is wanted of it: saved with one tap, and undone with another. */
export function ChoiceRow({ choices, of, name, isSought = false }: ChoiceRowProps) {
  const texts = useTextsOf(substitutesTexts)
  const isConnected = useConnected()
  const group = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const choose = useChoose()
  const [before, setBefore] = useState<{ choice: Chosen }>()
  const chosen = chosenOf(choices, of)
  useFocusWhenSought(row, isSought)

  function change(choice: Chosen) {
    setBefore({ choice: chosen })
    choose.mutate({ of, choice }, { onError: () => setBefore(undefined) })
  }
  function undo({ choice }: { choice: Chosen }) {
    setBefore(undefined)
    choose.mutate({ of, choice })
    // The button goes; what it chose again is where the reader is.
    row.current?.querySelector<HTMLInputElement>(`input[value="${choice ?? ''}"]`)?.focus()
  }
  const options: Chosen[] =
    'category' in of ? [...SUBSTITUTE_CHOICES] : [null, ...SUBSTITUTE_CHOICES]
  return (
    <fieldset
      ref={row}
      className={styles.row}
      disabled={!isConnected}
      data-sought={isSought || undefined}
    >
      <legend className={`${styles.name} strong anywhere`}>{name}</legend>
      <div className={`${styles.options} grid gap-2xs`} data-count={options.length}>
        {options.map((choice) => (
          <label key={choice ?? 'category'} className={`${styles.option} grid small`}>
            <input
              type="radio"
              name={group}
              value={choice ?? ''}
              checked={chosen === choice}
              onChange={() => change(choice)}
            />
            <span>{choice === null ? texts.byCategory : texts.choices[choice]}</span>
          </label>
        ))}
      </div>
      <Saved isShown={before !== undefined && !choose.isPending}>
        {before ? (
          <Button
            variant="subtle"
            size="sm"
            aria-label={texts.undoOf(name)}
            onClick={() => undo(before)}
          >
            {texts.undo}
          </Button>
        ) : null}
      </Saved>
    </fieldset>
  )
}

function Saved({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const texts = useTextsOf(substitutesTexts)
  return (
    <div className={`${styles.saved} flex center end gap-xs soft small`}>
      <span role="status">{isShown ? texts.saved : null}</span>
      {children}
    </div>
  )
}

function useFocusWhenSought(row: { current: HTMLFieldSetElement | null }, isSought: boolean) {
  useEffect(() => {
    if (!isSought) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [row, isSought])
}
