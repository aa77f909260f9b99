import type { ParsedLocation } from '@tanstack/react-router'

type Move = { fromLocation?: ParsedLocation; toLocation: ParsedLocation; pathChanged: boolean }

/** Names the view transition, so that the style sheet slides new pages in and old ones back. */
export function slide({ fromLocation, toLocation, pathChanged }: Move): string[] | false {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!fromLocation || !pathChanged || still) return false
  const back = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
  return [back ? 'slide-back' : 'slide-forward']
}
