import { MAX_CERTIFICATE_BODY, MAX_CERTIFICATE_NUMBER } from '@halles/domain/certificate.ts'
import { CERTIFIED_MARKS } from '@halles/domain/product-marks.ts'
import { z } from 'zod'
import { problem } from '../field-problems.ts'
import { line } from './text.ts'

export const certifiedMark = z.enum(CERTIFIED_MARKS, problem('invalid'))

export const certificateInput = {
  mark: certifiedMark,
  body: line(MAX_CERTIFICATE_BODY),
  number: line(MAX_CERTIFICATE_NUMBER),
  until_day: z.iso.date(problem('date_invalid')),
}

const day = z.iso.date()

export const certificate = z
  .object({
    mark: z.enum(CERTIFIED_MARKS),
    body: z.string().meta({ description: 'Who issued it' }),
    number: z.string(),
    until_day: day.meta({ description: 'In force through this day in Montréal' }),
  })
  .meta({ id: 'Certificate' })

/** All of a supplier, those that have ended too. */
export const ownCertificates = z
  .object({ today: day, certificates: z.array(certificate) })
  .meta({ id: 'OwnCertificates' })
