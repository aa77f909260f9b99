import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { Button } from '@mantine/core'
import { IconBasketPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { OrderItem } from './order-item.tsx'
import styles from './typed-order.module.css'
import {
  type Choice,
  type Choices,
  choiceOf,
  countOpen,
  type OrderTextLine,
  type WantedProduct,
  wantedProducts,
} from './typed-order.ts'

type OrderLinesProps = {
  lines: readonly OrderTextLine[]
  /** The catalogue was not searched for every line. */
  isPartial: boolean
  inCart: ReadonlyMap<string, number>
  onConfirm: (wanted: readonly WantedProduct[]) => void
}

export function OrderLines({ lines, isPartial, inCart, onConfirm }: OrderLinesProps) {
  const texts = useTextsOf(orderTextTexts)
  const [choices, setChoices] = useState<Choices>(new Map())
  const wanted = wantedProducts(lines, choices)
  const open = countOpen(lines, choices)
  function choose(at: number, choice: Choice) {
    setChoices((before) => new Map(before).set(at, choice))
  }
  if (lines.length === 0) return <EmptyState>{texts.nothing}</EmptyState>
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className={styles.title}>
        {texts.linesTitle}
      </h2>
      <p role="status" className={styles.summary}>
        {texts.summary(wanted.length, open)}
        {isPartial ? ` ${texts.partial}` : null}
      </p>
      <ol className="plain-list">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines neither move nor go; two may have the same text
          <li key={at} className={styles.line}>
            {line.kind === 'item' ? (
              <OrderItem
                line={line}
                choice={choiceOf(line, choices.get(at))}
                inCart={inCart}
                onChoose={(choice) => choose(at, choice)}
              />
            ) : (
              <OtherLine line={line} />
            )}
          </li>
        ))}
      </ol>
      <StickyBar>
        <Button
          size="lg"
          disabled={wanted.length === 0}
          leftSection={<IconBasketPlus size={20} aria-hidden />}
          onClick={() => onConfirm(wanted)}
        >
          {texts.confirm(wanted.length)}
        </Button>
      </StickyBar>
    </section>
  )
}

function OtherLine({ line }: { line: OrderTextLine }) {
  const texts = useTextsOf(orderTextTexts)
  const said =
    line.kind === 'ignored'
      ? texts.ignored
      : line.supplier
        ? texts.supplier(line.supplier.name)
        : texts.noSupplier
  return (
    <p className={styles.other}>
      <q className={styles.typed}>{line.text}</q> {said}
    </p>
  )
}
