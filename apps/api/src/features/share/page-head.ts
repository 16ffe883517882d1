import { sharePicture } from '@soundings/contract/share'
import type { Picture } from '@soundings/rules/share'
import { withParts } from '#shared/page-parts.ts'

/** A picture of ours, whose shape and type messengers may know before they fetch it. */
export const drawn = (url: string, alt: string): Picture => ({ url, alt, ...sharePicture })

/** The page without the title and the description of Soundings itself, and without the parts of pages it is not made for. */
export const untitled = (html: string): string =>
  withParts(html)
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description"[^>]*>/s, '')

export const withHead = (html: string, head: string): string =>
  html.replace('</head>', () => `${head}\n  </head>`)
