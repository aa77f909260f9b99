import { places } from '@halles/contract/places.ts'
import { useTexts } from '../platform/language/language.ts'
import type { Role } from '../platform/session/viewer.ts'
import styles from './bottom-bar.module.css'
import type { HeaderProps } from './header.tsx'
import { isLinked, PlaceLink, useCurrent } from './place-link.tsx'

type BottomBarProps = {
  viewer: Role
  cart: HeaderProps['cart']
}

/** A phone's way around, under the thumb. */
export function BottomBar({ viewer, cart }: BottomBarProps) {
  const { layout } = useTexts()
  const shown = places[viewer].filter(({ bar }) => bar)
  const current = useCurrent(shown)
  if (shown.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={layout.bar}>
      <ul className={styles.places}>
        {shown.map((place) => (
          <li key={place.name} className={styles.place} data-current={current(place)}>
            {isLinked(place) ? (
              <PlaceLink place={place} current={current(place)} className={styles.link} />
            ) : (
              cart({ label: layout.places.cart, current: current(place) })
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
