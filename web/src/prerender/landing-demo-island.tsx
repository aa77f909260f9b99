import { hydrateRoot } from 'react-dom/client'
import { LandingDemo } from '../features/landing/landing-demo.tsx'
import { startLanguage } from '../platform/language.ts'

/** Brings the example cart to life where it stands. */
export async function hydrateLandingDemo(place: Element): Promise<void> {
  await startLanguage()
  hydrateRoot(place, <LandingDemo />)
}
