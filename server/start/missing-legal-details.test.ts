import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { missingLegalDetails } from './missing-legal-details.ts'

const ALL = {
  LEGAL_NAME: '9999-9999 Québec inc.',
  LEGAL_ADDRESS: '1, rue du Marché, Montréal',
  PRIVACY_OFFICER: 'Luc Roy <luc@halles.example.ca>',
  HOSTING: 'Nuage ABC, Beauharnois',
}
const PUBLIC_URL = 'https://halles.example.ca'
const warningOf = (environment: Record<string, string>) =>
  missingLegalDetails(readConfig({ TRUST_PROXY: 'none', ...environment }))

test('over https each missing variable is named', () => {
  expect(warningOf({ PUBLIC_URL })).toMatch(
    /^LEGAL_NAME, LEGAL_ADDRESS, PRIVACY_OFFICER, HOSTING should be set: /,
  )
  for (const name of Object.keys(ALL))
    expect(warningOf({ PUBLIC_URL, ...ALL, [name]: '' })).toMatch(`${name} should be set: `)
})

test('that promotions are off is said where nobody is named with an address', () => {
  const off = 'consent to promotions is not asked for and none are sent.'
  for (const name of ['LEGAL_NAME', 'LEGAL_ADDRESS'])
    expect(warningOf({ PUBLIC_URL, ...ALL, [name]: '' })).toContain(off)
  expect(warningOf({ PUBLIC_URL, ...ALL, HOSTING: '' })).not.toContain(off)
})

test('nothing is said when all are set, nor on a laptop', () => {
  expect(warningOf({ PUBLIC_URL, ...ALL })).toBeUndefined()
  expect(warningOf({})).toBeUndefined()
})
