import { expect, test } from 'vitest'
import { forEachLanguage } from './formats.ts'

test('a format is made when a text in its language first needs it, and once', () => {
  const made: string[] = []
  const formats = forEachLanguage((locale) => {
    made.push(locale)
    return new Intl.NumberFormat(locale)
  })
  expect(made).toEqual([])
  expect(formats.fr.format(0.5)).toBe('0,5')
  expect(formats.fr.format(1.5)).toBe('1,5')
  expect(made).toEqual(['fr-CA'])
  expect(formats.en.format(0.5)).toBe('0.5')
  expect(made).toEqual(['fr-CA', 'en-CA'])
})
