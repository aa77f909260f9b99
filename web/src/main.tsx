import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { config } from 'zod'
import './theme/mantine.css'
import './theme/tokens.css'
import './theme/fonts.css'
import './theme/base.css'
import './theme/transitions.css'
import { startLanguage } from './platform/language.ts'
import { queryClient, router } from './router.ts'
import { theme, tokensForMantine } from './theme/theme.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// zod would try to compile its schemas, which the page's content security policy forbids.
config({ jitless: true })
await startLanguage()
createRoot(place).render(
  <MantineProvider theme={theme} cssVariablesResolver={tokensForMantine} defaultColorScheme="auto">
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
