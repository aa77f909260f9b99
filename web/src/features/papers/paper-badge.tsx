import type { PaperState } from '@halles/domain/papers/paper.ts'
import { papersTexts } from '@halles/texts/pages/papers.ts'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { useTextsOf } from '../../platform/language/language.ts'

const TONES: Record<PaperState, Tone> = {
  open: 'waiting',
  overdue: 'cancelled',
  paid: 'done',
}

/** How an invoice stands. */
export function PaperBadge({ state }: { state: PaperState }) {
  const { states } = useTextsOf(papersTexts)
  return <StatusBadge tone={TONES[state]}>{states[state]}</StatusBadge>
}
