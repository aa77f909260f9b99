// Nothing is imported before the check: on an older Node the rest would end with a stack instead.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 24 || (major === 24 && minor >= 7)) {
  // Half the time of a start goes into compiling what has not changed since the last one.
  const { enableCompileCache, flushCompileCache } = await import('node:module')
  const { fileURLToPath } = await import('node:url')
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/halles', import.meta.url)))
  const { run } = await import('./run.ts')
  // Not only at its end, which may be sudden.
  flushCompileCache()
  await run()
} else {
  process.stderr.write(`Halles needs Node 24.7 or newer; this is ${process.versions.node}.\n`)
  process.exitCode = 1
}
