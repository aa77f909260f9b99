import { screenshots } from './screenshots.config.ts'

const BOTH = ['light', 'dark'] as const

/** `npm run screenshots:all`: every screen in every language, width and scheme, into a folder that git ignores. */
export default screenshots('screenshots', [
  ['fr', 390, BOTH],
  ['fr', 768, BOTH],
  ['fr', 1440, BOTH],
  ['en', 390, BOTH],
  ['en', 768, BOTH],
  ['en', 1440, BOTH],
])
