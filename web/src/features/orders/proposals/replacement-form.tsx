import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { useState } from 'react'
import { QuantityInput } from '../../../components/quantity-input.tsx'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { Announcement } from '../../../ui/announcement.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ProductFacts } from '../changes/product-facts.tsx'
import { OwnProductSearch } from './own-product-search.tsx'
import styles from './proposals.module.css'
import type { ProposedLine } from './proposed-part.ts'
import {
  proposedPrice,
  type Substitute,
  type SubstituteProduct,
  substituteTotal,
} from './substitutes.ts'

type ReplacementFormProps = {
  line: ProposedLine
  missing: number
  substitute: Substitute | undefined
  take: string
  onTake: (substitute: Substitute) => void
  onClose: () => void
}

/** Which of the supplier's own products is proposed for a line, how many cases of it and at what price. */
export function ReplacementForm(props: ReplacementFormProps) {
  const { line, missing, substitute, take, onTake, onClose } = props
  const [product, setProduct] = useState(substitute?.product)
  if (!product) return <OwnProductSearch line={line} onChoose={setProduct} onClose={onClose} />
  return (
    <Amounts
      key={product.public_id}
      product={product}
      given={
        substitute?.product.public_id === product.public_id
          ? substitute
          : { product, quantity: missing, price: product.price }
      }
      take={take}
      onTake={onTake}
      onOther={() => setProduct(undefined)}
    />
  )
}

type AmountsProps = {
  product: SubstituteProduct
  given: Substitute
  take: string
  onTake: (substitute: Substitute) => void
  onOther: () => void
}

function Amounts({ product, given, take, onTake, onOther }: AmountsProps) {
  const texts = useTextsOf(proposalsTexts)
  const nameOf = useProductName()
  const language = useLanguage()
  const { dollars } = useFormat()
  const isEstimate = Boolean(product.sold_by_weight)
  const [quantity, setQuantity] = useState(given.quantity)
  const [typed, setTyped] = useState<string>()
  const price =
    typed === undefined ? given.price : proposedPrice(typedDecimal(typed), product.price)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (price !== undefined) onTake({ product, quantity, price })
      }}
    >
      <div className="stack">
        <div className={styles.chosen}>
          <ProductFacts product={product} isRemoved={false} isEstimate={isEstimate} />
          <Button variant="subtle" onClick={onOther}>
            {texts.otherProduct}
          </Button>
        </div>
        <div className={styles.cases}>
          <span>{texts.cases}</span>
          <QuantityInput label={nameOf(product)} value={quantity} onChange={setQuantity} />
        </div>
        <TextField
          label={texts.price}
          description={texts.priceHelp(dollars(product.price, isEstimate))}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (language === 'fr' ? given.price.replace('.', ',') : given.price)}
          error={
            price === undefined ? texts.priceInvalid(dollars(product.price, isEstimate)) : undefined
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Announcement className={styles.total}>
          {price !== undefined &&
            texts.total(dollars(substituteTotal({ product, quantity, price }), isEstimate))}
        </Announcement>
        <div className={styles.buttons}>
          <Button type="submit" disabled={price === undefined}>
            {take}
          </Button>
        </div>
      </div>
    </form>
  )
}
