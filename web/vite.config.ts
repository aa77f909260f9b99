import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildVersion } from './build-version.ts'
import { precompress } from './precompress.ts'
import { writeWorker } from './service-worker/write-worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/src/routes`,
      generatedRouteTree: `${import.meta.dirname}/src/routeTree.gen.ts`,
      quoteStyle: 'single',
      addExtensions: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    {
      name: 'service-worker',
      apply: 'build',
      writeBundle: { sequential: true, handler: ({ dir }) => writeWorker(dir ?? '') },
    },
    precompress(),
  ],
  // Typefaces as files of their own: inlined ones would hold up the style sheet.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  // For what a device keeps: it is read by the version that kept it.
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(buildVersion()) },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` },
  },
})
