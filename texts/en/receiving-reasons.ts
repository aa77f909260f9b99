import type { receivingReasons as fr } from '../fr/receiving-reasons.ts'

export const receivingReasons: typeof fr = {
  missing: 'Missing',
  damaged: 'Damaged',
  wrong_product: 'Wrong product',
  quality: 'Quality',
  temperature: 'Temperature',
  short_dated: 'Short-dated',
  underweight: 'Underweight',
  late: 'Late',
}
