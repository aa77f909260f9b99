/**
 * Shows that the application has not started, so that buttons and forms do not respond. The texts are hidden in every
 * page, because the language chunk may be what is missing: see start-notice-html.ts.
 */
export function showStartNotice(state: 'retrying' | 'failed'): void {
  const notice = document.getElementById('start-notice')
  if (!notice) return
  notice.dataset.state = state
  notice.hidden = false
}

export function hideStartNotice(): void {
  const notice = document.getElementById('start-notice')
  if (notice) notice.hidden = true
}
