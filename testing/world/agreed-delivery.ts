import type { World } from './builders.ts'

type Agreed = {
  day: string
  zone?: { id: number }
  from?: string
  to?: string
  deliverTo?: Record<'name' | 'address' | 'city' | 'zip_code' | 'phone_number', string>
  note?: string
  poNumber?: string
}

/** Gives a supplier's order the delivery that was agreed at its checkout. */
export async function agreeDelivery(
  { database }: World,
  part: { publicId: string },
  { day, zone, from = '06:00', to = '11:00', deliverTo, note = '', poNumber = '' }: Agreed,
): Promise<void> {
  await database
    .updateTable('supplier_order')
    .set({
      delivery_day: day,
      window_from: from,
      window_to: to,
      cut_off_at: `${day}T00:00:00-05:00`,
      delivery_zone_id: zone?.id ?? null,
      deliver_to: deliverTo ? JSON.stringify(deliverTo) : null,
      note,
      po_number: poNumber,
    })
    .where('public_id', '=', part.publicId)
    .execute()
}
