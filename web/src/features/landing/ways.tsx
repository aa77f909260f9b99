import { IconChefHat, IconTruck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { useBuiltPages } from '../../platform/built-pages.ts'
import { useTexts } from '../../platform/language.ts'
import styles from './landing.module.css'

/** SPEC section 1: the two sides of the market. */
export function Ways() {
  const { ways } = useTexts().landing
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{ways.title}</h2>
      <div className={styles.ways}>
        <Way icon={<IconChefHat size={34} stroke={1.5} />} {...ways.restaurant} />
        <Way icon={<IconTruck size={34} stroke={1.5} />} {...ways.supplier} />
      </div>
    </section>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; signUp: string }

function Way({ icon, title, text, signUp }: WayProps) {
  const { ways } = useTexts().landing
  const page = useBuiltPages()('/signup')
  return (
    <div className={styles.way}>
      <span className={styles.wayIcon} aria-hidden>
        {icon}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      <ButtonLink to={page ?? '/login'} variant="outline">
        {page ? signUp : ways.login}
      </ButtonLink>
    </div>
  )
}
