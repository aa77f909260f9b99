import type { Refusal } from './refusal-class.ts'

/** What a handler returns, instead of throwing a refusal, so that what it has written is committed before. */
export class CommittedRefusal {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    this.refusal = refusal
  }
}

/**
 * To be returned by a handler whose refusal writes: its transaction commits, then the refusal is answered. A refusal that is
 * thrown rolls back; one that is returned by itself does not compile.
 */
export function commitThenRefuse(refusal: Refusal): CommittedRefusal {
  return new CommittedRefusal(refusal)
}
