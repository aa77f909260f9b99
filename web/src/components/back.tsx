import { IconArrowLeft } from '@tabler/icons-react'
import { createLink, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useTexts } from '../platform/language/language.ts'
import { IconAnchor, IconButton } from '../ui/icon-button.tsx'

/** Back to a route of ours. */
export const BackLink = createLink((props: Omit<ComponentProps<'a'>, 'children'>) => {
  const { common } = useTexts()
  return (
    <IconAnchor aria-label={common.back} {...props}>
      <IconArrowLeft aria-hidden />
    </IconAnchor>
  )
})

/** Back to where the reader came from (product.md 2: the empty way back). */
export function BackButton() {
  const { common } = useTexts()
  const { history } = useRouter()
  return (
    <IconButton aria-label={common.back} onClick={() => history.back()}>
      <IconArrowLeft aria-hidden />
    </IconButton>
  )
}
