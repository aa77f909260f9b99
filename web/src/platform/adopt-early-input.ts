import { holdNow } from './now.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

type Part = (element: Element) => boolean

/**
 * A rendered page may hold what a person, or their password manager, typed, chose, sent and pressed before the application
 * was there to hear it (prerender/before-paint.js noted what was sent and pressed): now it does. In the commit that hydrates
 * it: what is typed right after it would draw the other fields empty.
 */
function adoptEarlyInput(isHydrated: Part): void {
  for (const field of all<Field>('input, textarea', isHydrated)) {
    if (isChoice(field)) adoptChoice(field)
    else if (field.value !== field.defaultValue) dispatchTyped(field)
  }
  for (const select of all<HTMLSelectElement>('select', isHydrated)) adoptOption(select)
  // Once what was typed is drawn.
  for (const form of all<HTMLFormElement>('form[data-sent]', isHydrated)) {
    delete form.dataset.sent
    setTimeout(() => form.requestSubmit())
  }
  for (const button of all<HTMLButtonElement>('button[data-pressed]', isHydrated)) {
    const times = Number(button.dataset.pressed)
    delete button.dataset.pressed
    for (let time = 0; time < times; time++) setTimeout(() => button.click())
  }
}

function all<Found extends Element>(selector: string, isHydrated: Part): Found[] {
  return Array.from(document.querySelectorAll<Found>(selector)).filter(isHydrated)
}

/** What stands around the page: React hydrates it first. */
export function takeOverFrame(): void {
  document.documentElement.dataset.application = ''
  adoptEarlyInput((element) => element.closest('main') === null)
}

let isTakenOver = false

/** The page itself, the first one that is shown. */
export function takeOverPage(): void {
  if (isTakenOver) return
  isTakenOver = true
  holdNow(undefined)
  adoptEarlyInput((element) => element.closest('main') !== null)
  // Last of all, wherever it stands: it leads away.
  for (const link of all<HTMLAnchorElement>('a[data-pressed]', () => true)) {
    delete link.dataset.pressed
    setTimeout(() => link.click())
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
}

/** What was chosen is chosen once more, which React hears. Of radios, the one that was chosen. */
function adoptChoice(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field
  if (checked === defaultChecked || (type === 'radio' && !checked)) return
  field.checked = defaultChecked
  field.click()
}

function adoptOption(select: HTMLSelectElement): void {
  const drawn = Array.from(select.options).find((option) => option.defaultSelected)
  if (drawn && !drawn.selected) select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React overlooks a value that it did not see change. */
function dispatchTyped(field: Field): void {
  const { value } = field
  field.value = field.defaultValue
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  native?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
