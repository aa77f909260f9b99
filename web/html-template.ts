type Filling = {
  /** Attributes of the html element. */
  html: string
  head: readonly string[]
  body: readonly string[]
}

/** index.html with what a page has of its own in the places that it keeps for that. */
export function fillTemplate(template: string, { html, head, body }: Filling): string {
  return [
    ['<html lang="fr"', `<html ${html}`],
    ['<!-- head -->', head.join('\n    ')],
    ['<!-- body -->', body.join('\n    ')],
  ].reduce((page, [place = '', text = '']) => replaceOnce(page, place, text), template)
}

function replaceOnce(page: string, place: string, text: string): string {
  const [before, after, ...more] = page.split(place)
  if (after === undefined || more.length > 0) throw new Error(`index.html has not one ${place}.`)
  return before + text + after
}
