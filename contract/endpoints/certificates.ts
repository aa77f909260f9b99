import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { certificateInput, certifiedMark, ownCertificates } from '../schemas/certificate.ts'

const ofCatalogue = { access: 'supplier', needs: 'manage_orders' } as const

export const certificateList = endpoint({
  ...ofCatalogue,
  method: 'GET',
  path: '/api/certificate-list/',
  summary: 'The certificates by which the supplier shows marks, those that have ended too.',
  input: z.object({}),
  output: ownCertificates,
  refusals: [],
})

export const certificateSave = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/certificate-save/',
  summary:
    'Adds the certificate of a mark, or replaces it: restaurants are shown the mark through its last day, which may not be past.',
  input: z.object(certificateInput),
  output: ownCertificates,
  refusals: [],
  keyed: 'replayed',
})

export const certificateRemove = endpoint({
  ...ofCatalogue,
  method: 'POST',
  path: '/api/certificate-remove/',
  summary: 'Removes the certificate of a mark, which restaurants are shown no more.',
  input: z.object({ mark: certifiedMark }),
  output: ownCertificates,
  refusals: ['not_found'],
  keyed: 'replayed',
})
