/** Holds the place of what loads. Sizes as in CSS; numbers are pixels. */
export function Skeleton(size: { height: number; width?: number | string; borderRadius?: string }) {
  return <span className="skeleton" style={size} />
}
