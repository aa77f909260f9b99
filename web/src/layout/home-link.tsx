import { ButtonLink } from '../components/links.tsx'
import { useBuiltPages } from '../platform/built-pages.ts'
import { useTexts } from '../platform/language.ts'
import { HOMES, useViewer } from '../platform/viewer.ts'

/** The way out of a page that cannot be shown. */
export function HomeLink() {
  const { pages } = useTexts()
  const built = useBuiltPages()
  return <ButtonLink to={built(HOMES[useViewer()]) ?? '/'}>{pages.home}</ButtonLink>
}
