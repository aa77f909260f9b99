import { MAX_CART_LINES } from '@halles/domain/cart.ts'
import { formatCaseSize } from '@halles/texts/case-size.ts'
import { cartFillTexts } from '@halles/texts/pages/cart-fill.ts'
import { formatUnitPrices } from '@halles/texts/unit-prices.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Facts } from '../../../components/facts.tsx'
import { useToasts } from '../../../components/toasts.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import {
  useFormat,
  useLanguage,
  useTexts,
  useTextsOf,
} from '../../../platform/language/language.ts'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './fill-notice.module.css'
import { type CartFill, closeFill } from './last-fill.ts'
import { undoFill } from './undo-fill.ts'

type LeftOut = CartFill['left_out'][number]
type Repriced = CartFill['repriced'][number]

export function FillNotice({ fill }: { fill: CartFill }) {
  const texts = useTextsOf(cartFillTexts)
  const { common } = useTexts()
  const { filled, left_out: leftOut, repriced } = fill
  const cases = filled.reduce((sum, { quantity }) => sum + quantity, 0)
  const summary = texts.filled(filled.length, cases)
  const missing = leftOut.length > 0 ? texts.leftOut(leftOut.length) : ''
  const changed = repriced.length > 0 ? texts.repriced(repriced.length) : ''
  const words = [summary, missing, changed].filter(Boolean).join(' ')
  useEffect(() => announce(words), [words])
  const isAllThere = leftOut.length + repriced.length === 0
  const toasts = useToasts()
  const canUndo = filled.some(({ before, quantity }) => before < quantity)
  function undo() {
    undoFill(fill)
    toasts.success(texts.undone)
  }
  return (
    <section
      className={isAllThere ? styles.fill : `${styles.fill} ${styles.attention}`}
      aria-label={texts.label}
    >
      <p className={styles.summary}>
        <IconCheck size={20} stroke={2.5} aria-hidden />
        {summary}
      </p>
      <Part title={missing}>
        {leftOut.map((line) => (
          <LeftOutLine key={line.product.public_id} line={line} />
        ))}
      </Part>
      <Part title={changed}>
        {repriced.map((line) => (
          <RepricedLine key={line.product.public_id} line={line} />
        ))}
      </Part>
      <div className={styles.actions}>
        {canUndo ? (
          <Button variant="default" onClick={undo}>
            {texts.undo}
          </Button>
        ) : null}
        <Button variant="default" onClick={closeFill}>
          {common.close}
        </Button>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  if (title === '') return null
  return (
    <>
      <h2 className={styles.title}>
        <IconAlertTriangle size={20} aria-hidden />
        {title}
      </h2>
      <ul className={styles.lines}>{children}</ul>
    </>
  )
}

function LeftOutLine({ line }: { line: LeftOut }) {
  const texts = useTextsOf(cartFillTexts)
  const { cart } = useTexts()
  const { day } = useFormat()
  const { product, cases, reason, available_from: from } = line
  return (
    <li>
      <Facts>
        <strong>{useProductName()(product)}</strong>
        {cart.cases(cases)}
      </Facts>
      <div className={styles.soft}>
        {`${product.supplier.name}. `}
        {reason === 'cart_full' ? texts.cartFull(MAX_CART_LINES) : cart.reasons[reason]}
        {from ? ` ${cart.backOn(day(from))}` : null}
      </div>
    </li>
  )
}

function RepricedLine({ line }: { line: Repriced }) {
  const texts = useTextsOf(cartFillTexts)
  const { product, change, before, now } = line
  const isEstimate = Boolean(line.sold_by_weight)
  return (
    <li>
      <strong>{useProductName()(product)}</strong>{' '}
      <span className={`${styles.change} ${styles[change]}`}>{texts.change[change]}</span>
      <dl className={styles.offers}>
        <Offer name={texts.before} offer={before} isEstimate={isEstimate} />
        <Offer name={texts.now} offer={now} isEstimate={isEstimate} />
      </dl>
    </li>
  )
}

type OfferProps = { name: string; offer: Repriced['now']; isEstimate: boolean }

function Offer({ name, offer, isEstimate }: OfferProps) {
  const texts = useTextsOf(cartFillTexts)
  const language = useLanguage()
  const { dollars } = useFormat()
  const { price, quantity_per_case, unit } = offer
  const { whole, rest } = formatCaseSize(language, quantity_per_case, unit)
  const [each] = formatUnitPrices(language, offer)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Facts>
          {texts.offer(dollars(price, isEstimate), whole + rest)}
          {each ? (
            <span className={styles.soft}>{texts.unitPrice(each.amount, each.unit)}</span>
          ) : null}
        </Facts>
      </dd>
    </div>
  )
}
