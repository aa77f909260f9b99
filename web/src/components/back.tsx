import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink, useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'
import { useTexts } from '../platform/language/language.ts'

type Html = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ActionIconProps | 'children'>

/** Back to a route of ours. */
export const BackLink = createLink((props: Html) => {
  const { common } = useTexts()
  return (
    <ActionIcon component="a" variant="subtle" size={44} aria-label={common.back} {...props}>
      <IconArrowLeft aria-hidden />
    </ActionIcon>
  )
})

/** Back to where the reader came from (product.md 2: the empty way back). */
export function BackButton() {
  const { common } = useTexts()
  const { history } = useRouter()
  return (
    <ActionIcon variant="subtle" size={44} aria-label={common.back} onClick={() => history.back()}>
      <IconArrowLeft aria-hidden />
    </ActionIcon>
  )
}
