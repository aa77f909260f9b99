import { MAX_RECALL_REASON } from '@halles/domain/recall.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { useId } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import cards from '../../components/radio-cards.module.css'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { ALL_RECALLS, type LotReceivers } from './recall-queries.ts'

type SendRecallProps = {
  opened: boolean
  /** Whom its sender has seen. */
  found: LotReceivers
  product: string | undefined
  onSent: (publicId: string) => void
  onClose: () => void
}

export function SendRecall({ opened, ...props }: SendRecallProps) {
  const texts = useTextsOf(recallsTexts)
  const { lot, restaurant_count: restaurants } = props.found
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={texts.sendTitle(lot)}
      description={texts.sendHint(restaurants)}
    >
      <SendRecallForm {...props} />
    </Dialog>
  )
}

type Values = { reason: string; kind: string }

function SendRecallForm({ found, product, onSent, onClose }: Omit<SendRecallProps, 'opened'>) {
  const texts = useTextsOf(recallsTexts)
  const name = useId()
  const { lot, restaurant_count: restaurants, cases } = found
  const form = useCheckedForm<Values>({
    initialValues: { reason: '', kind: '' },
    check: ({ reason, kind }) => ({
      ...(reason.trim() === '' && { reason: 'required' as const }),
      ...(kind === '' && { kind: 'required' as const }),
    }),
    pathOf: (path) => (path === 'is_exercise' ? 'kind' : path),
  })
  const send = useChange({
    call: ({ reason, kind }: Values, options) =>
      api.recallSend(
        {
          lot,
          product_public_id: product,
          reason,
          is_exercise: kind === 'exercise',
          seen: { restaurants, cases },
        },
        options,
      ),
    stale: ALL_RECALLS,
    staleWhenRefused: true,
    done({ public_id, receivers }) {
      onClose()
      onSent(public_id)
      return texts.sent(receivers.length)
    },
  })
  const kind = form.field('kind')
  return (
    <DialogForm form={form} change={send} submit={texts.sendNow} destructive onCancel={onClose}>
      <TextArea
        label={texts.reason}
        description={texts.reasonHint}
        minRows={3}
        maxLength={MAX_RECALL_REASON}
        data-autofocus
        {...form.field('reason')}
      />
      <fieldset className="stack gap-xs">
        <legend className="bold mb-xs">{texts.kind}</legend>
        <div className={cards.cards}>
          {(['real', 'exercise'] as const).map((one) => (
            <label key={one} className={`${cards.card} flex gap-sm align-start`}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={form.values.kind === one}
                aria-describedby={kind.error ? `${name}-error` : undefined}
                onChange={kind.onChange}
              />
              <span>
                {one === 'real' ? texts.isReal : texts.isExercise}
                {one === 'exercise' ? (
                  <span className="block soft small">{texts.exerciseHint}</span>
                ) : null}
              </span>
            </label>
          ))}
        </div>
        {kind.error ? (
          <p className="error-text" id={`${name}-error`}>
            {kind.error}
          </p>
        ) : null}
      </fieldset>
    </DialogForm>
  )
}
