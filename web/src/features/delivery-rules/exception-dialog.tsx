import { Refused } from '@halles/contract/client.ts'
import {
  MAX_EXCEPTION_AHEAD,
  MAX_EXCEPTION_NOTE,
  runProblem,
} from '@halles/domain/delivery-rules.ts'
import { later } from '@halles/domain/holidays.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { FormActions } from '../../components/form/dialog-form.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DayFields } from './day-fields.tsx'
import {
  type DeliveryRules,
  type OrderOnClosedDay,
  useRulesChange,
} from './delivery-rules-queries.ts'
import {
  EVERY_ZONE,
  type ExceptionValues,
  exceptionBody,
  exceptionProblems,
} from './exception-values.ts'
import { OrdersOnClosedDays } from './orders-on-closed-days.tsx'
import { USUAL_TIMES } from './week.ts'

type ExceptionDialogProps = {
  opened: boolean
  kind: 'closed' | 'extra'
  rules: DeliveryRules
  onClose: () => void
  /** It was saved although these orders are due on its days. */
  onOrders: (orders: readonly OrderOnClosedDay[]) => void
}

/** Closes days, or adds a delivery on one. */
export function ExceptionDialog({ opened, ...props }: ExceptionDialogProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const title = props.kind === 'closed' ? texts.addClosure : texts.addExtra
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <ExceptionForm {...props} />
    </Dialog>
  )
}

function ExceptionForm(props: Omit<ExceptionDialogProps, 'opened'>) {
  const { kind, rules, onClose } = props
  const texts = useTextsOf(deliveryRulesTexts)
  const isClosure = kind === 'closed'
  const [times, setTimes] = useState(USUAL_TIMES)
  const form = useCheckedForm<ExceptionValues>({
    initialValues: { zone: EVERY_ZONE, day: '', last_day: '', note: '' },
    check: (values) => exceptionProblems(values, rules.today),
  })
  const { save, orders } = useSaveException(props, isClosure ? null : times)
  const days = { type: 'date', min: rules.today, max: later(rules.today, MAX_EXCEPTION_AHEAD) }
  return (
    <form
      {...form.formProps((values, idempotencyKey) => {
        if (!isClosure && runProblem(times)) return false
        return save.send(values, idempotencyKey)
      })}
    >
      <div className="stack">
        {rules.zones.length > 1 ? (
          <SelectField
            label={texts.zone}
            options={[
              { value: EVERY_ZONE, label: texts.everyZone },
              ...rules.zones.map(({ public_id, name }) => ({ value: public_id, label: name })),
            ]}
            {...form.field('zone')}
          />
        ) : null}
        <TextField
          {...days}
          label={isClosure ? texts.firstDay : texts.day}
          {...form.field('day')}
        />
        {isClosure ? (
          <TextField
            {...days}
            label={texts.lastDay}
            description={texts.lastDayHint}
            {...form.field('last_day')}
            required={false}
          />
        ) : (
          <DayFields times={times} about={texts.extra} onTimes={setTimes} />
        )}
        <TextField
          label={texts.note}
          description={texts.optional}
          maxLength={MAX_EXCEPTION_NOTE}
          autoComplete="off"
          {...form.field('note')}
          required={false}
        />
        {orders.length > 0 ? (
          <OrdersOnClosedDays orders={orders} areClosed={false} />
        ) : (
          <FormFailure form={form} />
        )}
        <FormActions
          submit={
            orders.length > 0 ? texts.closeAnyway : isClosure ? texts.saveClosure : texts.saveExtra
          }
          busy={save.isPending}
          destructive={orders.length > 0}
          onCancel={onClose}
        />
      </div>
    </form>
  )
}

/** Saves an exception; what was refused because of orders is confirmed by sending the same again. */
function useSaveException(
  { kind, onClose, onOrders }: Omit<ExceptionDialogProps, 'opened'>,
  times: typeof USUAL_TIMES | null,
) {
  const texts = useTextsOf(deliveryRulesTexts)
  const [asked, setAsked] = useState<{ about: string; orders: readonly OrderOnClosedDay[] }>()
  const save = useRulesChange({
    async call(values: ExceptionValues, options) {
      const about = JSON.stringify(values)
      const body = exceptionBody(values, times, asked?.about === about)
      try {
        return await api.deliveryExceptionSave(body, options)
      } catch (error) {
        const orders = error instanceof Refused ? (error.body?.orders ?? []) : []
        setAsked(orders.length > 0 ? { about, orders } : undefined)
        throw error
      }
    },
    done({ orders }) {
      onOrders(orders)
      onClose()
      return kind === 'closed' ? texts.closureSaved : texts.extraSaved
    },
  })
  return { save, orders: asked?.orders ?? [] }
}
