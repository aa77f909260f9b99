import { compareKept, comparePlaces, sumCases } from '@halles/domain/pick-list.ts'
import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { IconPackage, IconPrinter } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useConnected } from '../../platform/api/connection.ts'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ChangesSincePrint } from './changes-since-print.tsx'
import styles from './pick-list.module.css'
import type { PickList as List, PickProduct } from './pick-queries.ts'
import { PickRow } from './pick-row.tsx'
import { PickSheets } from './pick-sheets.tsx'
import { useMarkedList } from './use-marked-list.ts'
import { type Printed, usePrint } from './use-print.ts'

type PickListProps = {
  list: List
  newOrders: (label: string) => ReactNode
  /** In place of a list without orders. */
  none?: ReactNode
}

/** What to pick for all accepted orders: each product once, with its sum and each restaurant's share; a tap marks it. */
export function PickList({ list: answered, newOrders, none }: PickListProps) {
  const texts = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  const connected = useConnected()
  const { list, tap } = useMarkedList(answered)
  const { printing, print, isNotStored } = usePrint(list)
  const groups = usePickGroups(list.products)
  if (list.orders.length === 0) {
    return none ?? <NothingToPick list={list} newOrders={newOrders} />
  }
  const lines = list.products.flatMap((product) => product.lines)
  const all = sumCases(lines)
  return (
    <div className={styles.page}>
      <PrintButtons orders={list.orders.length} onPrint={print} />
      <div className={printing === 'sheets' ? styles.screenOnly : undefined}>
        <p className={`${styles.facts} center gap-0-md soft row`}>
          {list.zone && <span>{list.zone.name}</span>}
          {texts.asOf(moment(list.as_of))}
          <span>{texts.orders(list.orders.length)}</span>
          {list.later > 0 && <span>{texts.later(list.later)}</span>}
          {list.unanswered > 0 && <span>{newOrders(texts.unanswered(list.unanswered))}</span>}
        </p>
        <p className="mb-md bold size-xl no-print" role="status">
          {texts.picked(sumCases(lines.filter(({ mark }) => mark !== null)), all)}
        </p>
        <div className={styles.screenOnly}>
          <ChangesSincePrint list={list} />
          {isNotStored && <Notice tone="warning">{texts.printNotStored}</Notice>}
          {connected ? null : <Notice tone="pending">{texts.waiting}</Notice>}
        </div>
        {groups.map(({ title, products }) => (
          <Fragment key={title}>
            <h2 className={styles.category}>{title}</h2>
            <ul className={styles.products} aria-label={title}>
              {products.map((product) => (
                <PickRow
                  key={product.lines[0]?.public_id}
                  product={product}
                  list={list}
                  onTap={() => tap(product)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      {printing === 'sheets' && <PickSheets list={list} />}
    </div>
  )
}

function NothingToPick({ list, newOrders }: PickListProps) {
  const texts = useTextsOf(pickingTexts)
  return (
    <EmptyState
      icon={<IconPackage size={30} stroke={1.5} />}
      action={list.unanswered > 0 ? newOrders(texts.seeNew(list.unanswered)) : undefined}
    >
      {list.unanswered > 0 ? texts.noneAccepted : texts.none}
    </EmptyState>
  )
}

type PrintButtonsProps = { orders: number; onPrint: (what: Printed) => void }

function PrintButtons({ orders, onPrint }: PrintButtonsProps) {
  const texts = useTextsOf(pickingTexts)
  return (
    <div className={`${styles.printButtons} row center gap-md`}>
      <Button
        variant="default"
        icon={<IconPrinter size={18} aria-hidden />}
        onClick={() => onPrint('list')}
      >
        {texts.printList}
      </Button>
      <Button variant="subtle" onClick={() => onPrint('sheets')}>
        {texts.printSheets(orders)}
      </Button>
    </div>
  )
}

/** Products by how they are kept and the place where they lie, as the list has them; those without a place by category; in each by name. */
function usePickGroups(products: readonly PickProduct[]) {
  const language = useLanguage()
  const { menu } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const nameOf = useProductName()
  const inOrder = products.toSorted(
    (a, b) =>
      compareKept(a.keep ?? null, b.keep ?? null) ||
      comparePlaces(a.pick_place, b.pick_place) ||
      CATEGORY_NAMES.indexOf(a.category) - CATEGORY_NAMES.indexOf(b.category) ||
      nameOf(a).localeCompare(nameOf(b), language),
  )
  const groups = Map.groupBy(inOrder, ({ keep, pick_place, category }) => {
    const place = pick_place || menu[category]
    return keep ? texts.keptAt(texts.keep[keep], place) : place
  })
  return [...groups].map(([title, ofGroup]) => ({ title, products: ofGroup }))
}
