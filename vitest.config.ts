import { defineConfig } from 'vitest/config'

const parts = ['domain', 'contract', 'texts', 'web', 'scripts', 'bench']

export default defineConfig({
  test: {
    // By itself it leaves a core to somebody who watches; many tests wait more than they reckon.
    maxWorkers: 4,
    // Loading the server anew for each file took a third of the time; nothing of ours keeps state in a module.
    isolate: false,
    projects: [
      ...parts.map((name) => ({
        test: {
          name,
          include: [`${name}/**/*.test.ts`],
          environment: 'node' as const,
          testTimeout: 30_000,
        },
      })),
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          // Processes are started and killed; two cores may be busy with something else.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: 'server/testing/test-database-server.ts',
        },
      },
    ],
  },
})
