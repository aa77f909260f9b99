import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The environment of everything we start: our programs first, and NODE_ENV left to each of them. */
export function environment(more = {}) {
  const { NODE_ENV: _, Path, PATH = Path, ...rest } = process.env
  const bin = join(ROOT, 'node_modules', '.bin')
  return { ...rest, PATH: [bin, PATH].filter(Boolean).join(delimiter), ...more }
}

// The settings of somebody's own server are none of the tests' business, least of all its database.
const SETTINGS = [
  ...['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOL'],
  ...['DATABASE_READ_URL', 'DATABASE_READ_LAG', 'PUBLIC_URL'],
  ...['ALLOWED_ORIGINS', 'COOKIE_DOMAIN'],
  ...['TRUST_PROXY', 'RATE_LIMITS', 'OPERATOR_EMAIL', 'OPERATOR_PASSWORD', 'DEMO', 'LOG_LEVEL'],
  ...['METRICS_HOST', 'METRICS_PORT', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'],
  ...['SMTP_URL', 'MAIL_FROM', 'TEAM_EMAIL', 'SECRET_KEY', 'SECRET_KEY_PREVIOUS'],
  ...['DATABASE_URL_FILE', 'DATABASE_DIRECT_URL_FILE', 'DATABASE_READ_URL_FILE', 'SMTP_URL_FILE'],
  ...['PHOTO_STORE', 'PHOTO_STORE_FILE', 'PHOTO_PRIORITY'],
  ...['OPERATOR_PASSWORD_FILE', 'SECRET_KEY_FILE', 'SECRET_KEY_PREVIOUS_FILE'],
  ...['LEGAL_NAME', 'LEGAL_ADDRESS', 'PRIVACY_OFFICER', 'HOSTING'],
]

/**
 * The environment of tests: ours, without a server's settings, and with temporary files in memory where there is room.
 * Compiling what has not changed is half of the time of each program that tests start.
 */
export function testEnvironment(more = {}) {
  const none = Object.fromEntries(SETTINGS.map((name) => [name, undefined]))
  const NODE_COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'halles')
  const TMPDIR = process.env.TMPDIR ?? memoryFolder()
  return environment({ ...none, NODE_COMPILE_CACHE, TMPDIR, ...more })
}

const SHARED_MEMORY = '/dev/shm'
const ROOM_NEEDED = 2 ** 31

/**
 * Tests create and remove thousands of files; on a disk a third of the system's time was spent on that. A container's
 * /dev/shm may be too small.
 */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= ROOM_NEEDED ? SHARED_MEMORY : undefined
  } catch {
    return undefined
  }
}

/** Starts a program in the repository's folder, on our terminal. */
export function start(command, parameters, options = {}) {
  return spawn(command, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
    ...options,
  })
}

/** The exit code of a child, as a shell counts it. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

export function run(command, parameters, options) {
  return ended(start(command, parameters, options))
}

/** Runs npm, the one that started us where there is one. */
export function npm(parameters, options) {
  const { npm_execpath } = process.env
  return npm_execpath
    ? run(process.execPath, [npm_execpath, ...parameters], options)
    : run('npm', parameters, { shell: process.platform === 'win32', ...options })
}

/** Hands on what asks us to end: a signal, or the end of the shell between npm and us. */
export function passEndTo(...children) {
  const end = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  // That shell dies, alone, of the signal that npm hands on.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 200)
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch)
  watch.unref()
}
