import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconPrinter } from '@tabler/icons-react'
import { Charges } from '../../components/charges.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { TextLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useStoredState } from '../../platform/hydrated.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { hasDraft, writeDraft } from '../../platform/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { BelowList } from './agreed-price.tsx'
import { useChangedSinceShown } from './changes/use-changed-since-shown.ts'
import { amountsWith, changedLines, summaryOf } from './order-changes.ts'
import { OrderDelivery } from './order-delivery.tsx'
import styles from './order-detail.module.css'
import type { SupplierOrder } from './order-queries.ts'
import { OrderSteps } from './order-steps.tsx'
import { SUPPLIER_STATUS_TONES } from './order-tones.ts'
import { Proposals } from './proposals/proposals.tsx'
import { partOfSupplier } from './proposals/proposed-part.ts'
import type { ProposedSubstitutes } from './proposals/substitutes.ts'
import { supplierProposalFields } from './proposals/supplier-proposal.ts'
import { SupplierOrderActions } from './supplier-order-actions.tsx'
import { SupplierOrderTable } from './supplier-order-table.tsx'
import { useSupplierDraft } from './use-supplier-draft.ts'

const ReceiptView = lazyComponent(
  async () => (await import('./receiving/receipt-view.tsx')).ReceiptView,
)
const CreditAnswer = lazyComponent(
  async () => (await import('./receiving/credit-answer.tsx')).CreditAnswer,
)

const SupplierPropose = lazyComponent(
  async () => (await import('./proposals/supplier-propose.tsx')).SupplierPropose,
)

/** One order as its supplier works on it. Changes stay here until they are sent. */
export function SupplierOrderView({ order }: { order: SupplierOrder }) {
  const { orders } = useTexts()
  const supplierOrdersWords = useTextsOf(supplierOrdersTexts)
  const texts = useTextsOf(orderChangesTexts)
  const { draft, isPrepared, save, reset } = useSupplierDraft(order)
  const { changes, substitutes, said } = draft
  const { supplierOrder, may_propose } = order
  const [wantsToPropose, setProposing] = useStoredState(
    () => hasDraft(`proposal ${supplierOrder.public_id}`),
    false,
  )
  const isReducing = draft.isReducing && !order.receipt
  const isPending = supplierOrder.status === 'pending'
  const isOpen = isPending || supplierOrder.status === 'acknowledged'
  const isProposing = wantsToPropose && isOpen && may_propose.length > 0
  /** What was chosen for lines of an order that waits is proposed without an answer. */
  function propose() {
    const { public_id, order_version: version } = supplierOrder
    const chosen = { substitutes, day: undefined, said, version }
    writeDraft(`proposal ${public_id}`, supplierProposalFields(chosen))
    reset()
    setProposing(true)
  }
  const canChange = isPending || (isReducing && supplierOrder.status === 'acknowledged')
  const fresh = useChangedSinceShown(order.orderProducts)
  const applied = canChange ? changes : {}
  const lines = changedLines(order, applied)
  const isWithdrawn = order.steps.some(
    ({ status, side }) => status === 'cancelled' && side === 'restaurant',
  )
  const summary = summaryOf(lines, applied)
  const total = canChange ? summary.totalPrice : supplierOrder.total_price
  return (
    <>
      <div className={`${styles.facts} center mb-lg row`}>
        <StatusBadge tone={SUPPLIER_STATUS_TONES[supplierOrder.status]}>
          {isWithdrawn ? texts.withdrawn : orders.supplierStatus[supplierOrder.status]}
        </StatusBadge>
        <Button
          variant="default"
          icon={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {supplierOrdersWords.print}
        </Button>
      </div>
      <OrderSteps steps={order.steps} />
      {isPrepared && !canChange && <Notice tone="error">{orders.changesNotSent}</Notice>}
      <div className={`${styles.agreed} mb-md card`}>
        <OrderDelivery part={supplierOrder} viewer="supplier" />
      </div>
      <RestaurantFacts restaurant={supplierOrder.restaurant} />
      <Proposals part={partOfSupplier(order)} />
      {order.credit?.status === 'asked' && <CreditAnswer order={order} credit={order.credit} />}
      {order.receipt && (
        <section className={`${styles.supplier} card`}>
          <ReceiptView receipt={order.receipt} credit={order.credit} lines={order.orderProducts} />
        </section>
      )}
      <SupplierOrderTable
        lines={lines.map((line) => ({ ...line, isFresh: fresh.has(line.public_id) }))}
        total={total}
        edit={
          canChange
            ? {
                changes,
                setChanges: (next) => save({ changes: next }),
                ...(may_propose.includes('substitute') && {
                  replace: {
                    substitutes,
                    setSubstitutes: (next: ProposedSubstitutes) => save({ substitutes: next }),
                  },
                }),
              }
            : undefined
        }
      />
      <Charges
        amounts={amountsWith(supplierOrder, lines, total)}
        isEstimate={lines.some((line) => line.isEstimate)}
        isInset
      />
      <BelowList viewer="supplier" lines={lines} />
      {isProposing ? (
        <SupplierPropose order={order} onClose={() => setProposing(false)} />
      ) : (
        <SupplierOrderActions
          order={order}
          changes={changes}
          substitutes={may_propose.includes('substitute') ? substitutes : {}}
          summary={summary}
          said={said}
          onSaid={(next) => save({ said: next })}
          isReducing={isReducing}
          onReduce={order.receipt ? undefined : () => save({ isReducing: true })}
          onPropose={may_propose.length > 0 && !order.receipt ? propose : undefined}
          onReset={reset}
          onSent={reset}
        />
      )}
    </>
  )
}

function RestaurantFacts({ restaurant }: Pick<SupplierOrder['supplierOrder'], 'restaurant'>) {
  const { orders } = useTexts()
  const { phone_number: phone, address, city, zip_code: zipCode, user } = restaurant
  return (
    <dl className={`${styles.restaurant} grid p-md mb-lg card`}>
      <div>
        <dt>{orders.restaurant}</dt>
        <dd className={`${styles.restaurantName} size-lg`}>
          <CustomerLink restaurant={restaurant} />
        </dd>
      </div>
      <div>
        <dt>{orders.phone}</dt>
        <dd>
          <a className="standalone-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </dd>
      </div>
      <div>
        <dt>{orders.email}</dt>
        <dd>
          <a className="standalone-link" href={`mailto:${user.email}`}>
            {user.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{orders.address}</dt>
        <dd>
          {address}, {city} {zipCode}
        </dd>
      </div>
    </dl>
  )
}

/** Who has closed its account is nobody's customer any more. */
function CustomerLink({ restaurant }: Pick<SupplierOrder['supplierOrder'], 'restaurant'>) {
  if (restaurant.user.email === '') return restaurant.name
  return (
    <TextLink
      className="standalone-link"
      to="/supplier/customers/$restaurantPublicId"
      params={{ restaurantPublicId: restaurant.public_id }}
    >
      {restaurant.name}
    </TextLink>
  )
}
