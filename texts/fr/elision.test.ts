import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { a, de, until } from './elision.ts'

test.each([
  ['Ferme Roy', 'de Ferme Roy'],
  ['Érable et cie', 'd’Érable et cie'],
  ['Œufs du Rang', 'd’Œufs du Rang'],
  ['Huiles Martin', 'd’Huiles Martin'],
  ['huile d’olive', 'd’huile d’olive'],
  ['Hélène', 'd’Hélène'],
  ['herbes salées', 'd’herbes salées'],
  ['huîtres', 'd’huîtres'],
  ['Hôtel du Parc', 'd’Hôtel du Parc'],
  ['hydromel', 'd’hydromel'],
  ['homard', 'de homard'],
  ['haricots verts', 'de haricots verts'],
  ['houblon', 'de houblon'],
  ['houmous', 'de houmous'],
  ['hummus', 'de hummus'],
  ['hareng fumé', 'de hareng fumé'],
  ['Halles', 'de Halles'],
  ['Harvest Foods', 'de Harvest Foods'],
  ['Yvon', 'd’Yvon'],
  ['yogourt', 'de yogourt'],
  ['Onze Épices', 'de Onze Épices'],
  ['Le Potager', 'du Potager'],
  ['Les Jardins', 'des Jardins'],
  ['La Ferme', 'de La Ferme'],
  ['L’Épicier', 'de L’Épicier'],
  ['Lemieux', 'de Lemieux'],
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

test.each([
  ['14 h 30', 'jusqu’à 14 h 30'],
  ['le mardi 24 novembre à 9 h', 'jusqu’au mardi 24 novembre à 9 h'],
])('until %s is %s', (when, expected) => {
  expect(until(when)).toBe(expected)
})

test('« de » and « à » before the name of a business or a product take its elision and its article', () => {
  const cwd = new URL('..', import.meta.url)
  const sources = globSync(['fr/**/*.ts', 'pages/*.ts'], { cwd })
  expect(sources.length).toBeGreaterThan(50)
  const name = 'name|supplier|business|restaurant|product|of|preferred|person'
  const bare = new RegExp(`(?<!\\p{L})(?:de|à) \\$\\{(?:${name})\\}`, 'u')
  const lines = sources.flatMap((path) =>
    readFileSync(new URL(path, cwd), 'utf8')
      .split('\n')
      .filter((line) => bare.test(line) && !path.endsWith('elision.ts')),
  )
  expect(lines).toEqual([])
})
