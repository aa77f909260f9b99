import { formatMoney, parseMoney, sumCents } from '@halles/domain/money.ts'
import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { CheckBox } from '../../components/check-box.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useConnected } from '../../platform/api/connection.ts'
import { keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { acceptOrders } from './accept-orders.ts'
import styles from './new-orders.module.css'
import { ALL_ORDERS, type SupplierOrderItem } from './order-queries.ts'
import { RestaurantGroups } from './restaurant-groups.tsx'
import { type ChosenOrders, useChosenOrders } from './use-chosen-orders.ts'

type NewOrdersProps = {
  orders: readonly SupplierOrderItem[]
  /** In place of a list without orders; what became of the last ones stands above it. */
  none: ReactNode
}

/** Orders that wait for an answer: each opens, and those that are ticked are accepted at once, as they are on screen. */
export function NewOrders({ orders: list, none }: NewOrdersProps) {
  const texts = useTextsOf(supplierOrdersTexts)
  const { dollars } = useFormat()
  const names = useNames()
  const selection = useChosenOrders(list)
  const [asked, setAsked] = useState<readonly SupplierOrderItem[]>([])
  const [isAsking, setAsking] = useState(false)
  const accept = useAcceptOrders()
  const { chosen, gone } = selection
  const total = formatMoney(sumCents(asked.map(({ total_price }) => parseMoney(total_price) ?? 0)))

  function ask() {
    // What is accepted is what was on screen when it was asked for.
    setAsked(chosen)
    setAsking(true)
  }
  function send() {
    accept.start(asked, {
      onSuccess: ({ accepted, changed }) => selection.forget([...accepted, ...changed]),
      onSettled: () => setAsking(false),
    })
  }
  const { changed = [], failed = [] } = accept.answer ?? {}
  return (
    <>
      {changed.length > 0 && (
        <Notice tone="error">{texts.changed(names(changed), changed.length)}</Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="error">{texts.failed(names(failed), failed.length)}</Notice>
      )}
      {gone.length > 0 && !accept.isPending && (
        <Notice
          tone="error"
          action={
            <Button variant="default" onClick={selection.forgetGone}>
              {texts.understood}
            </Button>
          }
        >
          {texts.gone(names(gone), gone.length)}
        </Notice>
      )}
      {list.length === 0 ? none : <Choice orders={list} selection={selection} onAccept={ask} />}
      <ConfirmDialog
        opened={isAsking}
        title={texts.acceptTitle(asked.length)}
        confirm={texts.acceptConfirm(asked.length)}
        busy={accept.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {texts.acceptMessage(
          names(asked),
          dollars(
            total,
            asked.some((one) => one.is_estimate),
          ),
        )}
      </ConfirmDialog>
    </>
  )
}

type ChoiceProps = {
  orders: readonly SupplierOrderItem[]
  selection: ChosenOrders
  onAccept: () => void
}

function Choice({ orders: list, selection, onAccept }: ChoiceProps) {
  const { offline } = useTexts()
  const texts = useTextsOf(supplierOrdersTexts)
  const connected = useConnected()
  const { chosen } = selection
  return (
    <>
      <RestaurantGroups orders={list} selection={selection} />
      <StickyBar className={`${styles.bar} no-print`}>
        {connected ? null : <Notice tone="pending">{offline.answerUnavailable}</Notice>}
        <div className={`${styles.buttons} center between gap-xs-md row`}>
          <CheckBox
            label={texts.chooseAll(list.length)}
            checked={chosen.length === list.length}
            isPartly={chosen.length > 0 && chosen.length < list.length}
            onChange={selection.toggleAll}
          />
          <Button
            disabled={chosen.length === 0}
            icon={<IconCheck size={18} aria-hidden />}
            onClick={onAccept}
          >
            {texts.accept(chosen.length)}
          </Button>
        </div>
      </StickyBar>
    </>
  )
}

/** Whose orders these are, each once: "A, B et C". */
function useNames(): (orders: readonly SupplierOrderItem[]) => string {
  const list = new Intl.ListFormat(`${useLanguage()}-CA`)
  return (orders) => list.format(new Set(orders.map(({ restaurant }) => restaurant.name)))
}

/** Accepts many orders as they were shown. What is sent again for want of an answer goes under its key. */
function useAcceptOrders() {
  const texts = useTextsOf(supplierOrdersTexts)
  const keys = useRef(new Map<string, RequestKey>())

  function accept({ public_id, order_version }: SupplierOrderItem) {
    const request = { supplier_order_id: public_id, action: 'accepted' as const, order_version }
    const key = keyFor(request, keys.current.get(public_id))
    keys.current.set(public_id, key)
    return api.supplierOrderUpdate(request, { idempotencyKey: key.value })
  }
  return useChange({
    call: (orders: readonly SupplierOrderItem[]) => acceptOrders(orders, accept),
    stale: ALL_ORDERS,
    done: ({ accepted }) => (accepted.length > 0 ? texts.accepted(accepted.length) : undefined),
  })
}
