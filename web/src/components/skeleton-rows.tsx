import { useTexts } from '../platform/language/language.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type SkeletonRowsProps = {
  rows?: number
  /** In pixels: that of the rows to come, so that nothing jumps. */
  height?: number
}

export function SkeletonRows({ rows = 10, height = 56 }: SkeletonRowsProps) {
  const { common } = useTexts()
  return (
    <div className="stack gap-xs" role="status">
      <span className="visually-hidden">{common.loading}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
