import { inLanguage, type renderedPages } from '@halles/contract/pages.ts'
import type { ComponentProps } from 'react'
import { useLanguage } from '../platform/language/language.ts'

type PrerenderedLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: keyof typeof renderedPages }

/** A plain link to a page that is rendered at build, in the language on screen, with or without a script. */
export function PrerenderedLink({ to, ...props }: PrerenderedLinkProps) {
  return <a href={inLanguage(to, useLanguage())} {...props} />
}
