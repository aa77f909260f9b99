import { endpoints } from '@halles/contract/endpoints.ts'
import type { Plugin } from 'vite'

/** What a browser needs to know of each endpoint. */
const addresses = Object.fromEntries(
  Object.entries(endpoints).map(([name, row]) => {
    const { method, path } = row
    return [name, { method, path, ...('takesFile' in row && { takesFile: true }) }]
  }),
)

/**
 * Replaces the endpoint table by its addresses. Its schemas, which the server checks requests with, would load zod on every
 * page.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    load: {
      filter: { id: /[\\/]contract[\\/]endpoints\.ts$/ },
      handler: () => `export const endpoints = ${JSON.stringify(addresses)}`,
    },
  }
}
