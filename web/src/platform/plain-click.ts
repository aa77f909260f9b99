type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** A click that means "go there": not one that somebody handled, nor one for a new tab or a download. */
export function isPlainClick(click: Click): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = click
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
