import { Autocomplete } from '@base-ui/react/autocomplete'
import type { KeyboardEvent } from 'react'
import controlStyles from './control.module.css'
import { Field, type FieldFrame, splitField, useControl } from './field.tsx'
import options from './options.module.css'
import styles from './suggest-field.module.css'

type SuggestFieldProps = FieldFrame & {
  text: string
  suggestions: readonly string[]
  /** Whether they may be shown. */
  opened: boolean
  required?: boolean
  autoComplete?: string | undefined
  onOpened: (opened: boolean) => void
  onText: (text: string) => void
  /** One of them was chosen. */
  onChoose: (suggestion: string) => void
  onBlur: () => void
  /** Enter, where no suggestion is marked. */
  onEnter: (event: KeyboardEvent) => void
}

/** A field that suggests how to go on. What is written stays, be it among the suggestions or not. */
export function SuggestField(props: SuggestFieldProps) {
  const control = useControl(props)
  const isOpen = props.opened && props.suggestions.length > 0
  const [frame, { suggestions, required, autoComplete }] = splitField(props)
  return (
    <Field id={control.id} {...frame}>
      <Autocomplete.Root
        inline
        items={suggestions}
        filter={null}
        value={props.text}
        open={isOpen}
        openOnInputClick
        onOpenChange={props.onOpened}
        onValueChange={(text) => props.onText(text)}
      >
        <div className={styles.place}>
          <Autocomplete.Input
            {...control}
            className={controlStyles.control}
            aria-expanded={isOpen}
            aria-required={required}
            autoComplete={autoComplete}
            onBlur={props.onBlur}
            onKeyDown={(event) => {
              const isMarked = event.currentTarget.hasAttribute('aria-activedescendant')
              if (event.key === 'Enter' && !isMarked) props.onEnter(event)
            }}
          />
          {isOpen ? (
            <Autocomplete.List
              className={`${options.box} ${styles.list}`}
              aria-labelledby={`${control.id}-label`}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
            >
              {(suggestion: string) => (
                <Autocomplete.Item
                  key={suggestion}
                  value={suggestion}
                  className={options.option}
                  // It is written into the field after this, so the last word comes later.
                  onClick={() => setTimeout(() => props.onChoose(suggestion))}
                >
                  {suggestion}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          ) : null}
        </div>
      </Autocomplete.Root>
    </Field>
  )
}
