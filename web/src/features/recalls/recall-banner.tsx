import { recallNoticeTexts } from '@halles/texts/pages/recall-notice.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { measuredAs } from '../../components/measured-as.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import styles from './recall-banner.module.css'
import { noticesOptions } from './recall-queries.ts'

const measure = measuredAs('--recall-banner')

/**
 * Over every page of a restaurant while a notice is open that nobody of it has acknowledged. It floats, so that no page moves; which
 * one it is, is asked for once there is one.
 */
export function RecallBanner({ count }: { count: number }) {
  const texts = useTextsOf(recallNoticeTexts)
  const open = useQuery(noticesOptions).data?.filter(({ acknowledged }) => acknowledged === null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // The page of a notice says more than its banner.
  const first = open?.find(({ public_id }) => path !== `/recall/${public_id}`)
  useAnnounce(texts.banner(count))
  if (!first) return null
  const title = first.is_exercise ? texts.exerciseTitle : texts.title
  return (
    <section ref={measure} className={`${styles.banner} no-print`} aria-label={texts.region}>
      <IconAlertTriangle size={22} aria-hidden />
      <span className="min-0 anywhere">
        {open && open.length > 1 ? texts.banner(open.length) : title(first.lot)}
      </span>
      <Link
        to="/recall/$recallPublicId"
        params={{ recallPublicId: first.public_id }}
        className={styles.link}
      >
        {texts.see}
      </Link>
    </section>
  )
}
