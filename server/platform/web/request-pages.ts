import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Language } from '@halles/contract/language.ts'
import { pageAt } from '@halles/contract/pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { callerGone } from '../http/caller-gone.ts'
import type { FillPage } from './fill-page.ts'
import { pathOf, queryOf } from './page-address.ts'

/** As web/src/prerender/render-request.tsx renders it. */
type Rendered = { html: string; title: string; data: unknown }
type Asked = { address: string; language: Language; cookie: string; fetch: typeof fetch }
type Render = (asked: Asked) => Promise<Rendered | undefined>

type Templates = Record<Language, Partial<Record<string, string>>>

/** Whoever waits for longer gets the application's empty page, which asks for the same itself. */
const LONGEST_MS = 1_000
/** Drawing holds up everything else: with more of it to do, others get the empty page. */
const MOST_AT_ONCE = 8

/**
 * Renders pages for whoever is signed in, by the build that the browser has. Its data comes from the API's own endpoints, asked as the
 * browser would ask them. Undefined: the application's empty page is to be sent.
 */
export async function requestPages(app: FastifyInstance, dist: string, fill: FillPage) {
  const folder = `${dist}.render/`
  if (!existsSync(`${folder}templates.json`)) return () => Promise.resolve(undefined)
  const templates = filled(JSON.parse(await readFile(`${folder}templates.json`, 'utf8')), fill)
  const { pageRenderer } = await import(`${folder}render-request.js`)
  const render: Render = pageRenderer(new AsyncLocalStorage())
  let running = 0

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const language = languageOf(request)
    const template = language && templates[language][pageAt(pathOf(request))?.page ?? '']
    if (!language || !template || running === MOST_AT_ONCE) return undefined
    const gone = callerGone(reply)
    running++
    try {
      const asked = { address: addressOf(request), language, cookie: readableCookies(request) }
      const rendering = render({ ...asked, fetch: fetchFor(app, request, gone) })
      const rendered = await Promise.race([rendering, tooLate()])
      return rendered && pageOf(template, rendered)
    } catch (error) {
      if (!gone.aborted) request.log.warn({ err: error }, 'a page was not rendered')
      return undefined
    } finally {
      running--
    }
  }
}

/** As the device shows it: without its cookie nobody knows how (web/src/platform/storage/device-cookie.ts). */
function languageOf(request: FastifyRequest): Language | undefined {
  const { cookies } = request
  if (cookies.signedin === undefined || cookies.device === undefined) return undefined
  const device = new URLSearchParams(cookies.device)
  if (device.has('loggedOut')) return undefined
  const asked = queryOf(request).get('lang') ?? device.get('lang')
  return asked === 'en' ? 'en' : 'fr'
}

/** Those that a script of the page could read as well: the session's is not among them. */
function readableCookies({ cookies }: FastifyRequest): string {
  return ['signedin', 'csrftoken', 'device']
    .flatMap((name) => (cookies[name] === undefined ? [] : [`${name}=${cookies[name]}`]))
    .join('; ')
}

/** The API, asked by whoever asked for the page: with the same cookies, from the same address, until they are answered or gone. */
function fetchFor(
  app: FastifyInstance,
  { raw, headers }: FastifyRequest,
  gone: AbortSignal,
): typeof fetch {
  return async (address, init) => {
    // A socket that is closed has no address: it would be asked from this machine.
    gone.throwIfAborted()
    const answer = await app.inject({
      method: 'GET',
      url: String(address),
      headers: { ...headers, ...Object.fromEntries(new Headers(init?.headers)), accept: '*/*' },
      ...(raw.socket.remoteAddress && { remoteAddress: raw.socket.remoteAddress }),
    })
    gone.throwIfAborted()
    // Theirs do not fit: the browser has to ask itself, or it would keep them.
    if (answer.headers['set-cookie']) throw new Error('an answer changes cookies')
    const body = answer.statusCode === 204 ? null : answer.rawPayload
    return new Response(body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type']) },
    })
  }
}

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_MS).unref()
  })
}

function pageOf(template: string, { html, title, data }: Rendered): string {
  const values: Record<string, string> = {
    title: escapeHtml(title),
    page: html,
    // What ends the script would begin with this.
    data: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }
  return template.replaceAll(/<!-- (title|page|data) -->/g, (_, place) => values[place] ?? '')
}

function filled(templates: Templates, fill: FillPage): Templates {
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries(templates[language]).map(([page, html = '']) => [page, fill(html, language)]),
    )
  return { fr: inLanguage('fr'), en: inLanguage('en') }
}

/** The language is the page's, not a part of its address. */
function addressOf({ url }: FastifyRequest): string {
  const address = new URL(url, 'http://page')
  address.searchParams.delete('lang')
  return address.pathname + address.search
}
