import { sharePicture } from '@soundings/contract/share'
import type { Picture } from '@soundings/rules/share'

/** A picture of ours, whose shape and type messengers may know before they fetch it. */
export const drawn = (url: string, alt: string): Picture => ({ url, alt, ...sharePicture })

/** The page without the title and the description of Soundings itself. */
export const untitled = (html: string): string =>
  html.replace(/<title>.*?<\/title>/s, '').replace(/<meta\s+name="description"[^>]*>/s, '')

export const withHead = (html: string, head: string): string =>
  html.replace('</head>', () => `${head}\n  </head>`)
