import { z } from 'zod'

/** The answer of a call that has nothing to say (204). */
export const nothing = z.undefined()
