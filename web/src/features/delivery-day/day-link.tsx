import { ButtonLink } from '../../components/links.tsx'
import type { Chosen } from './day-chooser.tsx'

type DayLinkProps = {
  to: '/supplier/pick' | '/supplier/route-sheet'
  search: Chosen
  label: string
  isCurrent: boolean
}

export function DayLink({ to, search, label, isCurrent }: DayLinkProps) {
  return (
    <ButtonLink
      to={to}
      search={search}
      variant={isCurrent ? 'light' : 'default'}
      aria-current={isCurrent ? 'page' : undefined}
      replace
      resetScroll={false}
    >
      {label}
    </ButtonLink>
  )
}
