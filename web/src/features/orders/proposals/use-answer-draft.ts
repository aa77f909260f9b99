import { useStoredState } from '../../../platform/hydrated.ts'
import { readDraft, removeDraft, writeDraft } from '../../../platform/storage/drafts.ts'
import { type Choice, type Choices, choicesFrom } from './answer-choices.ts'
import type { Proposal } from './proposed-part.ts'

/** An answer as it is chosen line by line, stored on the device until it is sent. */
export function useAnswerDraft(proposal: Proposal) {
  const draft = `proposal-answer ${proposal.public_id}` as const
  const [choices, setChoices] = useStoredState(
    () => choicesFrom(readDraft(draft)?.fields ?? {}, proposal),
    choicesFrom({}, proposal),
  )
  return {
    choices,
    choose(line: string, choice: Choice) {
      const next: Choices = { ...choices, [line]: choice }
      setChoices(next)
      writeDraft(draft, next)
    },
    forget: () => removeDraft(draft),
  }
}
