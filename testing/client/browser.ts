/** What came back, its JSON read where there is any. */
export type Answer = { status: number; headers: Headers; text: string; body: Body }
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back.
export type Body = any

type Call = { headers?: Record<string, string>; body?: unknown }

/** A browser with a cookie jar of its own, which sends the csrftoken back as our pages do. */
export class Browser {
  readonly origin: string
  readonly cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** The same browser, with what its jar holds now, at another server. */
  at(origin: string): Browser {
    const other = new Browser(origin)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, headers ? { headers } : {})
  }

  async post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    await this.fetchToken()
    return this.send('POST', path, { body, headers: { ...this.token(), ...headers } })
  }

  async delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    await this.fetchToken()
    return this.send('DELETE', path, { body, headers: { ...this.token(), ...headers } })
  }

  /** The bare request: the jar's cookies and what is given, nothing else. */
  async send(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Answer> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 && { Cookie: this.cookieHeader() }),
        ...(body !== undefined && { 'Content-Type': typeOf(body) }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isRaw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      }),
    })
    this.keepCookies(response.headers)
    const text = isStream(response) ? await firstEvent(response) : await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }

  token(): Record<string, string> {
    return { 'X-CSRFToken': this.cookies.get('csrftoken') ?? '' }
  }

  async fetchToken(): Promise<void> {
    if (!this.cookies.has('csrftoken')) await this.get('/api/auth/csrf/')
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

/** Of an answer without an end. */
async function firstEvent(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

function typeOf(body: unknown): string {
  return body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
