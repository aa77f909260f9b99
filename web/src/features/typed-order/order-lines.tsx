import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { IconBasketPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { OrderItem } from './order-item.tsx'
import { type OrderTextLine, type OrderTextMatch, withMatch } from './order-text-line.ts'
import styles from './typed-order.module.css'
import {
  type Choice,
  type Choices,
  choiceOf,
  chooseMatch,
  linesLeft,
  matchOf,
  type Placed,
  type WantedProduct,
  wantedProducts,
} from './typed-order.ts'

type OrderLinesProps = {
  read: readonly OrderTextLine[]
  inCart: ReadonlyMap<string, number>
  placed: Placed
  /** `left` is yet to be chosen. */
  onConfirm: (wanted: readonly WantedProduct[], left: readonly OrderTextLine[]) => void
}

export function OrderLines({ read, inCart, placed, onConfirm }: OrderLinesProps) {
  const texts = useTextsOf(orderTextTexts)
  const [lines, setLines] = useState(read)
  const [choices, setChoices] = useState<Choices>(new Map())
  const wanted = wantedProducts(lines, choices, placed)
  const left = linesLeft(lines, choices)
  const open = left.filter(({ kind }) => kind === 'item').length
  function choose(at: number, choice: Choice) {
    setChoices((before) => new Map(before).set(at, choice))
  }
  function find(at: number, line: OrderTextLine, product: OrderTextMatch['product']) {
    const found = withMatch(line, product)
    const match = matchOf(found, { productId: product.public_id })
    setLines((before) => before.with(at, found))
    if (match) choose(at, chooseMatch(found, match))
  }
  if (lines.length === 0) return <EmptyState>{texts.nothing}</EmptyState>
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="mb-2xs">
        {texts.linesTitle}
      </h2>
      <p role="status" className="mb-md soft">
        {texts.summary(wanted.length, open)}
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
                placed={placed}
                onChoose={(choice) => choose(at, choice)}
                onFind={(product) => find(at, line, product)}
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
          icon={<IconBasketPlus size={20} aria-hidden />}
          onClick={() => onConfirm(wanted, left)}
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
      <q className={`${styles.typed} strong anywhere`}>{line.text}</q> {said}
    </p>
  )
}
