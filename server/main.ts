// Nothing is imported before the check: on an older Node the rest would end with a stack instead.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 24 || (major === 24 && minor >= 7)) {
  const { run } = await import('./run.ts')
  await run()
} else {
  process.stderr.write(`Halles needs Node 24.7 or newer; this is ${process.versions.node}.\n`)
  process.exitCode = 1
}
