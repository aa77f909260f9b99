import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuild } from './budgets.ts'
import { APPLICATION_STYLES } from './merged-styles.ts'
import { stylesOfApplication, stylesOfPlainPages } from './page-head.ts'

const { manifest } = readBuild()
const dist = join(import.meta.dirname, 'dist')
const merged = manifest[APPLICATION_STYLES]?.file ?? ''

test('a page of the application has two style sheets, of which pages to read have only what they share', () => {
  expect(stylesOfApplication(manifest)).toHaveLength(2)
  expect(stylesOfApplication(manifest)).toContain(merged)
  expect(stylesOfPlainPages(manifest)).not.toContain(merged)
})

test('no script names the merged style sheet: it would have to change its own name with every rule', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const naming = scripts.filter((name) =>
    readFileSync(join(dist, 'assets', name), 'utf8').includes(merged),
  )
  expect([scripts.length > 100, naming]).toEqual([true, []])
})
