import type { Page } from '@playwright/test'

/** Answers of the server, by the path of the call. */
export function staged(answers: Record<string, object>): (page: Page) => Promise<void> {
  return async (page) => {
    for (const [path, json] of Object.entries(answers)) {
      await page.route(`**/api/${path}/*`, (route) => route.fulfill({ json }))
    }
  }
}
