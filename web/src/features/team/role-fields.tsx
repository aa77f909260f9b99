import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useDollarSign } from '../../components/dollar-sign.ts'
import type { FormFields } from '../../components/form/use-checked-form.ts'
import { RadioCards } from '../../components/radio-cards.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './role-fields.module.css'
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
        <p id={`${id}-label`} className={styles.label}>
          {texts.role}
        </p>
        <RadioCards
          labelledBy={`${id}-label`}
          descriptionOf={(role) => `${id}-${role}`}
          name={`${id}-role`}
          values={rolesToGive(kind)}
          value={value}
          onChange={choose}
          error={error}
        >
          {(role) => (
            <>
              <span className={styles.name}>{roles[role]}</span>
              <span id={`${id}-${role}`} className={`${styles.allows} soft small`}>
                {allows[role]}
              </span>
            </>
          )}
        </RadioCards>
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
      <TextInput
        {...amount}
        label={texts.orderLimit}
        description={role === 'cook' ? texts.cookLimitHint : texts.limitHint}
        {...form.field('order_limit')}
        required={false}
      />
      <TextInput
        {...amount}
        label={texts.weekLimit}
        description={texts.limitHint}
        {...form.field('week_limit')}
        required={false}
      />
    </>
  )
}
