import { type ComponentType, lazy, Suspense } from 'react'

/** A part of a page whose code comes when the part is first drawn. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
