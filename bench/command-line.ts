import { parseArgs } from 'node:util'

/** The default of an option, which says what it takes: a whole number from 1, several of them, words, or nothing. */
type Default = number | readonly number[] | string | boolean
type Defaults = Record<string, Default>

type Options<Given extends Defaults> = {
  [Name in keyof Given]: Given[Name] extends number
    ? number
    : Given[Name] extends readonly number[]
      ? readonly number[]
      : Given[Name] extends string
        ? string
        : boolean
}
type CommandLine<Given extends Defaults> = { files: string[]; options: Options<Given> }

type Expected<Given extends Defaults> = {
  /** At least and at most; none unless said otherwise. */
  files?: readonly [number, number]
  options: Given
}

/** What a command was given. Wrong arguments end the process with its usage in one line. */
export function commandLine<Given extends Defaults>(
  usage: string,
  expected: Expected<Given>,
): CommandLine<Given> {
  return readArguments(process.argv.slice(2), expected) ?? endWithUsage(usage)
}

export function endWithUsage(usage: string): never {
  process.stderr.write(`Usage: npm run ${usage}\n`)
  process.exit(2)
}

/** Undefined for arguments that are not as expected. */
export function readArguments<Given extends Defaults>(
  args: readonly string[],
  { files: [least, most] = [0, 0], options: defaults }: Expected<Given>,
): CommandLine<Given> | undefined {
  const given = parse(args, defaults)
  if (!given || given.files.length < least || given.files.length > most) return
  const options = Object.entries(defaults).map(([name, standard]) => {
    const value = given.values[name]
    return [name, value === undefined ? standard : readValue(value, standard)] as const
  })
  if (options.some(([, value]) => value === undefined)) return
  return { files: given.files, options: Object.fromEntries(options) as Options<Given> }
}

function parse(args: readonly string[], defaults: Defaults) {
  const options = Object.entries(defaults).map(([name, standard]) => [
    name,
    { type: typeof standard === 'boolean' ? ('boolean' as const) : ('string' as const) },
  ])
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(options),
    })
    return { values: values as Record<string, string | boolean | undefined>, files: positionals }
  } catch {
    return
  }
}

function readValue(value: string | boolean, standard: Default): Default | undefined {
  if (typeof value === 'boolean' || typeof standard === 'string') return value
  const counts = value.split(',').map(Number)
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) return
  if (typeof standard !== 'number') return counts
  return counts.length === 1 ? counts[0] : undefined
}
