import { sumCases } from '@halles/domain/pick-list.ts'
import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { IconPrinter } from '@tabler/icons-react'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { PickOrder } from './pick-queries.ts'
import { PickedLines } from './picked-lines.tsx'
import styles from './picking.module.css'

export function PickOrderView({ order }: { order: PickOrder }) {
  const { orders } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  return (
    <>
      <p className={`${styles.facts} mb-md soft`}>
        {orders.number(order.number)}, {order.restaurant.city},{' '}
        <time dateTime={order.placed_at}>{moment(order.placed_at)}</time>
        <br />
        {texts.lines(order.lines.length)}, {orders.cases(sumCases(order.lines))}
      </p>
      {order.status !== 'acknowledged' && (
        <Notice tone={order.status === 'pending' ? 'pending' : 'success'}>
          {texts.otherStatus[order.status]}
        </Notice>
      )}
      <PickedLines
        lines={order.lines}
        orderPublicId={mayBeWeighed(order) ? order.public_id : undefined}
        lots={order.status === 'acknowledged' || order.status === 'done'}
        isDelivered={order.status === 'done'}
      />
      <Button
        className="mt-md"
        variant="default"
        icon={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        {texts.printOrder}
      </Button>
    </>
  )
}

/** While it is accepted, and once it is done as far as it was not. */
function mayBeWeighed({ status }: PickOrder): boolean {
  return status === 'acknowledged' || status === 'done'
}
