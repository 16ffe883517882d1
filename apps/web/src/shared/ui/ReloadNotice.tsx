import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Notice } from './Notice.tsx'

/** A part of a page that did not come. Browsers may remember for as long as the page stands that a file did not. */
export const ReloadNotice = (props: Pick<ComponentProps<typeof Notice>, 'icon' | 'title' | 'children'>) => (
  <Notice
    {...props}
    role="alert"
    action={
      <Button variant="default" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    }
  />
)
