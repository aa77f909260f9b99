// Runs before anything of a page is shown, and stands in the page itself: a file of its own may be late, and nothing is
// shown until then. The content security policy allows this one script by its hash.
// The language in the address (?lang) is stored; without one in the address the stored language applies.
{
  // The content security policy requires Trusted Types: no text becomes an element or a script. What passes are the
  // addresses of our own workers.
  const WORKERS = [/^\/sw\.js$/, /^\/assets\/scan-worker-[\w-]+\.js$/]
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href)
      const isOurs = origin === location.origin && WORKERS.some((worker) => worker.test(pathname))
      return isOurs ? address : null
    },
  })

  const LANGUAGES = ['fr', 'en']
  const root = document.documentElement
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  const isPublic = root.dataset.page !== undefined
  const isRendered = isPublic || root.dataset.rendered !== undefined
  const lang = LANGUAGES.find((one) => one === asked) ?? stored() ?? 'fr'
  if (lang === asked) store(lang)

  if (!isRendered) root.lang = lang
  if (root.lang !== lang) {
    // A French page for somebody who reads English here: not one line of it is seen.
    root.style.visibility = 'hidden'
    address.searchParams.set('lang', lang)
    location.replace(address)
  } else if (asked !== null && !(isPublic && lang === 'en')) {
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
  }

  // The application's service worker has stored the typefaces; without it they would delay what is read.
  if (!isPublic && !navigator.serviceWorker?.controller) root.dataset.typefaces = 'later'

  // One page serves /login with and without a target: what only one of them shows has its place from the first paint on.
  if (address.searchParams.has('redirect')) root.dataset.redirect = ''

  // No form of ours is sent by the browser itself: before the application is there, that would write what was typed into
  // the address. The application sends it as soon as it can (adopt-early-input.ts).
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    event.target.dataset.sent = ''
  })

  // A button pressed before the application is there is pressed again by it, as often. A link after that waits for it, or the
  // presses would be left behind; one that is clicked twice does not wait.
  addEventListener('click', (event) => {
    if (root.dataset.application !== undefined) return
    const button = event.target.closest('button:not([type=submit])')
    if (button) button.dataset.pressed = Number(button.dataset.pressed ?? 0) + 1
    const link = event.target.closest('a[href]:not([target], [data-pressed])')
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || !document.querySelector('button[data-pressed]')) return
    event.preventDefault()
    link.dataset.pressed = 1
  })

  // Without its scripts the page does not respond: it shows the notice (start-notice.ts), which offers a reload.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
      const notice = document.getElementById('start-notice')
      if (!notice) return
      notice.dataset.state = 'failed'
      notice.hidden = false
    },
    true,
  )
  addEventListener('click', (event) => {
    if (event.target.closest('[data-reload]')) location.reload()
  })

  // What stands without its scripts is seen first; they come then.
  addEventListener('DOMContentLoaded', () => {
    const later = document.getElementById('after-paint')
    if (!later) return
    const load = () => document.head.append(later.content)
    if (document.hidden) load()
    else requestAnimationFrame(() => setTimeout(load))
  })

  function stored() {
    try {
      return LANGUAGES.find((one) => one === localStorage.getItem('lang'))
    } catch {
      return undefined
    }
  }

  function store(language) {
    try {
      localStorage.setItem('lang', language)
    } catch {}
  }
}
