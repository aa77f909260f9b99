import { LANGUAGES } from '@halles/contract/language.ts'
import { pages, renderedPages } from '@halles/contract/pages.ts'
import { isFound, languageAddress, PUBLIC_URL } from './page-head.ts'

/** What has no words for a stranger: pages behind a login, and links that came by mail. */
const disallowed = Object.entries(pages)
  .filter(([path, access]) => access !== 'public' || path.includes('$'))
  .map(([path]) => path.replace(/\$.*/, ''))

export const robots = [
  'User-agent: *',
  'Disallow: /api/',
  ...new Set(disallowed.map((path) => `Disallow: ${path}`)),
  '',
  `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
  '',
].join('\n')

const paths = new Set(
  Object.entries(renderedPages)
    .filter(([, name]) => isFound(name))
    .map(([address]) => address.replace(/\?.*/, '')),
)

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...paths].flatMap((path) => LANGUAGES.map((language) => entry(path, languageAddress(path, language)))).join('\n')}
</urlset>
`

function entry(path: string, address: string): string {
  const links = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${languageAddress(path, language)}"/>`,
  )
  return `  <url><loc>${address}</loc>${links.join('')}</url>`
}
