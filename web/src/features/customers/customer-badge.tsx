import type { CustomerStatus } from '@halles/domain/customer.ts'
import { customersTexts } from '@halles/texts/pages/customers.ts'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { useTextsOf } from '../../platform/language/language.ts'

const TONES: Record<CustomerStatus, Tone> = {
  asked: 'pending',
  open: 'accepted',
  closed: 'cancelled',
}

export function CustomerBadge({ status }: { status: CustomerStatus }) {
  const texts = useTextsOf(customersTexts)
  return <StatusBadge tone={TONES[status]}>{texts.statuses[status]}</StatusBadge>
}
