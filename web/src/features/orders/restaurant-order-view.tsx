import { answersOf, type PartState, partState } from '@halles/domain/restaurant-order.ts'
import type { LineState } from '@halles/domain/supplier-order.ts'
import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { restaurantOrdersTexts } from '@halles/texts/pages/restaurant-orders.ts'
import {
  IconBan,
  IconCheck,
  IconChecks,
  IconClock,
  IconPencil,
  IconStar,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { Awning } from '../../components/awning.tsx'
import { CaseSize } from '../../components/case-size.tsx'
import { Charges } from '../../components/charges.tsx'
import { Facts } from '../../components/facts.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { ProductLink } from '../../components/product-link.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { WeighedAs } from '../../components/weighed-as.tsx'
import { useStoredState } from '../../platform/hydrated.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { hasDraft } from '../../platform/storage/drafts.ts'
import { AgreedPrice, BelowList } from './agreed-price.tsx'
import { PartActions } from './changes/part-actions.tsx'
import { isLineEstimate } from './changes/part-changes.ts'
import { useChangedSinceShown } from './changes/use-changed-since-shown.ts'
import { OrderDelivery } from './order-delivery.tsx'
import styles from './order-detail.module.css'
import type { RestaurantOrder } from './order-queries.ts'
import { OrderSteps } from './order-steps.tsx'
import { PART_TONES } from './order-tones.ts'
import { OrderedQuantity } from './ordered-quantity.tsx'
import { Proposals } from './proposals/proposals.tsx'
import { partOfRestaurant } from './proposals/proposed-part.ts'
import { BesideThread } from './thread/beside-thread.tsx'
import { useRestaurantOrderDone } from './use-restaurant-order-done.ts'

const ReceiptView = lazyComponent(
  async () => (await import('./receiving/receipt-view.tsx')).ReceiptView,
)
const ReceivePart = lazyComponent(
  async () => (await import('./receiving/receive-part.tsx')).ReceivePart,
)
const ReceiveForm = lazyComponent(
  async () => (await import('./receiving/receive-form.tsx')).ReceiveForm,
)
const PartEditor = lazyComponent(async () => (await import('./changes/part-editor.tsx')).PartEditor)

type Group = RestaurantOrder['supplier_products'][number]
type Line = Group['products'][number]

type ViewProps = {
  order: RestaurantOrder
  /** Places it again; the first thing to do once it is done. */
  again: (variant: 'filled' | 'default') => ReactNode
  /** Invoices of a supplier's part. */
  papers: (part: Group) => ReactNode
}

/** One order as the restaurant follows it: what each supplier answered, and what it comes to. */
export function RestaurantOrderView({ order, again, papers }: ViewProps) {
  const { answers } = useTextsOf(restaurantOrdersTexts)
  const { orders } = useTexts()
  const mayManageOrders = useMay('manage_orders')
  const { answered, asked } = answersOf(order.supplier_products.map(stateOf))
  const { beforeTaxes } = useTextsOf(orderAmountsTexts)
  const { total = order.total_price } = order.amounts ?? {}
  const hasCharges = total !== order.total_price
  const isDone = order.status === 'done'
  const isSettled =
    answered === asked &&
    order.supplier_products.every(({ proposal }) => proposal?.status !== 'open')
  return (
    <>
      <div className={`${styles.facts} center mb-lg row`}>
        {isDone ? (
          <StatusBadge tone="done">{orders.restaurantStatus.done}</StatusBadge>
        ) : asked > 0 ? (
          <strong>{answers(answered, asked)}</strong>
        ) : null}
        {mayManageOrders && !isDone ? <DoneButton order={order} isLoud={isSettled} /> : null}
        {again(isDone ? 'filled' : 'default')}
      </div>
      <OrderSteps steps={order.steps} />
      {order.supplier_products.map((group) => (
        <BesideThread
          key={group.public_id}
          publicId={group.public_id}
          side="restaurant"
          lines={group.products}
        >
          <SupplierGroup
            group={group}
            mayReview={mayManageOrders && isDone}
            mayChange={mayManageOrders && !isDone}
          />
          {mayManageOrders && (group.status === 'acknowledged' || group.status === 'done')
            ? papers(group)
            : null}
        </BesideThread>
      ))}
      <p className={`${styles.sum} ${styles.grand}`}>
        <span>{hasCharges ? beforeTaxes : orders.orderTotal}</span>
        <Money amount={total} isEstimate={order.is_estimate} />
      </p>
      <BelowList
        viewer="restaurant"
        lines={order.supplier_products.flatMap(({ products }) =>
          products.map((line) => ({
            ...{ price: line.product.price, agreed: line.agreed, isEstimate: isLineEstimate(line) },
            answer: {
              quantity: line.quantity,
              editedQuantity: line.edited_quantity,
              isCancelled: line.is_cancelled,
            },
          })),
        )}
      />
    </>
  )
}

/** Loud once every supplier has answered and nothing is proposed: until then the order has something to wait for. */
function DoneButton({ order, isLoud }: { order: RestaurantOrder; isLoud: boolean }) {
  const { orders } = useTexts()
  return (
    <AskButton
      variant={isLoud ? 'filled' : 'default'}
      icon={<IconChecks size={18} aria-hidden />}
      title={orders.setToDoneTitle}
      message={orders.restaurantDoneMessage}
      confirm={orders.setToDone}
      change={useRestaurantOrderDone(order.public_id)}
    >
      {orders.setToDone}
    </AskButton>
  )
}

type SupplierGroupProps = {
  group: Group
  mayReview: boolean
  mayChange: boolean
}

function SupplierGroup({ group, mayReview, mayChange }: SupplierGroupProps) {
  const { orders, reviews } = useTexts()
  const [isEditing, setEditing] = useStoredState(
    () => hasDraft(`proposal ${group.public_id}`),
    false,
  )
  const [isReceiving, setReceiving] = useState(false)
  const changed = useChangedSinceShown(group.products)
  const canReceive = isReceiving && group.receiving !== null
  const canEdit =
    isEditing && mayChange && (group.changes.includes('reduce') || group.may_propose.length > 0)
  const { public_id, name } = group.supplier
  return (
    <section className={`${styles.supplier} card`} aria-label={name}>
      <div className={`${styles.head} center p-md gap-xs-md row`}>
        <h2>
          <Awning supplier={public_id} /> {name}
        </h2>
        <PartBadge group={group} />
        {mayReview && (
          <ButtonLink
            to="/review"
            search={{ supplier: public_id }}
            aria-label={reviews.writeAbout(name)}
            size="sm"
            variant="subtle"
            className={styles.review}
            icon={<IconStar size={16} aria-hidden />}
          >
            {reviews.write}
          </ButtonLink>
        )}
      </div>
      <OrderSteps steps={group.steps} />
      <OrderDelivery part={group} viewer="restaurant" />
      <Proposals part={partOfRestaurant(group)} />
      {canReceive && <ReceiveForm part={group} onClose={() => setReceiving(false)} />}
      {canEdit && <PartEditor part={group} onClose={() => setEditing(false)} />}
      {!canEdit && !canReceive && (
        <ul className="plain-list">
          {group.products.map((line) => (
            <OrderLine
              key={line.public_id}
              isFresh={changed.has(line.public_id)}
              line={line}
              supplier={group.supplier}
              isRefused={group.status === 'cancelled'}
            />
          ))}
        </ul>
      )}
      <p className={styles.sum}>
        <span>{orders.supplierTotal}</span>
        <Money amount={group.total_price} isEstimate={group.is_estimate} />
      </p>
      <Charges amounts={group.amounts} isEstimate={group.is_estimate} isInset />
      {group.receipt && !canReceive && (
        <ReceiptView receipt={group.receipt} credit={group.credit} lines={group.products} />
      )}
      {(group.receiving || group.receipt) && !canReceive && !canEdit && (
        <ReceivePart part={group} onOpen={() => setReceiving(true)} />
      )}
      {mayChange && !canEdit && !canReceive && (
        <PartActions part={group} onEdit={() => setEditing(true)} />
      )}
    </section>
  )
}

/** By its supplier: what the restaurant removed itself is no news to it. */
function isChanged({ status, cancelled_by }: Line): boolean {
  return status === 'modified' || cancelled_by === 'supplier'
}

function stateOf({ status, products, steps }: Group): PartState {
  const cancelled = steps.find((step) => step.status === 'cancelled')
  return partState(status, products.some(isChanged), cancelled?.side)
}

/** What is out of the ordinary, or still to come, stands out; that a part was accepted is a word. */
function PartBadge({ group }: { group: Group }) {
  const { acceptedChanged } = useTextsOf(restaurantOrdersTexts)
  const { orders } = useTexts()
  const texts = useTextsOf(orderChangesTexts)
  const state = stateOf(group)
  const tone = PART_TONES[state]
  const words = {
    ...orders.supplierStatus,
    modified: acceptedChanged,
    withdrawn: texts.withdrawn,
  }[state]
  return tone ? <StatusBadge tone={tone}>{words}</StatusBadge> : <span>{words}</span>
}

const QUIET_ICONS = {
  pending: IconClock,
  accepted: IconCheck,
  modified: IconPencil,
  cancelled: IconBan,
}

/** product.md 2: each line has a badge; only one that changed is loud, unless its whole part was refused. */
function LineBadge({ state, isQuiet }: { state: LineState; isQuiet: boolean }) {
  const { orders } = useTexts()
  const words = orders.lineState[state]
  if (!isQuiet && (state === 'modified' || state === 'cancelled')) {
    return <StatusBadge tone={state}>{words}</StatusBadge>
  }
  const Icon = QUIET_ICONS[state]
  return (
    <span className={styles.quiet} title={words}>
      <Icon size={18} aria-hidden />
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

type OrderLineProps = {
  line: Line
  supplier: { name: string }
  isRefused: boolean
  isFresh: boolean
}

function OrderLine({ line, supplier, isRefused, isFresh }: OrderLineProps) {
  const { product } = line
  const isEstimate = isLineEstimate(line)
  const texts = useTextsOf(orderChangesTexts)
  return (
    <li className={`${styles.line} grid center p-sm-md`}>
      <div className={`${styles.name} anywhere`}>
        <ProductLink product={{ ...product, supplier }} />
        <div className="soft small">
          <Facts>
            {/* product.md 2: cancelled items show no price. */}
            {line.is_cancelled ? null : <Money amount={product.price} isEstimate={isEstimate} />}
            {line.is_cancelled || !line.agreed ? null : (
              <AgreedPrice agreed={line.agreed} isEstimate={isEstimate} />
            )}
            <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
            {line.weighing && !line.is_cancelled ? (
              <WeighedAs weighing={line.weighing} product={product} />
            ) : null}
          </Facts>
        </div>
        {isFresh && <div className={`${styles.fresh} leaf small`}>{texts.changedSinceShown}</div>}
        {line.reason && (
          <div className={`${styles.reason} soft small`}>
            {texts.because(texts.reasons[line.reason], line.note)}
          </div>
        )}
      </div>
      <LineBadge state={line.status} isQuiet={isRefused} />
      <span className={styles.quantity}>
        <OrderedQuantity
          quantity={line.first_quantity}
          editedQuantity={line.edited_quantity || line.quantity}
          isCancelled={line.is_cancelled}
        />
      </span>
      <span className={styles.amount}>
        {!line.is_cancelled && <Money amount={line.total_price} isEstimate={isEstimate} />}
      </span>
    </li>
  )
}
