// What the plain pages load: of everything on them only the landing page's example cart does something.
const place = document.querySelector('[data-island=landing-demo]')
const load = async () => {
  const { hydrateLandingDemo } = await import('./landing-demo-island.tsx')
  if (place) await hydrateLandingDemo(place)
}
if (place) (globalThis.requestIdleCallback ?? setTimeout)(load)
