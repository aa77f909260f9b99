import { type PointerEvent, type RefObject, useState } from 'react'

type Dragged = { from: number; to: number }

// This near to an edge of the window the page scrolls while something is dragged.
const EDGE = 72
const STEP = 14

/**
 * Drags an item of a list by a handle, with a mouse, a pen or a finger. The list stays as it is until the item is let go: only
 * then is `onDrop` called, when its place is another.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function placeAt(y: number, from: number): number {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    const above = rows.filter((row, index) => index !== from && row.top + row.height / 2 < y)
    return above.length
  }
  function handle(from: number) {
    return {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ from, to: from })
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (!dragged) return
        if (clientY < EDGE) scrollBy(0, -STEP)
        if (clientY > innerHeight - EDGE) scrollBy(0, STEP)
        setDragged({ from, to: placeAt(clientY, from) })
      },
      onPointerUp() {
        if (dragged && dragged.to !== dragged.from) onDrop(dragged.from, dragged.to)
        setDragged(null)
      },
      onPointerCancel: () => setDragged(null),
    }
  }
  return { dragged, handle }
}

/** Where the dragged item would be put, as seen from one in the list. */
export function dropMark(dragged: Dragged | null, index: number): 'above' | 'below' | undefined {
  if (!dragged || dragged.to === dragged.from || dragged.to !== index) return undefined
  return dragged.to < dragged.from ? 'above' : 'below'
}
