import { type RefObject, useLayoutEffect } from 'react'

/**
 * A form that was rendered at build may hold what a person, or their password manager, filled in before the application
 * was there: it counts as typed now. If it was submitted already (before-paint.js deferred it), it is sent now.
 */
export function useAdoptPrehydrationInput(form: RefObject<HTMLFormElement | null>): void {
  // In the commit that hydrates: what is typed right after it would draw the other fields empty.
  useLayoutEffect(() => {
    const place = form.current
    if (!place) return
    const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    for (const field of fields) {
      if (isChoice(field)) adoptChoice(field)
      else if (field.value !== field.defaultValue) dispatchTyped(field)
    }
    if (place.dataset.sent === undefined) return
    delete place.dataset.sent
    // Once what was typed is drawn.
    setTimeout(() => place.requestSubmit())
  }, [form])
}

function isChoice(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
}

/** What was chosen is chosen once more, which React hears. */
function adoptChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return
  field.checked = field.defaultChecked
  field.click()
}

/** React overlooks a value that it did not see change. */
function dispatchTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  field.value = field.defaultValue
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  native?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
