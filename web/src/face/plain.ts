// What the plain pages load: of everything on them only the landing page's example cart does something.
const place = document.querySelector('[data-island=stall]')
const load = async () => {
  const { hydrateStall } = await import('./stall-island.tsx')
  if (place) await hydrateStall(place)
}
if (place) (globalThis.requestIdleCallback ?? setTimeout)(load)
