import { createFileRoute, redirect } from '@tanstack/react-router'
import { Page } from '../components/page.tsx'
import { fetchViewer, HOMES } from '../platform/viewer.ts'

export const Route = createFileRoute('/')({
  beforeLoad: async ({ context }) => {
    const viewer = await fetchViewer(context.queryClient)
    if (viewer !== 'visitor') throw redirect({ href: HOMES[viewer] })
  },
  component: () => <Page title="Halles">{null}</Page>,
})
