import type { ReactNode } from 'react'
import { BackButton } from '../../../components/back.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Page } from '../../../components/page.tsx'

type GoneProductProps = { title: string; action: ReactNode; children: string }

/** Where somebody comes from an old order: what it named is there no more, or no longer for this reader. */
export function GoneProduct({ title, action, children }: GoneProductProps) {
  return (
    <Page title={title} back={<BackButton />}>
      <EmptyState action={action}>{children}</EmptyState>
    </Page>
  )
}
