import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from './precompress.ts'
import { renderPages } from './render-pages.ts'
import { writeTemplates } from './request-templates.ts'
import { writeWorker } from './service-worker/write-worker.ts'

// `npm run build`: the browser's files, then the pages that anyone may read, drawn by what those files are made of, and what the server draws others by (dist/.render).
const start = Date.now()
const dist = join(import.meta.dirname, 'dist')
const configFile = join(import.meta.dirname, 'vite.config.ts')
const silent = { configFile, logLevel: 'error' } as const

await build(silent)
await build({ ...silent, build: { ssr: true } })
const renderer = await import(join(dist, '.render/render.js'))
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const count = await renderPages(dist, manifest, renderer.render)
await writeTemplates(dist, manifest)
await writeWorker(dist)
await precompress(dist)

const seconds = ((Date.now() - start) / 1000).toFixed(1)
process.stdout.write(`Built the web application and ${count} pages in ${seconds} s.\n`)
