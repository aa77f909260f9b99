/** A part of a page that is read, under a title of its own. */
export type Section = {
  title: string
  paragraphs?: readonly string[]
  list?: readonly { term: string; text: string }[]
  /** A page that takes the reader further. */
  link?: '/contact-us' | '/privacy'
}
