import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createApplicationRouter } from './router.ts'
import { theme, tokensForMantine } from './theme/theme.ts'

type ApplicationProps = Pick<ReturnType<typeof createApplicationRouter>, 'router' | 'queryClient'>

export function Application({ router, queryClient }: ApplicationProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokensForMantine}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
