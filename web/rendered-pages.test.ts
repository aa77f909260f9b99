import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@halles/contract/language.ts'
import { formPages, NOT_FOUND, renderedPages, staticPages } from '@halles/contract/pages.ts'
import { expect, test } from 'vitest'
import { readBuild } from './budgets.ts'
import { ENTRY } from './page-head.ts'

const names = [...Object.values(renderedPages), NOT_FOUND]
const built = LANGUAGES.flatMap((language) =>
  names.map((name) => {
    const file = new URL(`dist/pages/${language}/${name}.html`, import.meta.url)
    return { language, name, html: readFileSync(file, 'utf8') }
  }),
)

const beforePaint = readFileSync(
  new URL('dist/pages/scripts/before-paint.js', import.meta.url),
  'utf8',
)

test.for(built)('$name in $language reads without a script', ({ language, name, html }) => {
  expect(html).toContain(`<html lang="${language}" data-page="${name}"`)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.match(/<title>[^<]{8,}<\/title>/g)).toHaveLength(1)
  expect(html.match(/<meta name="description" content="[^"]{20,160}">/g)).toHaveLength(1)
  expect(html).toContain(`<meta property="og:image" content="%PUBLIC_URL%/social-${language}.png">`)
  const text = html.replace(/.*<body>/s, '').replace(/<(style|script).*?<\/\1>|<[^>]+>/gs, ' ')
  expect(text.split(/\s+/).length).toBeGreaterThan(40)
  // The content security policy lets one script run that stands in a page.
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)
  expect(inline).toEqual([beforePaint])
  expect(html).not.toMatch(/ on\w+="/)
})

test.for(built)(
  '$name in $language names itself in both languages, if it is to be found',
  (page) => {
    const alternates = [...page.html.matchAll(/rel="alternate" hreflang="([\w-]+)"/g)].map(
      ([, one]) => one,
    )
    const isFound = page.name !== NOT_FOUND && page.name !== 'not-authorized'
    expect(alternates).toEqual(isFound ? ['fr', 'en', 'x-default'] : [])
    expect(page.html.includes('noindex')).toBe(!isFound)
  },
)

test('who reads English goes on in English without a script', () => {
  for (const { html } of built.filter(({ language }) => language === 'en')) {
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(3)
    // Sign-up gives the French terms first (Charter, s. 55).
    const others = links.filter((href) => href !== '/terms?lang=fr')
    expect(others.filter((href) => !href.includes('lang=en'))).toEqual([])
  }
})

test('the pages to read load nothing of the application', () => {
  const application = readBuild().manifest[ENTRY]?.file ?? ENTRY
  for (const { html, name } of built) {
    const isPlain = staticPages.some((plain) => plain === name)
    expect(html.includes(application), name).toBe(!isPlain)
  }
})

test('a page with a form says that it needs a script, and no other does', () => {
  for (const { html, name } of built) {
    const hasForm = formPages.some((form) => form === name)
    expect(html.includes('<form'), name).toBe(hasForm)
    expect(html.includes('<noscript>'), name).toBe(hasForm)
  }
})

test('the application’s empty page paints its frame before scripts and typefaces', () => {
  const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8')
  const modules = html.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
  expect(modules.length).toBeGreaterThan(1)
  expect(modules.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
  expect(html).not.toContain('.woff2')
})
