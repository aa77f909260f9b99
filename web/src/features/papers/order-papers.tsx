import { papersTexts } from '@halles/texts/pages/papers.ts'
import { ButtonLink } from '../../components/links.tsx'
import rows from '../../components/rows.module.css'
import { useTextsOf } from '../../platform/language/language.ts'
import { OrderFiles } from './paper-files.tsx'
import { PaperLink } from './paper-link.tsx'
import type { Paper, PaperSide } from './paper-queries.ts'

type OrderPapersProps = {
  side: PaperSide
  /** Of a supplier's order, which both sides name alike, with its papers; none of an order kept of before there were any. */
  order: { public_id: string; papers?: readonly Pick<Paper, 'public_id' | 'kind' | 'label'>[] }
  /** Whose part it is, on a page of several. */
  of?: string
  /** Whom the supplier can invoice for it. */
  restaurant?: string | undefined
}

/** At the end of an order: its invoice, the credit notes on it, and what can be printed of it. */
export function OrderPapers({ side, order, of, restaurant }: OrderPapersProps) {
  const texts = useTextsOf(papersTexts)
  const { public_id: publicId, papers = [] } = order
  const named = (name: string) => (of === undefined ? name : `${name}, ${of}`)
  return (
    <section className="mt-lg" aria-label={named(texts.ofOrder)}>
      <h2 className="size-lg mb-xs">{texts.ofOrder}</h2>
      {papers.length === 0 ? null : (
        <ul className={`${rows.list} mb-sm`}>
          {papers.map(({ public_id, kind, label }) => (
            <li key={public_id} className={rows.item}>
              <PaperLink
                side={side}
                publicId={public_id}
                className={rows.row ?? ''}
                aria-label={named(`${texts.kinds[kind]} ${label}`)}
              >
                <span className="bold anywhere">
                  {texts.kinds[kind]} {label}
                </span>
              </PaperLink>
            </li>
          ))}
        </ul>
      )}
      <div className="row center gap-xs">
        {restaurant !== undefined && papers.length === 0 ? (
          <ButtonLink
            size="sm"
            to="/supplier/invoice-draft/$restaurantPublicId"
            params={{ restaurantPublicId: restaurant }}
            search={{ orders: publicId }}
          >
            {texts.invoiceIt}
          </ButtonLink>
        ) : null}
        <OrderFiles side={side} order={publicId} named={named} />
      </div>
    </section>
  )
}
