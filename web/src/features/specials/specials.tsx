import { specialsTexts } from '@halles/texts/pages/specials.ts'
import { IconDiscount, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { Button } from '../../ui/button.tsx'
import { type Special, specialsOptions, useSpecialChange } from './special-queries.ts'
import styles from './specials.module.css'

const SpecialDialog = lazyComponent(
  async () => (await import('./special-dialog.tsx')).SpecialDialog,
)

/** A supplier's specials, those that hold today and those to come. */
export function Specials() {
  const texts = useTextsOf(specialsTexts)
  const query = useQuery(specialsOptions)
  const today = montrealDay(nowDrawn())
  const place = useRef<HTMLDivElement>(null)
  const onEnded = () => place.current?.focus()
  return (
    <QueryState query={query} error={texts.loadError}>
      {({ specials }) => (
        <div ref={place} tabIndex={-1} className="stack gap-lg">
          {specials.length === 0 ? (
            <EmptyState icon={<IconDiscount size={30} stroke={1.5} aria-hidden />} action={<Add />}>
              {texts.empty}
            </EmptyState>
          ) : (
            <>
              <p className="soft">{texts.intro}</p>
              <div className="row">
                <Add />
              </div>
              <Part
                title={texts.now}
                specials={specials.filter(({ from_day }) => from_day <= today)}
                onEnded={onEnded}
              />
              <Part
                title={texts.later}
                specials={specials.filter(({ from_day }) => from_day > today)}
                onEnded={onEnded}
              />
            </>
          )}
        </div>
      )}
    </QueryState>
  )
}

function Add() {
  const texts = useTextsOf(specialsTexts)
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  return (
    <>
      <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {texts.add}
      </Button>
      {isMounted ? <SpecialDialog opened={opened} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

type PartProps = { title: string; specials: readonly Special[]; onEnded: () => void }

function Part({ title, specials, onEnded }: PartProps) {
  if (specials.length === 0) return null
  return (
    <section>
      <h2 className="size-xl mb-xs">{title}</h2>
      <ul className={`${styles.specials} card`}>
        {specials.map((special) => (
          <SpecialRow key={special.public_id} special={special} onEnded={onEnded} />
        ))}
      </ul>
    </section>
  )
}

function SpecialRow({ special, onEnded }: { special: Special; onEnded: () => void }) {
  const texts = useTextsOf(specialsTexts)
  const name = useProductName()(special.product)
  const { dollars, day } = useFormat()
  return (
    <li className="row between center gap-md p-md">
      <div className="min-0">
        <p className="bold anywhere">{name}</p>
        <p>
          <Facts>
            <strong>{dollars(special.price)}</strong>
            {texts.insteadOf(dollars(special.product.list_price))}
            {texts.fromCases(special.from_cases)}
          </Facts>
        </p>
        <p className="soft">{texts.days(day(special.from_day), day(special.until_day))}</p>
      </div>
      <End special={special} name={name} onEnded={onEnded} />
    </li>
  )
}

type EndProps = { special: Special; name: string; onEnded: () => void }

function End({ special: { public_id, from_day }, name, onEnded }: EndProps) {
  const texts = useTextsOf(specialsTexts)
  const hasBegun = from_day <= montrealDay(nowDrawn())
  const end = useSpecialChange({
    call: (_: Nothing, options) => api.specialEnd({ public_id }, options),
    done() {
      onEnded()
      return texts.ended(name)
    },
  })
  return (
    <AskButton
      variant="default"
      size="sm"
      aria-label={texts.endOf(name)}
      title={texts.endTitle(name)}
      message={hasBegun ? texts.endMessage : texts.endLaterMessage}
      confirm={texts.endNow}
      destructive
      change={end}
    >
      {texts.end}
    </AskButton>
  )
}
