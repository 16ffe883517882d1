import { linkedParts } from '@soundings/rules/links'
import { PathLink } from './PathLink.tsx'

type Props = {
  text: string
  /** Addresses stay words: who wrote them is a stranger. */
  isPlain?: boolean
  /** What an address of ours leads to is called, where that is known. */
  named?: ((address: string) => string | undefined) | undefined
}

/** What somebody wrote, as they wrote it; web addresses in it are links. Where one leads is told if its words say otherwise. */
export const LinkedText = ({ text, isPlain = false, named }: Props) => {
  if (isPlain) return text
  return linkedParts(text, window.location.origin).map((part, at) => {
    // Parts never change their places: a text is shown anew as a whole.
    const key = `${at}`
    if (part.kind === 'words') return part.text
    if (part.kind === 'own')
      return (
        <PathLink key={key} path={part.path}>
          {named?.(part.text) ?? part.path}
        </PathLink>
      )
    return (
      <a key={key} href={part.address} target="_blank" rel="nofollow noopener noreferrer ugc">
        {part.text}
        {part.host && ` (${part.host})`}
      </a>
    )
  })
}
