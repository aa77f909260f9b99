import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isConnected } from '../platform/api/connection.ts'
import { useHydrated } from '../platform/hydrated.ts'
import { useTexts } from '../platform/language/language.ts'
import { isMissingChunk } from '../platform/missing-chunk.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

type LazyOptions<Props> = {
  /** Rendered while it loads. */
  waiting?: (props: Props) => ReactNode
  /** Rendered when its chunk is missing; by default an error with a retry. */
  missing?: (props: Props) => ReactNode
}

/** A part of a page whose code comes when the part is first drawn. A missing chunk leaves the rest of the page as it is. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = nothing, missing }: LazyOptions<Props> = {},
) {
  const lazyPart = () => lazy(async () => ({ default: await load() }))
  let latest = lazyPart()
  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => latest)
    const isHydrated = useHydrated()
    async function retry() {
      try {
        await load()
      } catch {
        // Chrome does not fetch a module again that failed once in this document.
        if (isConnected()) location.reload()
        return
      }
      latest = lazyPart()
      setPart(() => latest)
    }
    function Missing({ error }: { error: unknown }) {
      if (!isMissingChunk(error)) throw error
      return missing ? missing(props) : <MissingPart onRetry={retry} />
    }
    if (!isHydrated) return waiting(props)
    return (
      <CatchBoundary getResetKey={() => Part} errorComponent={Missing}>
        <Suspense fallback={waiting(props)}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const { common } = useTexts()
  const retry = (
    <Button variant="default" size="sm" onClick={onRetry}>
      {common.retry}
    </Button>
  )
  return (
    <Notice tone="error" action={retry}>
      {common.partMissing}
    </Notice>
  )
}

/** For parts that open without a request of the user. */
export function nothing(): ReactNode {
  return null
}
