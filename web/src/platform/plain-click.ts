type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** The second of a double click: what the first one asked for is under way, or what lies under the pointer by now is something else. */
export function isSecondClick({ detail }: Pick<MouseEvent, 'detail'>): boolean {
  return detail > 1
}

/** A click that means "go there": not one that somebody handled, nor one for a new tab or a download. */
export function isPlainClick(click: Click): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
