import { TAX_CLASSES, TAXES } from '@halles/domain/tax/tax-class.ts'
import { taxRulesTexts } from '@halles/texts/pages/tax-rules.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { OPERATOR_KEYS } from '../operator-queries.ts'
import {
  newTaxRule,
  RULE_KINDS,
  type TaxRuleValues,
  taxRuleBody,
  taxRuleProblems,
} from './tax-rule-values.ts'

/** Adds a rule of a class or a rate, from today or a later day on. */
export function AddTaxRule({ today }: { today: string }) {
  const texts = useTextsOf(taxRulesTexts)
  const [opened, setOpened] = useState(false)
  return (
    <div className="row">
      <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {texts.add}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={texts.add}>
        <TaxRuleForm today={today} onClose={() => setOpened(false)} />
      </Dialog>
    </div>
  )
}

function TaxRuleForm({ today, onClose }: { today: string; onClose: () => void }) {
  const texts = useTextsOf(taxRulesTexts)
  const form = useCheckedForm<TaxRuleValues>({
    initialValues: newTaxRule(today),
    check: (values) => taxRuleProblems(values, today),
  })
  const add = useChange({
    call: (values: TaxRuleValues, options) => api.operatorTaxRuleAdd(taxRuleBody(values), options),
    stale: OPERATOR_KEYS,
    waitsForStale: true,
    done() {
      onClose()
      return texts.saved
    },
  })
  return (
    <DialogForm form={form} change={add} submit={texts.save} onCancel={onClose}>
      <SelectField
        label={texts.kind}
        options={RULE_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        {...form.field('kind')}
      />
      <SelectField
        label={texts.tax}
        options={TAXES.map((value) => ({ value, label: texts.taxes[value] }))}
        {...form.field('tax')}
      />
      {form.values.kind === 'rate' ? (
        <TextField
          label={texts.rate}
          inputMode="decimal"
          autoComplete="off"
          after="%"
          {...form.field('rate')}
        />
      ) : (
        <>
          <SelectField
            label={texts.taxClass}
            options={TAX_CLASSES.map((value) => ({ value, label: texts.classes[value] }))}
            {...form.field('tax_class')}
          />
          <SelectField
            label={texts.isTaxed}
            options={[
              { value: 'true', label: texts.taxations.taxed },
              { value: 'false', label: texts.taxations.zero },
            ]}
            {...form.field('is_taxed')}
          />
        </>
      )}
      <LabelledDay label={texts.fromDay} min={today} {...form.field('from_day')} />
      <LabelledDay
        label={texts.untilDay}
        description={texts.untilDayHint}
        min={today}
        {...form.field('until_day')}
      />
    </DialogForm>
  )
}
