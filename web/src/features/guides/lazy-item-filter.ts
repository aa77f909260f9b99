import { lazyComponent, nothing } from '../../components/lazy-component.tsx'

/** Its names of facts come where an item has a filter. */
export const ItemFilter = lazyComponent(
  async () => (await import('./item-filter.tsx')).ItemFilter,
  {
    missing: nothing,
  },
)
