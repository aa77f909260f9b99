import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import { useFormat, useTextsOf } from '../platform/language/language.ts'
import { Money } from './money.tsx'

const NONE = '0.00'

type ChargesProps = {
  /** Of the wire; undefined where what was kept is from before there were fees. */
  amounts: { fee: string; deposit: string; total: string } | undefined
  /** What the goods cost, where it is not said above. */
  goods?: string
  /** From so much on the delivery is free, where it costs something below. */
  freeFrom?: string | null | undefined
  /** What all comes to is said beside it. */
  isPart?: boolean
  /** Among what has no padding of its own. */
  isInset?: boolean
  /** Whether the goods are an estimate. */
  isEstimate?: boolean
}

/** What is paid beside the goods, and what all of it comes to; nothing where nothing is. */
export function Charges(props: ChargesProps) {
  const { amounts, goods, freeFrom, isPart = false, isInset = false, isEstimate = false } = props
  const texts = useTextsOf(orderAmountsTexts)
  const { dollars } = useFormat()
  if (!amounts || (amounts.fee === NONE && amounts.deposit === NONE && !freeFrom)) return null
  const { fee, deposit, total } = amounts
  return (
    <dl className={isInset ? 'small p-sm-md' : 'small my-xs'}>
      {goods === undefined ? null : (
        <div className="flex between gap-md">
          <dt>{texts.goods}</dt>
          <dd>
            <Money amount={goods} isEstimate={isEstimate} />
          </dd>
        </div>
      )}
      {fee === NONE && !freeFrom ? null : (
        <div className="flex between gap-md">
          <dt>
            {texts.fee}
            {freeFrom ? (
              <small className="soft block">{texts.freeFrom(dollars(freeFrom))}</small>
            ) : null}
          </dt>
          <dd>
            <Money amount={fee} />
          </dd>
        </div>
      )}
      {deposit === NONE ? null : (
        <div className="flex between gap-md">
          <dt>{texts.deposit}</dt>
          <dd>
            <Money amount={deposit} />
          </dd>
        </div>
      )}
      {isPart ? null : (
        <div className="flex between gap-md strong">
          <dt>{texts.beforeTaxes}</dt>
          <dd>
            <Money amount={total} isEstimate={isEstimate} />
          </dd>
        </div>
      )}
    </dl>
  )
}
