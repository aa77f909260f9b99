import { PASSWORD } from '../world/builders.ts'
import { operators, type Row } from './viewers.ts'

export const OPERATOR_ROWS: Row[] = [
  { call: 'operatorAccounts', expected: operators(200) },
  {
    call: 'operatorAccountActivate',
    input: ({ pendingSupplier }) => ({ public_id: pendingSupplier.publicId }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountRefuse',
    input: ({ pendingRestaurant }) => ({ public_id: pendingRestaurant.publicId, reason: 'Non.' }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountSuspend',
    input: ({ farSupplier }) => ({ public_id: farSupplier.publicId }),
    expected: operators(204),
  },
  {
    call: 'operatorAccountReactivate',
    input: ({ suspendedSupplier }) => ({ public_id: suspendedSupplier.publicId }),
    expected: operators(204),
  },
  { call: 'operatorContactMessages', expected: operators(200) },
  { call: 'operatorActions', expected: operators(200) },
  { call: 'operatorCities', expected: operators(200) },
  { call: 'operatorIncidents', expected: operators(200) },
  {
    call: 'operatorIncidentRecord',
    input: () => ({
      noticed_on: '2026-11-20',
      occurred: 'Vers le 1er mars 2026',
      risk_reason: 'Des coordonnées déjà publiques.',
      what_happened: 'Un courriel est parti à la mauvaise adresse.',
      persons: 'Un restaurant.',
      is_serious: false,
      measures: 'Aucune.',
    }),
    expected: operators(201),
  },
  {
    call: 'operatorCityAdd',
    input: () => ({ name: 'Natashquan' }),
    expected: operators(204),
  },
  {
    call: 'operatorCityRetire',
    before: ({ operator }) => operator.browser.post('/api/operator/city-add/', { name: 'Percé' }),
    input: () => ({ name: 'Percé' }),
    expected: operators(204),
  },
  {
    call: 'operatorCityImport',
    input: () => ({ file: btoa('name\nRimouski') }),
    expected: operators(200),
  },
  { call: 'secondFactor', expected: operators(200) },
  {
    call: 'secondFactorStart',
    input: () => ({ current_password: PASSWORD }),
    expected: operators(200),
  },
  {
    call: 'secondFactorConfirm',
    about: 'with a wrong code',
    input: () => ({ code: '000000' }),
    expected: operators(401),
    refusals: { OP: ['invalid_code'] },
  },
  {
    call: 'secondFactorRemove',
    input: () => ({ current_password: PASSWORD }),
    expected: operators(204),
  },
]
