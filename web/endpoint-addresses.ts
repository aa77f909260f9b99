import { endpoints } from '@halles/contract/endpoints.ts'
import type { Plugin } from 'vite'

const ADDRESSES = 'virtual:endpoint-addresses'

/** What a browser needs to know of each endpoint, each by itself: who names a few endpoints gets those. */
const addresses = Object.entries(endpoints).map(([name, row]) => {
  const { method, path } = row
  const address = { method, path, ...('takesFile' in row && { takesFile: true }) }
  return `export const ${name} = ${JSON.stringify(address)}`
})

/**
 * Replaces the endpoint table by its addresses. Its schemas, which the server checks requests with, would load zod on every
 * page.
 */
export function endpointAddresses(): Plugin {
  return {
    name: 'endpoint-addresses',
    resolveId: { filter: { id: /^virtual:endpoint-addresses$/ }, handler: (id) => id },
    load: {
      filter: { id: /[\\/]contract[\\/]endpoints\.ts$|^virtual:endpoint-addresses$/ },
      handler: (id) =>
        id === ADDRESSES ? addresses.join('\n') : `export * as endpoints from '${ADDRESSES}'`,
    },
  }
}
