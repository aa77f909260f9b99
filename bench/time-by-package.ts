import type { CpuProfile, ProfileNode } from './process-profile.ts'

/** Microseconds of self time by where the code comes from, most first. */
export function timeByPackage({ nodes, samples, timeDeltas }: CpuProfile): [string, number][] {
  const sources = new Map(nodes.map((node) => [node.id, sourceOf(node)]))
  const times = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const source = sources.get(id) ?? '(unknown)'
    times.set(source, (times.get(source) ?? 0) + (timeDeltas[index] ?? 0))
  }
  return [...times].sort(([, one], [, other]) => other - one)
}

/** A package, a part of ours with its folder, or for code without a file the name of what V8 or the kernel did. */
function sourceOf({ callFrame: { url, functionName } }: ProfileNode): string {
  if (url === '')
    return WRITES.has(functionName) ? 'writing to sockets' : functionName || '(native)'
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (name) return name
  if (url.startsWith('node:')) return `Node ${url.split('/')[0]}`
  const [, ours = url] = /\/((?:domain|contract|texts|server|bench)\/[^/]+)/.exec(url) ?? []
  return ours
}

const WRITES: ReadonlySet<string> = new Set(['writev', 'writeUtf8String', 'writeBuffer'])
