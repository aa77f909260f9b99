import { type ComponentType, lazy, Suspense } from 'react'

/** A part of a page whose code comes when the part is first drawn. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
