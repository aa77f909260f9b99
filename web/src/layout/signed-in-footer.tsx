import { useTexts } from '../platform/language/language.ts'
import { FooterLinks } from './footer-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import styles from './signed-in-footer.module.css'

/** One line for those who come every day. On a phone, whose header has no room for them, with the account's name and the other language. */
export function SignedInFooter({ name }: { name: string | undefined }) {
  const { layout } = useTexts()
  return (
    <footer className={`${styles.footer} center between soft size-xs full row`}>
      <FooterLinks brief className={`${styles.links} row`}>
        <li className={styles.language}>
          <LanguageToggle className="" />
        </li>
      </FooterLinks>
      <p className={styles.name}>{name}</p>
      <p className={styles.credits}>{layout.credits}</p>
    </footer>
  )
}
