import { places } from '@halles/contract/places.ts'
import { mayDo } from '@halles/domain/role.ts'
import { type Role, useMember } from '../platform/session/viewer.ts'
import { CategoriesMenu } from './categories-menu.tsx'
import styles from './header.module.css'
import { isLinked, PlaceLink, useCurrent } from './place-link.tsx'

/** A role's places in the header. On a phone the bar at the bottom has them: there only the categories stay, with their menu. */
export function HeaderLinks({ viewer }: { viewer: Role }) {
  const member = useMember()
  const shown = places[viewer].filter(
    ({ header, needs }) =>
      header && (needs === undefined || (member !== undefined && mayDo(member.role, needs))),
  )
  const current = useCurrent(shown)
  return shown
    .filter(isLinked)
    .map((place) =>
      place.page === '/categories' || place.page === '/supplier/categories' ? (
        <CategoriesMenu
          key={place.name}
          home={place.page}
          name={place.name === 'market' ? 'market' : 'products'}
          current={current(place)}
        />
      ) : (
        <PlaceLink
          key={place.name}
          place={place}
          current={current(place)}
          className={`${styles.tool} ${styles.onlyWide}`}
          wordClass={place.name === 'more' ? 'visually-hidden' : styles.word}
        />
      ),
    )
}
