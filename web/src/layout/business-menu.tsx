import { useState } from 'react'
import { lazyComponent } from '../components/lazy-component.tsx'
import { BusinessButton, type BusinessMenuProps } from './business-button.tsx'

const load = async () => (await import('./business-dropdown.tsx')).BusinessDropdown
const BusinessDropdown = lazyComponent(load, {
  waiting: ({ member }: BusinessMenuProps) => <BusinessButton business={member.business} />,
})

/** The business that is acted for, of several. The menu itself comes when somebody reaches for it. */
export function BusinessMenu(props: BusinessMenuProps) {
  const [isAsked, setAsked] = useState(false)
  // Should it fail, it is loaded again when it is asked for.
  const loadAhead = () => void load().catch(() => {})
  if (isAsked) return <BusinessDropdown {...props} />
  return (
    <BusinessButton
      business={props.member.business}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => setAsked(true)}
    />
  )
}
