import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, 'src')

/** Drawn before any token is there; what defines them; declarations of typefaces. */
const APART = ['theme/start.css', 'theme/tokens.css', 'theme/fonts.css']

/** As wide as what they keep clear of, where a finger hits beyond the words, or optical. */
const EXCEPTIONS = [
  'components/page.module.css margin-inline: -10px',
  'components/product-link.module.css margin-block: -14px',
  'components/product-link.module.css padding-block: 14px',
  'features/catalogue/comparison/comparison.module.css padding-block: var(--space-lg) 5px',
  'features/catalogue/price-tag.module.css font-size: 0.6875rem',
  'features/catalogue/product-name.module.css padding-inline-end: 44px',
  'features/catalogue/product-table.module.css margin-bottom: 47px',
  'features/catalogue/product-table.module.css padding-bottom: 63px',
  'features/catalogue/restaurant-columns.module.css margin-block: -12px -17px',
  'features/catalogue/restaurant-columns.module.css padding-block: 12px 17px',
  'features/guides/guide-view.module.css margin-block: 0 -26px',
  'features/guides/guide-view.module.css padding-block: 0 26px',
  'features/landing/landing.module.css margin: clamp(-136px, -10vw, -104px) auto 0',
  'features/landing/landing.module.css padding-bottom: clamp(150px, 16vw, 200px)',
  'features/operator/cities/city-list.module.css margin-top: 29px',
  'features/orders/order-list.module.css padding-inline: 52px var(--space-md)',
  'features/orders/supplier-order-table.module.css margin-block: -21px -3px',
  'features/orders/supplier-order-table.module.css padding-block: 21px 3px',
  'features/picking/lots/lots.module.css margin-top: 29px',
  'features/picking/weighing/weighing.module.css padding-inline: calc(40px + var(--space-sm) + var(--space-xs)) var(--space-xs)',
  'features/promotions/promotions.module.css margin-top: 29px',
  'features/recalls/recalls.module.css margin-top: 29px',
  'layout/bottom-bar.module.css font-size: 0.6875rem',
  'theme/base.css font-size: 12px',
  'ui/control.module.css padding-inline-end: 44px',
  'ui/control.module.css padding-inline-start: 44px',
]

test('sizes, spaces, layers and wide widths are tokens (theme/tokens.css)', () => {
  const own = globSync('**/*.css', { cwd: src })
    .filter((file) => !APART.includes(relative('.', file)))
    .flatMap((file) =>
      withoutToken(readFileSync(join(src, file), 'utf8')).map((said) => `${file} ${said}`),
    )
  expect([...new Set(own)].toSorted()).toEqual(EXCEPTIONS)
})

test.each([
  'font-size: 0.9375rem',
  'z-index: 9',
  'gap: 0 6px',
  'padding: var(--space-xs) 20px',
  'margin: -8px 0 0',
  'margin-top: 1rem',
  'max-width: 460px',
  'width: min(100%, 1200px)',
])('%s is noticed', (said) => {
  expect(withoutToken(`.one {\n  ${said};\n}`)).toEqual([said])
})

test.each([
  'font-size: var(--size-sm)',
  'font-size: inherit',
  'z-index: 1',
  'width: 116px',
  'gap: 2px var(--space-xs)',
  'margin: 0 auto',
  'margin-inline: calc(-1 * var(--space-xs))',
  'padding-inline: env(safe-area-inset-left)',
])('%s is allowed', (said) => {
  expect(withoutToken(`.one {\n  ${said};\n}`)).toEqual([])
})

/** Hairlines are no spaces, and what lies on its own neighbours is on no layer. */
function withoutToken(styles: string): string[] {
  return [...styles.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+)(?=;)/g)]
    .filter(([, property = '', value = '']) => {
      if (property === 'font-size') return /\d(px|r?em|%)/.test(value)
      if (property === 'z-index') return /^\d/.test(value) && value !== '1'
      if (/^(max-)?width$/.test(property)) return /(?<!\d)(?:[4-9]\d\d|\d{4,})px/.test(value)
      return /^(gap|row-gap|column-gap|padding|margin)/.test(property) && OWN_SPACE.test(value)
    })
    .map(([declaration]) => declaration.replace(/\s+/g, ' '))
}

const OWN_SPACE = /(?<![\w.])(?:[4-9]|\d{2,})px|\dr?em/
