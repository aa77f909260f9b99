import { useEffect, useState } from 'react'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import type { Part } from '../changes/part-changes.ts'
import { draftOf, type ReceiptDraft } from './receipt-draft.ts'
import { readReceiptDraft, writeDraft } from './stored-receipts.ts'

/** What is noted of a delivery, stored on the device until the server has recorded it. */
export function useReceiptDraft(part: Part) {
  const [restored] = useState(() => withArea((area) => readReceiptDraft(area, part.public_id)))
  const [draft, setDraft] = useState<ReceiptDraft>(() => restored ?? draftOf(part))
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (isTouched) withArea((area) => writeDraft(area, part.public_id, draft))
  }, [isTouched, draft, part.public_id])
  return {
    draft,
    isRestored: restored !== undefined,
    setDraft: (changed: ReceiptDraft) => {
      setTouched(true)
      setDraft(changed)
    },
  }
}

function withArea<T>(run: (area: ReturnType<typeof accountStorage>) => T): T | undefined {
  const account = sessionAccount()
  return account === undefined ? undefined : run(accountStorage(account))
}
