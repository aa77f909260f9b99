import type { ReceivingReason } from '@halles/domain/reasons.ts'

/** What was wrong with a line of a delivery, on screens and in mails. */
export const receivingReasons: Record<ReceivingReason, string> = {
  missing: 'Manquant',
  damaged: 'Abîmé',
  wrong_product: 'Mauvais produit',
  quality: 'Qualité',
  temperature: 'Température',
  short_dated: 'Péremption trop proche',
  underweight: 'Poids insuffisant',
  late: 'En retard',
}
