import { isMontrealToday } from '../../../platform/montreal-day.ts'
import type { GuideCount } from '../guide-queries.ts'

export function isCountedToday({ at }: Pick<GuideCount, 'at'>): boolean {
  return isMontrealToday(new Date(at))
}
