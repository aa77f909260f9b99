import { hydrateRoot } from 'react-dom/client'
import { LandingDemo } from '../features/landing/landing-demo.tsx'
import { startLanguage } from '../platform/language/language.ts'

/** Hydrates the example cart of the landing page. */
export async function hydrateLandingDemo(place: Element): Promise<void> {
  await startLanguage()
  hydrateRoot(place, <LandingDemo />)
}
