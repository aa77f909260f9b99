import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Against what they lie on, white and the dark surface: WCAG 1.4.11. */
test('each colour is told from the surface, light and dark', () => {
  const styles = readFileSync(
    new URL('./src/components/awning.module.css', import.meta.url),
    'utf8',
  )
  const pairs = [...styles.matchAll(/light-dark\((#\w{6}), (#\w{6})\)/g)]
  expect(pairs).toHaveLength(8)
  for (const [, light = '', dark = ''] of pairs) {
    expect(contrast(light, '#ffffff'), light).toBeGreaterThanOrEqual(3)
    expect(contrast(dark, '#1f1d17'), dark).toBeGreaterThanOrEqual(3)
  }
})

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
