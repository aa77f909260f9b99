import type { substituteNames as fr } from '../fr/substitute-names.ts'

export const substituteNames: typeof fr = {
  never: 'Never',
  ask: 'Ask me',
  same_or_cheaper: 'Same category, no dearer',
}
