import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ButtonAnchor } from '../ui/button.tsx'
import { IconAnchor } from '../ui/icon-button.tsx'

export const TextLink = createLink(({ className = 'link', ...props }: ComponentProps<'a'>) => (
  <a className={className} {...props} />
))

export const ButtonLink = createLink(ButtonAnchor)

/** An icon alone: its `aria-label` names its target. */
export const IconLink = createLink(IconAnchor)
