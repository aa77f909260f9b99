import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Html<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & {
  ref?: Ref<HTMLAnchorElement>
}

/** Mantine's looks on the router's typed links. */
export const AnchorLink = createLink((props: AnchorProps & Html<AnchorProps>) => (
  <Anchor component="a" {...props} />
))

export const ButtonLink = createLink((props: ButtonProps & Html<ButtonProps>) => (
  <Button component="a" {...props} />
))
