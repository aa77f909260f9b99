import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Html<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & {
  ref?: Ref<HTMLAnchorElement>
}

export const AnchorLink = createLink((props: AnchorProps & Html<AnchorProps>) => (
  <Anchor component="a" {...props} />
))

export const ButtonLink = createLink((props: ButtonProps & Html<ButtonProps>) => (
  <Button component="a" {...props} />
))

/** An icon alone: its `aria-label` names its target. */
export const ActionIconLink = createLink((props: ActionIconProps & Html<ActionIconProps>) => (
  <ActionIcon component="a" size={44} {...props} />
))
