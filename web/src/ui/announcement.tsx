import { useAnnounce } from './announce.ts'

type AnnouncementProps = { className?: string | undefined; children: string | false | undefined }

/** A paragraph that is also announced when it comes or changes; it stands where it may come, and is nothing without words. */
export function Announcement({ className, children }: AnnouncementProps) {
  useAnnounce(children || '')
  return children ? <p className={className}>{children}</p> : null
}
