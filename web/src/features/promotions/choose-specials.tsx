import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_PROMOTED_SPECIALS } from '@halles/domain/promotion.ts'
import { promotedSpecialsTexts } from '@halles/texts/pages/promoted-specials.ts'
import { useId } from 'react'
import { Facts } from '../../components/facts.tsx'
import { TextLink } from '../../components/links.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { FieldError } from '../../ui/field.tsx'
import styles from './promoted-specials.module.css'

export type NameableSpecial = Received<Endpoints['promotionList']>['specials'][number]

type ChooseSpecialsProps = {
  specials: readonly NameableSpecial[]
  /** Public ids of those that are chosen. */
  value: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error: string | undefined
}

/** Which running and coming specials a promotion names, none unless somebody chooses. */
export function ChooseSpecials({ specials, value, onChange, error }: ChooseSpecialsProps) {
  const texts = useTextsOf(promotedSpecialsTexts)
  const id = useId()
  return (
    <fieldset
      className={`${styles.specials} min-0`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      tabIndex={-1}
      data-failure={error ? true : undefined}
    >
      <legend className="strong">{texts.title}</legend>
      <p id={`${id}-hint`} className="soft small">
        {specials.length > 0 ? texts.hint(MAX_PROMOTED_SPECIALS) : texts.none}
      </p>
      {specials.length > 0 ? (
        <div className={`${styles.list} mt-xs`}>
          {specials.map((special) => (
            <Choice
              key={special.public_id}
              special={special}
              isChosen={value.includes(special.public_id)}
              isFull={value.length >= MAX_PROMOTED_SPECIALS}
              onChange={(isChosen) => {
                const others = value.filter((one) => one !== special.public_id)
                onChange(isChosen ? [...others, special.public_id] : others)
              }}
            />
          ))}
        </div>
      ) : (
        <TextLink to="/supplier/specials">{texts.add}</TextLink>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

type ChoiceProps = {
  special: NameableSpecial
  isChosen: boolean
  isFull: boolean
  onChange: (isChosen: boolean) => void
}

function Choice({ special, isChosen, isFull, onChange }: ChoiceProps) {
  const texts = useTextsOf(promotedSpecialsTexts)
  const nameOf = useProductName()
  const { dollars, shortDay } = useFormat()
  const { product, price, from_cases, from_day, until_day } = special
  const hasBegun = from_day <= montrealDay(nowDrawn())
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className="min-0">
        <span className="strong anywhere">{nameOf(product)}</span>
        <Facts>
          {dollars(price)}
          <span className="soft">{texts.insteadOf(dollars(product.list_price))}</span>
          {from_cases > 1 ? <span className="soft">{texts.fromCases(from_cases)}</span> : null}
          <span className="soft">
            {hasBegun
              ? texts.until(shortDay(until_day))
              : texts.days(shortDay(from_day), shortDay(until_day))}
          </span>
        </Facts>
      </span>
    </label>
  )
}
