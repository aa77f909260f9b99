import { IconDownload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useConnected } from '../platform/api/connection.ts'
import { Button, ButtonAnchor, type ButtonLook } from '../ui/button.tsx'

type DownloadLinkProps = ButtonLook &
  Pick<ComponentProps<'a'>, 'children' | 'aria-label'> & { href: string | undefined }

/**
 * A file to save, once it has an address. The browser asks for it by itself and says little when nobody answers, so that without a
 * connection it cannot be pressed.
 */
export function DownloadLink({ href, ...props }: DownloadLinkProps) {
  const look = { icon: <IconDownload size={18} aria-hidden />, ...props }
  const connected = useConnected()
  if (!connected || href === undefined) return <Button {...look} disabled />
  return <ButtonAnchor {...look} href={href} download />
}
