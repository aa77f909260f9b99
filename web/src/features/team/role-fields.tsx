import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { type FocusEvent, useId } from 'react'
import { useDollarSign } from '../../components/dollar-sign.ts'
import type { FormFields } from '../../components/form/use-checked-form.ts'
import cards from '../../components/radio-cards.module.css'
import { useTextsOf } from '../../platform/language/language.ts'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isLimited, orderLimitWith, type RoleValues, rolesToGive } from './role-values.ts'

type RoleFieldsProps = { form: FormFields<RoleValues>; kind: AccountKind }

/** A role of the business's kind, each with what it allows, and the limits of those that have some. */
export function RoleFields({ form, kind }: RoleFieldsProps) {
  const { roles, allows, ...texts } = useTextsOf(teamTexts)
  const id = useId()
  const { value, error, onChange } = form.field('role')
  function choose(role: string) {
    form.field('order_limit').onChange(orderLimitWith(form.values, role))
    onChange(role)
  }
  return (
    <>
      <div>
        <p id={`${id}-label`} className="mb-xs strong">
          {texts.role}
        </p>
        <div
          className={cards.cards}
          role="radiogroup"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onFocus={focusFirstRole}
        >
          {rolesToGive(kind).map((role) => (
            <label key={role} className={`${cards.card} flex gap-sm align-start`}>
              <input
                type="radio"
                name={`${id}-role`}
                value={role}
                checked={value === role}
                aria-describedby={`${id}-${role}`}
                onChange={() => choose(role)}
              />
              <span>
                <span className="strong block">{roles[role]}</span>
                <span id={`${id}-${role}`} className="block soft small">
                  {allows[role]}
                </span>
              </span>
            </label>
          ))}
        </div>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
      {isLimited(value) ? <Limits form={form} role={value} /> : null}
    </>
  )
}

function Limits({ form, role }: Pick<RoleFieldsProps, 'form'> & { role: string }) {
  const texts = useTextsOf(teamTexts)
  const amount = { inputMode: 'decimal', autoComplete: 'off', ...useDollarSign() } as const
  return (
    <>
      <TextField
        {...amount}
        label={texts.orderLimit}
        description={role === 'cook' ? texts.cookLimitHint : texts.limitHint}
        {...form.field('order_limit')}
        required={false}
      />
      <TextField
        {...amount}
        label={texts.weekLimit}
        description={texts.limitHint}
        {...form.field('week_limit')}
        required={false}
      />
    </>
  )
}

// A form goes to its first error, and the error is the group's.
function focusFirstRole({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus()
}
