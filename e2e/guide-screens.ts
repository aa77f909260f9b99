import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** The demo's guide, and the ways to fill it. */
export const guideScreens: readonly Screen[] = [
  { name: 'guides', viewer: 'restaurant', path: '/guides' },
  { name: 'guide', viewer: 'restaurant', path: guidePath },
  {
    name: 'guide-count',
    viewer: 'restaurant',
    path: async (page) => `${await guidePath(page)}/count`,
  },
  {
    name: 'guide-add',
    viewer: 'restaurant',
    path: async (page) => `${await guidePath(page)}?add=orders`,
  },
  {
    name: 'guide-add-searched',
    viewer: 'restaurant',
    path: async (page) => `${await guidePath(page)}?add=orders&search=oignons`,
  },
  {
    name: 'guide-item',
    viewer: 'restaurant',
    path: guidePath,
    prepare: async (page, { guides }) => {
      await page.getByRole('button', { name: guides.edit('Beurre') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

async function guidePath(page: Page): Promise<string> {
  const { guides } = await (await page.request.get('/api/guide-list/')).json()
  return `/guide/${guides[0].public_id}`
}
