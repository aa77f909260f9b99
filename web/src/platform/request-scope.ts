/** What belongs to one request. A server answers many at once, in two languages, for two accounts; a browser is one. */
export type RequestScope = {
  /** Whether a server answers this request. */
  readonly isOnServer: boolean
  /** As `document.cookie`. */
  readonly cookie: string
  /** Asks the server. */
  readonly fetch: typeof fetch
  /** What stores and the like keep: see `perRequest`. */
  readonly values: Map<object, unknown>
}

const inBrowser: RequestScope = {
  isOnServer: false,
  get cookie() {
    // While a page is rendered at build there is no document.
    return typeof document === 'undefined' ? '' : document.cookie
  },
  fetch: (address, init) => fetch(address, init),
  values: new Map(),
}

let find = (): RequestScope => inBrowser

export function requestScope(): RequestScope {
  return find()
}

/** Not in a browser, nor while a page is rendered at build. */
export function isOnServer(): boolean {
  return requestScope().isOnServer
}

/** Of a server: where the scope of the request that is being answered is found. */
export function findScopeBy(finder: () => RequestScope): void {
  find = finder
}

/** A value that each request has for itself, made when it is first asked for: in a browser, once. */
export function perRequest<Value>(create: () => Value): () => Value {
  const key = {}
  return () => {
    const { values } = requestScope()
    if (!values.has(key)) values.set(key, create())
    return values.get(key) as Value
  }
}
