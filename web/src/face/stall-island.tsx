import { hydrateRoot } from 'react-dom/client'
import { Stall } from '../features/landing/stall.tsx'
import { startLanguage } from '../platform/language.ts'

/** Brings the example cart to life where it stands. */
export async function hydrateStall(place: Element): Promise<void> {
  await startLanguage()
  hydrateRoot(place, <Stall />)
}
