import { PAPER_KINDS } from '@halles/domain/papers/paper.ts'
import { z } from 'zod'
import { publicId } from './text.ts'

/** Names a paper, with what is written on it. */
export const paperName = z
  .object({
    public_id: publicId,
    kind: z.enum(PAPER_KINDS),
    label: z.string().meta({ description: 'Its number as it is written' }),
  })
  .meta({ id: 'PaperName' })
