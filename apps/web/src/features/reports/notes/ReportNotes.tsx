import Markdown, { type Components } from 'react-markdown'
import { webAddress } from '#shared/lib/web-address.ts'
import { markdownOf } from './notes.view.ts'
import css from './ReportNotes.module.css'

/** What notes may be made of. Everything else is its text; raw HTML is text, too. */
const allowed = [
  ...['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'br', 'code', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]

const Heading: Components['h1'] = ({ children }) => (
  <p>
    <strong>{children}</strong>
  </p>
)

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  // Whoever wrote it is not vouched for, and learns nothing of who follows it.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
        {children}
      </a>
    ) : (
      children
    ),
}

/** What a diver wrote, with the few things of Markdown that a note needs. */
export const ReportNotes = ({ notes }: { notes: string }) => (
  <div className={css.notes}>
    <Markdown
      allowedElements={allowed}
      unwrapDisallowed
      components={components}
      urlTransform={(address) => webAddress(address)}
    >
      {markdownOf(notes)}
    </Markdown>
  </div>
)
