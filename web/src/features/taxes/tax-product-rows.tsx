import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { CaseSize } from '../../components/case-size.tsx'
import { CheckBox } from '../../components/check-box.tsx'
import { Facts } from '../../components/facts.tsx'
import rows from '../../components/rows.module.css'
import { StatusBadge } from '../../components/status-badge.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswerFor } from './answer-for.ts'
import type { ProductTax } from './tax-queries.ts'
import styles from './taxes.module.css'
import { useTaxWords } from './use-tax-words.ts'

type TaxProductRowsProps = {
  products: readonly ProductTax[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  onAnswer: (answerFor: AnswerFor) => void
}

/** One page of products, each with its answer; several are selected and answered for at once. */
export function TaxProductRows({ products, selected, onSelect, onAnswer }: TaxProductRowsProps) {
  const texts = useTextsOf(taxesTexts)
  // Those of another page, and those that are there no more, are not among them.
  const ids = products.map(({ public_id }) => public_id).filter((id) => selected.has(id))
  useAnnounce(ids.length === 0 ? '' : texts.selected(ids.length))
  const select = (publicIds: readonly string[], isSelected: boolean) => {
    const next = new Set(ids)
    for (const id of publicIds) isSelected ? next.add(id) : next.delete(id)
    onSelect(next)
  }
  return (
    <>
      <CheckBox
        label={texts.selectPage}
        checked={ids.length === products.length}
        isPartly={ids.length > 0 && ids.length < products.length}
        onChange={(isSelected) =>
          select(
            products.map(({ public_id }) => public_id),
            isSelected,
          )
        }
      />
      <ul className={rows.list}>
        {products.map((product) => (
          <li key={product.public_id} className={`${rows.item} ${styles.product}`}>
            <ProductRow
              product={product}
              isSelected={selected.has(product.public_id)}
              onSelect={(isSelected) => select([product.public_id], isSelected)}
              onAnswer={() => onAnswer({ kind: 'product', product })}
            />
          </li>
        ))}
      </ul>
      {ids.length === 0 ? null : (
        <StickyBar className={`${styles.selection} row center between gap-sm`}>
          <span>{texts.selected(ids.length)}</span>
          <Button onClick={() => onAnswer({ kind: 'selected', ids })}>
            {texts.answerSelected}
          </Button>
        </StickyBar>
      )}
    </>
  )
}

type ProductRowProps = {
  product: ProductTax
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onAnswer: () => void
}

function ProductRow({ product, isSelected, onSelect, onAnswer }: ProductRowProps) {
  const texts = useTextsOf(taxesTexts)
  const name = useProductName()(product)
  const isAnswered = product.taxes !== null
  return (
    <>
      <CheckBox
        label={texts.selectOf(name)}
        isLabelHidden
        checked={isSelected}
        onChange={onSelect}
      />
      <div className="min-0">
        <p className="anywhere">
          <span className="strong">{name}</span>{' '}
          <span className="soft">
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
          </span>
        </p>
        {isAnswered ? (
          <Answered product={product} />
        ) : (
          <StatusBadge tone="pending">{texts.unanswered}</StatusBadge>
        )}
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`${isAnswered ? texts.change : texts.answer}, ${texts.answerFor(name)}`}
        onClick={onAnswer}
      >
        {isAnswered ? texts.change : texts.answer}
      </Button>
    </>
  )
}

function Answered({ product }: { product: ProductTax }) {
  const { tax_class: taxClass, taxes, answered_at: at, answered_by: by } = product
  const texts = useTextsOf(taxesTexts)
  const wordsOf = useTaxWords()
  const { shortDay } = useFormat()
  if (!taxClass || !taxes) return null
  const charged = (['gst', 'qst'] as const).filter((tax) => taxes[tax])
  return (
    <p className="soft small">
      <Facts>
        {texts.classes[taxClass]}
        <span className="strong">
          {charged.length === 0 ? texts.noTax : texts.with(wordsOf(charged))}
        </span>
        {at === null ? null : texts.answered(shortDay(montrealDay(new Date(at))), by)}
      </Facts>
    </p>
  )
}
