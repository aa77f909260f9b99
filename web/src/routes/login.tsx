import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { Page } from '../components/page.tsx'
import { fetchViewer, HOMES } from '../platform/viewer.ts'

export const Route = createFileRoute('/login')({
  validateSearch: z.object({ redirect: z.string().optional().catch(undefined) }),
  beforeLoad: async ({ context }) => {
    const viewer = await fetchViewer(context.queryClient)
    if (viewer !== 'visitor') throw redirect({ href: HOMES[viewer] })
  },
  component: () => <Page title="Halles">{null}</Page>,
})
