import { MAX_SERIES_PREFIX, MAX_SET_NUMBER } from '@halles/domain/papers/series.ts'
import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type Series, seriesOptions } from './settings-queries.ts'

type SeriesDialogProps = { opened: boolean; series: Series; onClose: () => void }

export function SeriesDialog({ opened, ...props }: SeriesDialogProps) {
  const texts = useTextsOf(invoiceSettingsTexts)
  const { kind } = props.series
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.changeOf(texts.series[kind])}>
      <SeriesForm {...props} />
    </Dialog>
  )
}

type SeriesValues = { prefix: string; next_number: string }

function SeriesForm({ series, onClose }: Omit<SeriesDialogProps, 'opened'>) {
  const texts = useTextsOf(invoiceSettingsTexts)
  const { kind, prefix, may_set_number: maySetNumber } = series
  const form = useCheckedForm<SeriesValues>({
    initialValues: { prefix, next_number: '' },
    check: ({ next_number }) =>
      isNumber(next_number) ? {} : { next_number: 'series_number_invalid' },
  })
  const save = useChange({
    answers: seriesOptions.queryKey,
    call: (values: SeriesValues, options) =>
      api.paperSeriesSave(
        {
          kind,
          prefix: values.prefix,
          ...(values.next_number.trim() !== '' && { next_number: Number(values.next_number) }),
        },
        options,
      ),
    done() {
      onClose()
      return texts.saved
    },
  })
  return (
    <DialogForm
      form={form}
      change={save}
      places={{ number_issued: 'next_number', number_set: 'next_number' }}
      submit={texts.save}
      onCancel={onClose}
    >
      <TextField
        label={texts.prefix}
        description={texts.prefixHint}
        maxLength={MAX_SERIES_PREFIX}
        autoComplete="off"
        data-autofocus
        {...form.field('prefix')}
        required={false}
      />
      {maySetNumber ? (
        <TextField
          label={texts.nextNumber}
          description={texts.nextNumberHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('next_number')}
          required={false}
        />
      ) : null}
    </DialogForm>
  )
}

/** Nothing, or a number of a series. */
function isNumber(typed: string): boolean {
  const number = Number(typed.trim() || '1')
  return Number.isInteger(number) && number >= 1 && number <= MAX_SET_NUMBER
}
