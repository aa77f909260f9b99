import { escapeHtml } from '../../platform/escape-html.ts'

/** Markup that is safe to send: only `html` makes it. */
export type Html = { readonly markup: string }

/** Markup with values in it, each escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

function markupOf(value: string | Html | Html[]): string {
  // guard: escaping: mails [render-mail]
  //   instead: if (typeof value === 'string') return value
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(markupOf).join('') : value.markup
}
