/**
 * Says in a page whose application does not start that its buttons and forms do nothing yet. The words stand hidden in
 * every page, for the chunk of its language may be what is missing: see start-notice-html.ts.
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
