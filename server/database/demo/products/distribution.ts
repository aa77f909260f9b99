import { distributionFresh } from './distribution-fresh.ts'
import { distributionPantry } from './distribution-pantry.ts'

export const distribution = { ...distributionFresh, ...distributionPantry }
