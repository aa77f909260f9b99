import { Anchor } from '@mantine/core'
import { IconChefHat, IconChevronRight, IconTruck } from '@tabler/icons-react'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { useTexts } from '../../platform/language/language.ts'
import styles from './sign-up.module.css'

const KINDS = [
  ['restaurant', IconChefHat],
  ['supplier', IconTruck],
] as const

/** Step 1: restaurant or supplier. */
export function ChooseKind() {
  const { signUp, layout } = useTexts()
  return (
    <>
      <p className={styles.step}>{signUp.step(1)}</p>
      <h2 className={styles.question}>{signUp.choose}</h2>
      <ul className={styles.kinds}>
        {KINDS.map(([kind, Icon]) => (
          <li key={kind}>
            <PrerenderedLink to={`/signup?type=${kind}`} className={styles.kind}>
              <span className={styles.kindIcon} aria-hidden>
                <Icon size={34} stroke={1.5} />
              </span>
              <span>
                <span className={styles.kindTitle}>{signUp.kinds[kind].title}</span>
                <span className={styles.kindText}>{signUp.kinds[kind].text}</span>
                <span className={styles.cost}>{signUp.kinds[kind].cost}</span>
              </span>
              <IconChevronRight className={styles.chevron} aria-hidden />
            </PrerenderedLink>
          </li>
        ))}
      </ul>
      <p className={styles.other}>
        {signUp.haveAccount}{' '}
        <Anchor component={PrerenderedLink} to="/login" underline="always">
          {layout.login}
        </Anchor>
      </p>
    </>
  )
}
