import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { IconCalendarOff, IconCalendarPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import type { Nothing } from '../../platform/api/change.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import styles from './delivery-rules.module.css'
import {
  type DeliveryRules,
  type OrderOnClosedDay,
  useRulesChange,
} from './delivery-rules-queries.ts'
import { type ExceptionGroup, groupsOf } from './exception-values.ts'
import { OrdersOnClosedDays } from './orders-on-closed-days.tsx'
import { useDeliveryFormat } from './use-delivery-format.ts'

const ExceptionDialog = lazyComponent(
  async () => (await import('./exception-dialog.tsx')).ExceptionDialog,
)

export function Exceptions({ rules }: { rules: DeliveryRules }) {
  const texts = useTextsOf(deliveryRulesTexts)
  const [opened, setOpened] = useState<'closed' | 'extra'>()
  const [orders, setOrders] = useState<readonly OrderOnClosedDay[]>([])
  const groups = groupsOf(rules.exceptions)
  const title = useRef<HTMLHeadingElement>(null)
  const isMounted = useMountOnFirstOpen(opened !== undefined)
  const dialog = (kind: 'closed' | 'extra') => (
    <ExceptionDialog
      opened={opened === kind}
      kind={kind}
      rules={rules}
      onClose={() => setOpened(undefined)}
      onOrders={setOrders}
    />
  )
  return (
    <section className={styles.part}>
      <h2 ref={title} tabIndex={-1}>
        {texts.exceptionsTitle}
      </h2>
      {orders.length > 0 ? <OrdersOnClosedDays orders={orders} areClosed /> : null}
      {groups.length === 0 ? (
        <p className="soft small">{texts.exceptionsNone}</p>
      ) : (
        <ul className={styles.exceptions}>
          {groups.map((group) => (
            <Exception
              key={group.first.public_id}
              rules={rules}
              group={group}
              onRemoved={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className={`${styles.actions} row`}>
        <Button
          variant="default"
          icon={<IconCalendarOff size={18} aria-hidden />}
          onClick={() => setOpened('closed')}
        >
          {texts.addClosure}
        </Button>
        <Button
          variant="default"
          icon={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => setOpened('extra')}
        >
          {texts.addExtra}
        </Button>
      </div>
      {isMounted ? dialog('closed') : null}
      {isMounted ? dialog('extra') : null}
    </section>
  )
}

type ExceptionProps = { rules: DeliveryRules; group: ExceptionGroup; onRemoved: () => void }

function Exception({ rules, group, onRemoved }: ExceptionProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { day, hour } = useDeliveryFormat()
  const { ids, first, lastDay } = group
  const when = first.day === lastDay ? day(first.day) : texts.toDay(day(first.day), day(lastDay))
  const zone = rules.zones.find(({ public_id }) => public_id === first.zone_public_id)
  const { times } = first
  const remove = useRulesChange({
    call: (_: Nothing, options) => api.deliveryExceptionRemove({ exceptions: ids }, options),
    done() {
      onRemoved()
      return texts.takenBack
    },
    failed: errorMessage,
  })
  return (
    <li>
      <div>
        <strong>{when}</strong> {times ? texts.extra : texts.closed}
        {rules.zones.length > 1 || zone ? ` · ${zone?.name ?? texts.everyZone}` : null}
        {times ? (
          <span className="soft small">
            {texts.extraTimes(
              hour(times.from),
              hour(times.to),
              texts.cutOffOf(hour(times.cut_off), texts.daysBefore(times.days_before)),
            )}
          </span>
        ) : null}
        {first.note === '' ? null : <span className="soft small">{first.note}</span>}
      </div>
      <Button
        variant="subtle"
        size="sm"
        loading={remove.isPending}
        aria-label={texts.takeBackOf(when)}
        onClick={() => remove.start()}
      >
        {texts.takeBack}
      </Button>
    </li>
  )
}
