/** Every sentence of a tree of texts; of a text that is about something, the sentences about one and about two. */
export function sentencesOf(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') {
    return [1, 2].flatMap((count) => sentencesOf(text(...Array(3).fill(standIn(count)))))
  }
  return text instanceof Object ? Object.values(text).flatMap(sentencesOf) : []
}

/** Stands for whatever a text may be about: a number, a name of that digit, or something whose every part is that number. */
function standIn(count: number): unknown {
  return new Proxy(Object(count), {
    get: (boxed, key) => {
      const part = Reflect.get(boxed, key) ?? Reflect.get(String.prototype, key)
      if (typeof part === 'function') return part.bind(key in boxed ? boxed : String(count))
      return typeof key === 'string' ? count : part
    },
  })
}
