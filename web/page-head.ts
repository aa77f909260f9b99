import type { Language } from '@halles/contract/language.ts'
import { NOT_FOUND, type RenderedPage, staticPages } from '@halles/contract/pages.ts'
import { loadedFor, type Manifest } from './manifest.ts'
import { APPLICATION_STYLES } from './merged-styles.ts'
import { ROUTE, textsSource } from './page-files.ts'

/** The application's own module. */
export const ENTRY = 'src/main.tsx'

/** What pages to read are drawn by: loaded for its style sheets only. */
const PLAIN_PAGES = 'src/prerender/static-page.tsx'

/** Stands in the pages for the address that the server is reached under; the server fills it in. */
export const PUBLIC_URL = '%PUBLIC_URL%'

export type Words = { title: string; description: string }

type Page = {
  name: RenderedPage
  /** Without its language. */
  address: string
  language: Language
  words: Words
}

export const NO_INDEX = meta('name', 'robots', 'noindex')

const OTHER_LOCALE = { fr: 'en_CA', en: 'fr_CA' }
const LOCALE = { fr: 'fr_CA', en: 'en_CA' }

/** What search engines and shared links read of a page. */
export function wordsInHead({ name, address, language, words }: Page): string[] {
  const { title, description } = words
  const path = address.replace(/\?.*/, '')
  const here = languageAddress(path, language)
  const picture = `${PUBLIC_URL}/social-${language}.png`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isFound(name) ? linksOf(path, here) : [NO_INDEX]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Halles'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(isFound(name) ? [meta('property', 'og:url', here)] : []),
    meta('property', 'og:locale', LOCALE[language]),
    meta('property', 'og:locale:alternate', OTHER_LOCALE[language]),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** Pages that say that there is nothing to read are none to find. */
export function isFound(name: RenderedPage): boolean {
  return name !== NOT_FOUND && name !== 'not-authorized'
}

/** French is the address as it is. */
export function languageAddress(path: string, language: Language): string {
  return `${PUBLIC_URL}${path}${language === 'en' ? '?lang=en' : ''}`
}

/** For the first lines: what would change its width later would move what was scrolled to. */
function typefacesInHead(manifest: Manifest): string[] {
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    )
}

/**
 * The files a page is made of, its typefaces included. It stands before its scripts are asked for:
 * `before-paint.js` takes them out of their template.
 */
export function filesInHead(name: RenderedPage, language: Language, manifest: Manifest): string[] {
  const isPlain = staticPages.some((plain) => plain === name)
  const scripts = isPlain ? ['src/prerender/static.ts'] : scriptsOf(name, language)
  return [
    ...typefacesInHead(manifest),
    ...styleSheets(isPlain ? stylesOfPlainPages(manifest) : stylesOfApplication(manifest)),
    // Sign-up's fields suggest cities, which nothing but the application can.
    ROUTES[name] === 'signup' ? modulesOf(manifest, scripts) : afterPaint(manifest, scripts),
  ]
}

/** Those of the application's empty page, whose language and route are found out by the application. */
export function filesInHeadOfShell(manifest: Manifest): string[] {
  // The frame is painted with the style sheets alone: they come first.
  return [
    ...styleSheets(stylesOfApplication(manifest)),
    modulesOf(manifest, [ENTRY], ' fetchpriority="low"'),
  ]
}

/** Scripts that `before-paint.js` starts once the page is painted. */
export function afterPaint(manifest: Manifest, sources: readonly string[]): string {
  return `<template id="after-paint">${modulesOf(manifest, sources)}</template>`
}

function modulesOf(manifest: Manifest, sources: readonly string[], priority = ''): string {
  const [entry, ...preloaded] = loadedFor(manifest, sources).scripts
  return [
    `<script type="module" src="/${entry}"${priority}></script>`,
    ...preloaded.map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
  ].join('\n    ')
}

/** The style sheets of every page of the application: of what they share with pages to read, and the merged one. */
export function stylesOfApplication(manifest: Manifest): string[] {
  const merged = manifest[APPLICATION_STYLES]
  if (!merged) throw new Error(`The build has no ${APPLICATION_STYLES}.`)
  return [...loadedFor(manifest, [ENTRY]).css, merged.file]
}

export function stylesOfPlainPages(manifest: Manifest): string[] {
  return loadedFor(manifest, [PLAIN_PAGES]).css
}

export function styleSheets(files: readonly string[]): string[] {
  return files.map((file) => `<link rel="stylesheet" href="/${file}">`)
}

/** The application, the language, and the route, which would wait for one another. */
function scriptsOf(name: RenderedPage, language: Language): string[] {
  const route = ROUTES[name]
  const own = route === undefined ? [] : [`src/routes/${route}.tsx${ROUTE}`]
  return [ENTRY, textsSource(language), ...own]
}

const ROUTES: Partial<Record<RenderedPage, string>> = {
  'contact-us': 'contact-us',
  login: 'login',
  signup: 'signup',
  'signup-restaurant': 'signup',
  'signup-supplier': 'signup',
}

function linksOf(path: string, here: string): string[] {
  const alternate = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${address}">`
  return [
    `<link rel="canonical" href="${here}">`,
    alternate('fr', languageAddress(path, 'fr')),
    alternate('en', languageAddress(path, 'en')),
    alternate('x-default', languageAddress(path, 'fr')),
  ]
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
