import { build, loadConfigFromFile } from 'vite'
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, new URL('./vite.config.ts', import.meta.url).pathname)
const plugin = { name: 'an', generateBundle: { order: 'post', handler(_, bundle) {
  for (const c of Object.values(bundle)) if (c.type === 'chunk' && process.argv.slice(2).some((n) => c.fileName.includes('/' + n))) {
    const g = {}
    for (const [id, m] of Object.entries(c.modules)) { const k = id.includes('node_modules') ? id.replace(/.*node_modules\/((@[^/]+\/)?[^/]+).*/, '$1') : id.replace(/.*\/(web\/src|domain|contract|texts)\//, '$1/'); g[k] = (g[k] || 0) + (m.renderedLength || 0) }
    console.log('##', c.fileName, c.code.length)
    for (const [k, v] of Object.entries(g).sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log('  ', v, k)
  } } } }
await build({ ...config, configFile: false, logLevel: 'error', plugins: [...config.plugins, plugin], build: { ...config.build, outDir: '/tmp/an-dist', emptyOutDir: true } })
