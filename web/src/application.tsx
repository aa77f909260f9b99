import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { takeOverFrame } from './platform/adopt-early-input.ts'
import { whenIdle } from './platform/preload.ts'
import type { createApplicationRouter } from './router.ts'

/** As theme/fonts.css names them. */
const TYPEFACES = ['Fraunces Variable', 'Nunito Sans Variable']

type ApplicationProps = Pick<ReturnType<typeof createApplicationRouter>, 'router' | 'queryClient'>

export function Application({ router, queryClient }: ApplicationProps) {
  useLayoutEffect(takeOverFrame, [])
  useEffect(() => whenIdle(loadTypefaces), [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

/** Those that before-paint.js put off: all before any is drawn, so that the page is laid out anew once. */
async function loadTypefaces(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.typefaces === undefined) return
  await Promise.allSettled(TYPEFACES.map((name) => document.fonts.load(`1em '${name}'`)))
  delete dataset.typefaces
}
