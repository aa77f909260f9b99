import { expect, test } from 'vitest'
import { kindOf } from './request-kinds.ts'

test.each([
  ['Document', '/categories/all', 'document'],
  ['Script', '/assets/index.js', 'script'],
  ['Stylesheet', '/assets/index.css', 'style'],
  ['Font', '/assets/inter.woff2', 'font'],
  ['Image', '/pictures/beef.webp', 'image'],
  ['Fetch', '/api/product-list/', 'api'],
  ['Manifest', '/manifest.webmanifest', 'other'],
  [undefined, '/sw.js', 'other'],
  ['EventSource', '/api/events/', undefined],
  ['Fetch', '/api/events/', undefined],
])('%s of %s counts as %s', (type, path, kind) => {
  expect(kindOf(type, path)).toBe(kind)
})
