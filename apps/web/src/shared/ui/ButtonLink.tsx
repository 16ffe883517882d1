import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> &
  ButtonProps & { ref?: Ref<HTMLAnchorElement> }

const ButtonAnchor = (props: Props) => <Button component="a" {...props} />

/** A link to a page of the app that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
