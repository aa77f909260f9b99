import { useState } from 'react'

type ShownLine = {
  public_id: string
  quantity: number
  edited_quantity: number
  is_cancelled: boolean
}

/** The ids of lines that are not as they were when the page was opened, new ones included. */
export function useChangedSinceShown(lines: readonly ShownLine[]): ReadonlySet<string> {
  const [opened] = useState(() => new Map(lines.map((line) => [line.public_id, stateOf(line)])))
  return new Set(
    lines.flatMap((line) => (opened.get(line.public_id) === stateOf(line) ? [] : [line.public_id])),
  )
}

function stateOf({ quantity, edited_quantity, is_cancelled }: ShownLine): string {
  return `${quantity} ${edited_quantity} ${is_cancelled}`
}
