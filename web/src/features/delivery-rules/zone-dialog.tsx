import { MAX_ZONE_NAME } from '@halles/domain/delivery-rules.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type DeliveryRules, useRulesChange, type Zone } from './delivery-rules-queries.ts'
import { ZoneCities } from './zone-cities.tsx'
import { type ZoneValues, zoneBody, zonePath, zoneProblems, zoneValues } from './zone-values.ts'

type ZoneDialogProps = {
  opened: boolean
  rules: DeliveryRules
  /** None: a new one. */
  zone?: Zone
  onClose: () => void
}

export function ZoneDialog({ opened, ...props }: ZoneDialogProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const title = props.zone ? texts.changeZoneOf(props.zone.name) : texts.addZone
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <ZoneForm {...props} />
    </Dialog>
  )
}

function ZoneForm({ rules, zone, onClose }: Omit<ZoneDialogProps, 'opened'>) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { dollars } = useFormat()
  const form = useCheckedForm<ZoneValues>({
    initialValues: zoneValues(rules, zone, useLanguage() === 'fr'),
    check: zoneProblems,
    pathOf: zonePath,
  })
  const save = useSaveZone(rules, zone, onClose)
  return (
    <DialogForm form={form} change={save} submit={texts.saveZone} onCancel={onClose}>
      <TextField
        label={texts.zoneName}
        maxLength={MAX_ZONE_NAME}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <TextField
        label={texts.zoneMinimum}
        description={texts.zoneMinimumHint(dollars(rules.minimum_order_price))}
        inputMode="decimal"
        autoComplete="off"
        {...useDollarSign()}
        {...form.field('minimum')}
        required={false}
      />
      <TextField
        label={texts.zoneFee}
        description={texts.zoneFeeHint}
        inputMode="decimal"
        autoComplete="off"
        {...useDollarSign()}
        {...form.field('fee')}
        required={false}
      />
      <TextField
        label={texts.zoneFreeFrom}
        description={texts.zoneFreeFromHint}
        inputMode="decimal"
        autoComplete="off"
        {...useDollarSign()}
        {...form.field('freeFrom')}
        required={false}
      />
      <ZoneCities rules={rules} zone={zone} field={form.list('cities')} />
      {zone || rules.zones.length === 0 ? null : <p className="soft">{texts.newZoneWeek}</p>}
    </DialogForm>
  )
}

/** A new zone begins with the week of the first. */
function useSaveZone(rules: DeliveryRules, zone: Zone | undefined, onSaved: () => void) {
  const texts = useTextsOf(deliveryRulesTexts)
  const about = zone ? { zone_public_id: zone.public_id } : { runs: rules.zones[0]?.runs ?? [] }
  return useRulesChange({
    call: (values: ZoneValues, options) =>
      api.deliveryZoneSave({ ...about, ...zoneBody(values) }, options),
    done(_, { name }) {
      onSaved()
      return texts.zoneSaved(name.trim())
    },
  })
}
