import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { fetchViewer, HOMES, type Role, type Viewer } from './viewer.ts'

export type RouterContext = { queryClient: QueryClient }

type Navigation = { context: RouterContext; location: { href: string } }

/**
 * product.md 2: a visitor goes to the login page with the full target path, a wrong role sees a message.
 * Each folder of routes states it once: `_restaurant/route.tsx` is
 * `createFileRoute('/_restaurant')({ beforeLoad: guard(['restaurant']) })`. A folder needs a page beside it.
 */
export function guard(allowed: readonly Role[]) {
  return async ({ context, location }: Navigation): Promise<void> => {
    const viewer = await fetchViewer(context.queryClient)
    if (viewer === 'visitor') throw redirect({ to: '/login', search: { redirect: location.href } })
    if (!allowed.includes(viewer)) throw redirect({ to: '/not-authorized' })
  }
}

/** Landing and login are for visitors: whoever is signed in goes to the home of their kind. */
export async function sendHome({ context }: Navigation): Promise<void> {
  const viewer = await viewerOrVisitor(context)
  if (viewer !== 'visitor') throw redirect({ href: HOMES[viewer], replace: true })
}

/** An operator's work is all on its home: it has no account page and no "Plus". */
export async function sendOperatorHome({ context }: Navigation): Promise<void> {
  const viewer = await fetchViewer(context.queryClient)
  if (viewer === 'operator') throw redirect({ to: HOMES[viewer] })
}

/** A page for visitors opens even while the server cannot say who is there. */
async function viewerOrVisitor({ queryClient }: RouterContext): Promise<Viewer> {
  try {
    return await fetchViewer(queryClient)
  } catch {
    return 'visitor'
  }
}
