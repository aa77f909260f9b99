import { defineConfig } from 'vitest/config'

const parts = ['domain', 'contract', 'texts', 'web', 'scripts']

export default defineConfig({
  test: {
    // By itself it leaves a core to somebody who watches; many tests wait more than they reckon.
    maxWorkers: 3,
    projects: [
      ...parts.map((name) => ({
        test: { name, include: [`${name}/**/*.test.ts`], environment: 'node' as const },
      })),
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          // Processes are started and killed; two cores may be busy with something else.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          globalSetup: 'server/testing/test-database-server.ts',
        },
      },
    ],
  },
})
