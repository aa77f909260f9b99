import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Facts } from '../../components/facts.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { api } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PriceListDialog } from './price-list-dialog.tsx'
import { type PriceList, priceListsOptions, usePriceListChange } from './price-list-queries.ts'
import styles from './price-lists.module.css'

/** A supplier's price lists, each with what it takes off and how many have it. */
export function PriceLists() {
  const texts = useTextsOf(priceListsTexts)
  const query = useQuery(priceListsOptions)
  const place = useRef<HTMLDivElement>(null)
  return (
    <QueryState query={query} error={texts.loadError}>
      {({ price_lists: lists }) => (
        <div ref={place} tabIndex={-1} className="stack gap-lg">
          {lists.length === 0 ? (
            <EmptyState icon={<IconTags size={30} stroke={1.5} aria-hidden />} action={<Add />}>
              {texts.empty}
            </EmptyState>
          ) : (
            <>
              <p className="soft">{texts.intro}</p>
              <ul className={`${styles.lists} stack gap-sm`}>
                {lists.map((list) => (
                  <PriceListCard
                    key={list.public_id}
                    list={list}
                    onRemoved={() => place.current?.focus()}
                  />
                ))}
              </ul>
              <div className="row">
                <Add />
              </div>
            </>
          )}
        </div>
      )}
    </QueryState>
  )
}

function Add() {
  const texts = useTextsOf(priceListsTexts)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {texts.add}
      </Button>
      <PriceListDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

type PriceListCardProps = { list: PriceList; onRemoved: () => void }

function PriceListCard({ list, onRemoved }: PriceListCardProps) {
  const texts = useTextsOf(priceListsTexts)
  const { decimal } = useFormat()
  const [opened, setOpened] = useState(false)
  const { public_id: priceListPublicId, name } = list
  return (
    <li className={`${styles.list} center between card row gap-md p-md`}>
      <div className="min-0">
        <h2 className="size-xl anywhere">
          <Link
            to="/supplier/price-lists/$priceListPublicId"
            params={{ priceListPublicId }}
            className={styles.link}
          >
            {name}
          </Link>
        </h2>
        <p className="soft">
          <Facts>
            {texts.off(list.percent_off === '0' ? '0' : decimal(list.percent_off))}
            {texts.ownPrices(list.lines)}
            {texts.customers(list.customers)}
          </Facts>
        </p>
      </div>
      <div className={`${styles.actions} row gap-xs`}>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.changeOf(name)}
          onClick={() => setOpened(true)}
        >
          {texts.change}
        </Button>
        <Remove list={list} onRemoved={onRemoved} />
      </div>
      <PriceListDialog opened={opened} list={list} onClose={() => setOpened(false)} />
    </li>
  )
}

function Remove({ list: { public_id, name }, onRemoved }: PriceListCardProps) {
  const texts = useTextsOf(priceListsTexts)
  const remove = usePriceListChange({
    call: (_: Nothing, options) => api.priceListRemove({ public_id }, options),
    done() {
      onRemoved()
      return texts.removed(name)
    },
  })
  return (
    <AskButton
      variant="subtle"
      size="sm"
      aria-label={texts.removeOf(name)}
      title={texts.removeTitle(name)}
      message={texts.removeMessage}
      confirm={texts.removeNow}
      destructive
      change={remove}
    >
      {texts.remove}
    </AskButton>
  )
}
