import { expect, test } from 'vitest'
import { a, de } from './elision.ts'

test.each([
  ['Ferme Roy', 'de Ferme Roy'],
  ['Érable et cie', 'd’Érable et cie'],
  ['Œufs du Rang', 'd’Œufs du Rang'],
  ['Huiles Martin', 'de Huiles Martin'],
])('of %s is %s', (name, expected) => {
  expect(de(name)).toBe(expected)
})

test.each([
  ['Montréal', 'à Montréal'],
  ['La Malbaie', 'à La Malbaie'],
  ['Le Gardeur', 'au Gardeur'],
  ['Les Escoumins', 'aux Escoumins'],
  ['Lévis', 'à Lévis'],
])('in %s is %s', (place, expected) => {
  expect(a(place)).toBe(expected)
})
