import { type EndpointName, endpoints } from '@halles/contract/endpoints.ts'
import type { Answer, Browser } from './browser.ts'

type Input = Record<string, unknown>

/** Makes a call of the table as our pages do, input in the query of a GET and in the body otherwise. */
export function ask(browser: Browser, call: EndpointName, input: Input = {}): Promise<Answer> {
  const { method, path } = endpoints[call]
  if (method === 'GET') return browser.get(path + queryOf(input))
  const { file, ...beside } = input
  if (file instanceof Uint8Array) return browser.post(path + queryOf(beside), file)
  return method === 'DELETE' ? browser.delete(path, input) : browser.post(path, input)
}

/** The same call with this token in place of the right one. */
export function askWithToken(
  browser: Browser,
  call: EndpointName,
  input: Input,
  token: string | undefined,
): Promise<Answer> {
  const { method, path } = endpoints[call]
  const headers = token === undefined ? {} : { 'X-CSRFToken': token }
  const { file, ...beside } = input
  if (!(file instanceof Uint8Array)) return browser.send(method, path, { body: input, headers })
  return browser.send(method, path + queryOf(beside), { body: file, headers })
}

function queryOf(input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) query.set(name, `${value}`)
  return query.size === 0 ? '' : `?${query}`
}
