import { DESK, PHONE } from '../playwright.config.ts'

const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true }
const WIDTHS = { 390: PHONE, 768: TABLET, 1440: DESK }

const LANGUAGES = ['fr', 'en'] as const
const SCHEMES = ['light', 'dark'] as const

/** Every language, width and scheme that a screen can be shown in, as projects of Playwright. */
export const shapes = LANGUAGES.flatMap((language) =>
  Object.entries(WIDTHS).flatMap(([width, device]) =>
    SCHEMES.map((colorScheme) => ({
      name: `${language}-${width}-${colorScheme}`,
      // The browser's locale formats dates in fields.
      use: { ...device, language, locale: `${language}-CA`, colorScheme },
    })),
  ),
)
