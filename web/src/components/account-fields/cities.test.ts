import { expect, test } from 'vitest'
import { citiesLike, cityCalled } from './cities.ts'

const CITIES = ['L’Ancienne-Lorette', 'Lévis', 'Montréal', 'Montréal-Est', 'Mont-Royal', 'Québec']

test('a city is found without its accents, hyphens and capitals', () => {
  expect(cityCalled('montreal', CITIES)).toBe('Montréal')
  expect(cityCalled(' mont royal ', CITIES)).toBe('Mont-Royal')
  expect(cityCalled("l'ancienne lorette", CITIES)).toBe('L’Ancienne-Lorette')
  expect(cityCalled('Mont', CITIES)).toBeUndefined()
  expect(cityCalled('', CITIES)).toBeUndefined()
})

test('cities that begin with what was typed are suggested first', () => {
  expect(citiesLike('mon', CITIES)).toEqual(['Montréal', 'Montréal-Est', 'Mont-Royal'])
  expect(citiesLike('est', CITIES)).toEqual(['Montréal-Est'])
})

test('nothing typed suggests nothing', () => {
  expect(citiesLike('  ', CITIES)).toEqual([])
})
