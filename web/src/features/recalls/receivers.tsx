import { MAX_LISTED_RECEIVERS } from '@halles/domain/recall.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SupplierLotLines } from './lot-lines.tsx'
import { type LotReceivers, receiversOptions } from './recall-queries.ts'
import styles from './recalls.module.css'

const SendRecall = lazyComponent(async () => (await import('./send-recall.tsx')).SendRecall)

type ReceiversProps = {
  lot: string
  product: string | undefined
  onProduct: (product: string | undefined) => void
  /** A recall was sent. */
  onSent: (publicId: string) => void
}

/** Who received a lot, of any product or of one, and the button that calls it back. */
export function Receivers({ lot, product, onProduct, onSent }: ReceiversProps) {
  const texts = useTextsOf(recallsTexts)
  const { orders } = useTexts()
  const query = useQuery(receiversOptions({ lot, product }))
  useAnnounce(
    query.data && texts.found(query.data.restaurant_count, orders.cases(query.data.cases)),
  )
  return (
    <QueryState query={query} error={texts.loadError}>
      {(found) =>
        found.restaurant_count === 0 ? (
          <EmptyState icon={<IconPackage size={30} stroke={1.5} />}>{texts.nobody(lot)}</EmptyState>
        ) : (
          <Found found={found} product={product} onProduct={onProduct} onSent={onSent} />
        )
      }
    </QueryState>
  )
}

type FoundProps = Omit<ReceiversProps, 'lot'> & { found: LotReceivers }

function Found({ found, product, onProduct, onSent }: FoundProps) {
  const texts = useTextsOf(recallsTexts)
  const { orders } = useTexts()
  const nameOf = useProductName()
  const [isSending, setSending] = useState(false)
  const isMounted = useMountOnFirstOpen(isSending)
  return (
    <section aria-label={texts.receivers} className="stack">
      {found.products.length > 1 ? (
        <SelectField
          label={texts.product}
          value={product ?? ''}
          options={[
            { value: '', label: texts.allProducts },
            ...found.products.map((one) => ({
              value: one.public_id,
              label: texts.productOf(nameOf(one), orders.cases(one.cases)),
            })),
          ]}
          onChange={({ currentTarget }) => onProduct(currentTarget.value || undefined)}
        />
      ) : null}
      <div className="row between center gap-md">
        <p className="bold size-lg">
          {texts.found(found.restaurant_count, orders.cases(found.cases))}
        </p>
        <Button danger onClick={() => setSending(true)}>
          {texts.send}
        </Button>
      </div>
      {found.restaurant_count > MAX_LISTED_RECEIVERS ? (
        <p className="soft">{texts.first(MAX_LISTED_RECEIVERS)}</p>
      ) : null}
      <ul className={styles.list}>
        {found.receivers.map(({ restaurant, cases, lines }) => (
          <li key={restaurant.public_id} className={styles.item}>
            <div className={styles.head}>
              <span className="min-0 anywhere">
                <span className="bold">{restaurant.name}</span>{' '}
                <span className="soft">{restaurant.city}</span>
              </span>
              <span className="bold nowrap">{orders.cases(cases)}</span>
            </div>
            {restaurant.is_closed ? (
              <p className="small">{texts.closed}</p>
            ) : (
              <a
                className="standalone-link"
                href={`tel:${restaurant.phone_number.replace(/[^\d+]/g, '')}`}
              >
                {restaurant.phone_number}
              </a>
            )}
            <SupplierLotLines lines={lines} texts={texts} />
          </li>
        ))}
      </ul>
      {isMounted ? (
        <SendRecall
          opened={isSending}
          found={found}
          product={product}
          onSent={onSent}
          onClose={() => setSending(false)}
        />
      ) : null}
    </section>
  )
}
