import { formatThousandths } from '@halles/texts/format.ts'
import { paperTexts } from '@halles/texts/pages/paper.ts'
import { Money } from '../../../components/money.tsx'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import styles from './paper.module.css'
import type { PaperContent } from './paper-content.ts'

/** What a paper comes to; what it has none of is left out, but for the goods. */
export function PaperTotals({ content }: { content: PaperContent }) {
  const texts = useTextsOf(paperTexts)
  const { dollars } = useFormat()
  const language = useLanguage()
  const rate = (percent: string) => formatThousandths(language, percent)
  const { goods, fee, deposit, gst, gst_base, qst, qst_base, total, seller } = content
  // A registered seller's invoice says of each tax what it comes to, if nothing; a credit note what it gives back.
  const isTaxed = (base: string, number: string | null) =>
    number !== null && (base !== '0.00' || content.due_on !== null)
  const rows = [
    [texts.goods, goods, true],
    [texts.fee, fee, fee !== '0.00'],
    [
      texts.gst(rate(content.gst_rate), dollars(gst_base)),
      gst,
      isTaxed(gst_base, seller.gst_number),
    ],
    [
      texts.qst(rate(content.qst_rate), dollars(qst_base)),
      qst,
      isTaxed(qst_base, seller.qst_number),
    ],
    [texts.deposit, deposit, deposit !== '0.00'],
  ] as const
  return (
    <div className={`${styles.totals} mb-lg`}>
      <dl>
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([term, amount]) => (
            <div key={term}>
              <dt className="soft">{term}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
        <div className="size-lg strong">
          <dt>{texts.total}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      <p className="soft small">
        {texts.taxKey} {texts.sellersFigures}
      </p>
    </div>
  )
}
