import { MAX_ZONE_NAME } from '@halles/domain/delivery-rules.ts'
import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
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

/** Names a zone, its cities and its minimum. */
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
  const { common } = useTexts()
  const { dollars } = useFormat()
  const form = useCheckedForm<ZoneValues>({
    initialValues: zoneValues(rules, zone, useLanguage() === 'fr'),
    check: zoneProblems,
    pathOf: zonePath,
  })
  const save = useSaveZone(rules, zone, onClose)
  return (
    <form
      {...form.formProps((values, idempotencyKey) => save.mutateAsync({ values, idempotencyKey }))}
    >
      <Stack>
        <TextInput
          label={texts.zoneName}
          maxLength={MAX_ZONE_NAME}
          autoComplete="off"
          data-autofocus
          {...form.field('name')}
        />
        <TextInput
          label={texts.zoneMinimum}
          description={texts.zoneMinimumHint(dollars(rules.minimum_order_price))}
          inputMode="decimal"
          autoComplete="off"
          {...useDollarSign()}
          {...form.field('minimum')}
          required={false}
        />
        <ZoneCities rules={rules} zone={zone} field={form.list('cities')} />
        {zone || rules.zones.length === 0 ? null : <Text c="dimmed">{texts.newZoneWeek}</Text>}
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {texts.saveZone}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A new zone begins with the week of the first. */
function useSaveZone(rules: DeliveryRules, zone: Zone | undefined, onSaved: () => void) {
  const texts = useTextsOf(deliveryRulesTexts)
  const toasts = useToasts()
  const about = zone ? { zone_public_id: zone.public_id } : { runs: rules.zones[0]?.runs ?? [] }
  return useRulesChange(
    ({ values, idempotencyKey }: Keyed<ZoneValues>) =>
      api.deliveryZoneSave({ ...about, ...zoneBody(values) }, { idempotencyKey }),
    (_, { values }) => {
      toasts.success(texts.zoneSaved(values.name.trim()))
      onSaved()
    },
  )
}
