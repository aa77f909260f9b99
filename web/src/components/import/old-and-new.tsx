import type { ReactNode } from 'react'

type OldAndNewProps = { old: ReactNode; now: ReactNode; texts: { before: string; after: string } }

/** What an import changes: old beside new, or what is new alone. */
export function OldAndNew({ old, now, texts }: OldAndNewProps) {
  if (!old) return now
  return (
    <>
      <del title={texts.before}>{old}</del>
      <ins title={texts.after}>{now}</ins>
    </>
  )
}
