import { type OtherPlace, otherPlaces, PLACE_GROUPS } from '@halles/contract/other-places.ts'
import { mayDo } from '@halles/domain/role.ts'
import { moreTexts } from '@halles/texts/pages/more.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Page } from '../../components/page.tsx'
import { LanguageToggle } from '../../layout/language-toggle.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { sendOperatorHome } from '../../platform/session/guard.ts'
import { useMember, viewerOf } from '../../platform/session/viewer.ts'
import { LogOut } from '../-log-out.tsx'
import styles from './-more/more.module.css'

export const Route = createFileRoute('/_signed-in/more')({
  beforeLoad: sendOperatorHome,
  component: MorePage,
})

/** Every screen of one's own work that stands in no bar, one tap away; and what is about oneself. */
function MorePage() {
  const texts = useTextsOf(moreTexts)
  const places = useOtherPlaces()
  return (
    <Page title={texts.title}>
      <nav aria-label={texts.title} className={`${styles.groups} grid gap-md`}>
        {PLACE_GROUPS.map((group) => {
          const ofGroup = places.filter((place) => place.group === group)
          return ofGroup.length === 0 ? null : (
            <section key={group} className="card">
              <h2 className={styles.title}>{texts.groups[group]}</h2>
              <ul className="plain-list">
                {ofGroup.map((place) => (
                  <PlaceItem key={place.name} place={place} />
                ))}
                {group === 'self' ? <OwnItems /> : null}
              </ul>
            </section>
          )
        })}
      </nav>
    </Page>
  )
}

function useOtherPlaces(): OtherPlace[] {
  const member = useMember()
  const viewer = member === undefined ? 'visitor' : viewerOf(member)
  if (member === undefined || viewer === 'visitor' || viewer === 'operator') return []
  return otherPlaces(viewer, (permission) => mayDo(member.role, permission))
}

function PlaceItem({ place: { name, page, to } }: { place: OtherPlace }) {
  const texts = useTextsOf(moreTexts)
  return (
    <li>
      <Link to={page} search={to === undefined ? {} : { to }} className={styles.place}>
        {texts.places[name]}
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  )
}

/** Of the header at the desk. */
function OwnItems() {
  return (
    <>
      <li>
        <LanguageToggle className={styles.place} brief={false} />
      </li>
      <li className={styles.logOut}>
        <LogOut />
      </li>
    </>
  )
}
