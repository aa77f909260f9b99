import { ButtonLink } from '../components/links.tsx'
import { useTexts } from '../platform/language.ts'
import { HOMES, useViewer } from '../platform/viewer.ts'

/** The way out of a page that cannot be shown. */
export function HomeLink() {
  const { pages } = useTexts()
  return <ButtonLink to={HOMES[useViewer()]}>{pages.home}</ButtonLink>
}
