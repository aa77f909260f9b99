/**
 * Where an import is. A preview is applied, and what was applied may be undone; an import that cannot be applied to its
 * end is reverted. Each of the three is done slice by slice, and whole.
 */
export const IMPORT_STATES = [
  'previewed',
  'applying',
  'applied',
  'undoing',
  'undone',
  'reverting',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What work under way ends in. Until then nothing else writes the supplier's products. */
export const STATE_AFTER = {
  applying: 'applied',
  undoing: 'undone',
  reverting: 'failed',
} as const satisfies Partial<Record<ImportState, ImportState>>
export type RunningState = keyof typeof STATE_AFTER
export const RUNNING_STATES: readonly RunningState[] = ['applying', 'undoing', 'reverting']

export function isRunning(state: ImportState): state is RunningState {
  return state in STATE_AFTER
}

const TAKEN_BACK: readonly ImportState[] = ['undoing', 'undone', 'reverting', 'failed']

/** How many rows of its work an import has done, of `total` that it writes: `applied` are in the catalogue. */
export function rowsDone(
  state: ImportState,
  { total, applied }: { total: number; applied: number },
): number {
  return TAKEN_BACK.includes(state) ? total - applied : applied
}
