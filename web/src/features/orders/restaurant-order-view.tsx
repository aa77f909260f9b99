import { Button } from '@mantine/core'
import { IconChecks, IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { Awning } from '../../components/awning.tsx'
import { CaseSize } from '../../components/case-size.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import styles from './order-detail.module.css'
import type { RestaurantOrder } from './order-queries.ts'
import { OrderSteps } from './order-steps.tsx'
import { SUPPLIER_STATUS_TONES } from './order-tones.ts'
import { OrderedQuantity } from './ordered-quantity.tsx'
import { useRestaurantOrderDone } from './use-restaurant-order-done.ts'

type Group = RestaurantOrder['supplier_products'][number]
type Line = Group['products'][number]

/** One order as the restaurant follows it: what each supplier answered, and what it comes to. */
export function RestaurantOrderView({ order }: { order: RestaurantOrder }) {
  const { orders } = useTexts()
  const mayTrade = useMay('trade')
  return (
    <>
      <div className={styles.facts}>
        <StatusBadge tone={order.status}>{orders.restaurantStatus[order.status]}</StatusBadge>
        {mayTrade && order.status === 'active' && <DoneButton order={order} />}
        {mayTrade && order.status === 'done' && <ReviewButton groups={order.supplier_products} />}
      </div>
      <OrderSteps steps={order.steps} />
      {order.supplier_products.map((group) => (
        <SupplierGroup
          key={group.supplier.public_id}
          group={group}
          mayReview={mayTrade && order.status === 'done'}
        />
      ))}
      <p className={`${styles.sum} ${styles.grand}`}>
        <span>{orders.orderTotal}</span>
        <Money amount={order.total_price} />
      </p>
    </>
  )
}

function DoneButton({ order }: { order: RestaurantOrder }) {
  const { orders } = useTexts()
  const [asking, setAsking] = useState(false)
  const done = useRestaurantOrderDone(order.public_id)
  const close = () => setAsking(false)
  function ask() {
    done.reset()
    setAsking(true)
  }
  return (
    <>
      <Button leftSection={<IconChecks size={18} aria-hidden />} onClick={ask}>
        {orders.setToDone}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={orders.setToDoneTitle}
        confirm={orders.setToDone}
        busy={done.isPending}
        failure={done.isError ? orders.orderError : undefined}
        onConfirm={() => done.mutate(undefined, { onSuccess: close })}
        onClose={close}
      >
        {orders.restaurantDoneMessage}
      </ConfirmDialog>
    </>
  )
}

/** To the form, with its supplier chosen where the order has just one; else each has a link of its own. */
function ReviewButton({ groups }: { groups: readonly Group[] }) {
  const { reviews } = useTexts()
  const [only, ...others] = groups
  const search = only && others.length === 0 ? { supplier: only.supplier.public_id } : {}
  return (
    <ButtonLink to="/review" search={search} leftSection={<IconStar size={18} aria-hidden />}>
      {reviews.write}
    </ButtonLink>
  )
}

function SupplierGroup({ group, mayReview }: { group: Group; mayReview: boolean }) {
  const { orders, reviews } = useTexts()
  const { public_id, name } = group.supplier
  return (
    <section className={styles.supplier} aria-label={name}>
      <div className={styles.head}>
        <h2>
          <Awning supplier={public_id} /> {name}
        </h2>
        <StatusBadge tone={SUPPLIER_STATUS_TONES[group.status]}>
          {orders.supplierStatus[group.status]}
        </StatusBadge>
        {mayReview && (
          <ButtonLink
            to="/review"
            search={{ supplier: public_id }}
            aria-label={reviews.writeAbout(name)}
            size="sm"
            variant="subtle"
            px="xs"
            className={styles.review}
            leftSection={<IconStar size={16} aria-hidden />}
          >
            {reviews.write}
          </ButtonLink>
        )}
      </div>
      <OrderSteps steps={group.steps} />
      <ul className={styles.lines}>
        {group.products.map((line) => (
          <OrderLine key={line.product.public_id} line={line} />
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{orders.supplierTotal}</span>
        <Money amount={group.total_price} />
      </p>
    </section>
  )
}

function OrderLine({ line }: { line: Line }) {
  const { orders } = useTexts()
  const language = useLanguage()
  const { product } = line
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        {language === 'fr' ? product.name_fr : product.name_en}
        <div className={styles.soft}>
          {/* SPEC section 2: cancelled items show no price. */}
          {!line.is_cancelled && (
            <>
              <Money amount={product.price} /> ·{' '}
            </>
          )}
          <CaseSize quantity={product.quantity_per_case} unit={product.unit} />
        </div>
      </div>
      <StatusBadge tone={line.status}>{orders.lineState[line.status]}</StatusBadge>
      <span className={styles.quantity}>
        <OrderedQuantity
          quantity={line.quantity}
          editedQuantity={line.edited_quantity}
          isCancelled={line.is_cancelled}
        />
      </span>
      <span className={styles.amount}>
        {!line.is_cancelled && <Money amount={line.total_price} />}
      </span>
    </li>
  )
}
