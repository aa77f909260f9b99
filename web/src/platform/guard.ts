import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { fetchViewer, type Role } from './viewer.ts'

export type RouterContext = { queryClient: QueryClient }

type Navigation = { context: RouterContext; location: { href: string } }

/**
 * SPEC section 2: a visitor goes to the login page with the full target path, a wrong role is told so.
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
