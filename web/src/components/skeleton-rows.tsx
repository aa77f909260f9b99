import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useTexts } from '../platform/language/language.ts'

type SkeletonRowsProps = {
  rows?: number
  /** In pixels: that of the rows to come, so that nothing jumps. */
  height?: number
}

export function SkeletonRows({ rows = 10, height = 56 }: SkeletonRowsProps) {
  const { common } = useTexts()
  return (
    <Stack gap="xs" role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  )
}
