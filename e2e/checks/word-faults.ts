import type { Page } from '@playwright/test'

/**
 * What sounds wrong or is asked twice: tables without a name, one name for two places (WCAG 2.4.4), fields that tell
 * a password manager nothing (1.3.5) or refuse what is pasted (3.3.8), error words that belong to no field (3.3.1).
 */
export function wordFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      )
    return [...headings(), ...tables(), ...links(), ...buttons(), ...fields(), ...errors()]

    function headings(): string[] {
      const count = all('h1').length
      return count === 1 ? [] : [`${count} main titles`]
    }
    function tables(): string[] {
      const named = 'table:has(caption),table[aria-label],table[aria-labelledby]'
      return all('table').flatMap((table) =>
        table.matches(named) ? [] : ['a table without a name'],
      )
    }
    function links(): string[] {
      const targets = new Map<string, string>()
      return all('main a[href]').flatMap((link) => {
        const target = link.getAttribute('href') ?? ''
        const known = targets.get(nameOf(link)) ?? target
        targets.set(nameOf(link), known)
        return known === target ? [] : [`“${nameOf(link)}” leads to ${known} and to ${target}`]
      })
    }
    function buttons(): string[] {
      // A button with only an icon has its name for screen readers; in a table or field they read the context too.
      const names = all('main button[aria-label]:not(td *, th *, [data-box] *)').map(nameOf)
      const twice = names.filter((name, index) => names.indexOf(name) !== index)
      return [...new Set(twice)].map((name) => `two buttons are called “${name}”`)
    }
    function fields(): string[] {
      return all(
        'input:not([type="radio"],[type="checkbox"],[type="file"],[type="date"],[aria-hidden="true"])',
      ).flatMap((field) => {
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
        return [
          ...(field.dispatchEvent(paste) ? [] : [`refuses what is pasted: ${field.outerHTML}`]),
          ...(field.getAttribute('autocomplete') ? [] : [`no autocomplete: ${field.outerHTML}`]),
        ]
      })
    }
    function errors(): string[] {
      return all('[aria-invalid="true"]').flatMap((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
        const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('')
        return words === '' ? [`an error without words: ${field.outerHTML.slice(0, 160)}`] : []
      })
    }
    function nameOf(element: HTMLElement): string {
      return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    }
  })
}
