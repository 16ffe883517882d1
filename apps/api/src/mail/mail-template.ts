import { escapeMarkup } from '@soundings/rules/share'
import type { Mail } from './mail.ts'

export type MailContent = {
  title: string
  paragraphs: string[]
  /** A code to type: shown large, and on a line of its own. */
  code?: string
  /** A button that leads to a page; the path starts with a slash. */
  action?: { label: string; path: string }
  /** Several things that it tells of, each with the page that it leads to. */
  items?: readonly { text: string; path: string }[]
  /** Why it was sent, and where that is changed; small, at its end. */
  footer?: { text: string; links: readonly { label: string; path: string }[] }
}

// Mail programs know neither style sheets nor our variables; these are the colours of the light theme. Programs that turn
// light mails dark do it well when background and text are given together, as here. Written as rgb(), since in a mail
// nothing but the code should look like six digits.
const colours = {
  bg: 'rgb(238, 244, 243)',
  surface: 'rgb(253, 254, 253)',
  ink: 'rgb(8, 37, 48)',
  ink2: 'rgb(69, 96, 105)',
  line: 'rgb(211, 223, 222)',
  tide: 'rgb(10, 101, 119)',
  tideSoft: 'rgb(213, 237, 236)',
  onTide: 'rgb(255, 255, 255)',
}
const font = "font-family: 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif"

const paragraph = (text: string) =>
  `<p style="margin: 0 0 16px; font-size: 16px; line-height: 1.5; color: ${colours.ink}">${escapeMarkup(text)}</p>`

const codeBlock = (code: string) =>
  `<p style="margin: 8px 0 24px; padding: 16px; border-radius: 10px; background: ${colours.tideSoft}; color: ${colours.ink}; font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: 6px; text-align: center">${escapeMarkup(code)}</p>`

const button = (label: string, address: string) =>
  `<p style="margin: 8px 0 24px"><a href="${escapeMarkup(address)}" style="display: inline-block; padding: 12px 20px; border-radius: 10px; background: ${colours.tide}; color: ${colours.onTide}; font-size: 16px; font-weight: 600; text-decoration: none">${escapeMarkup(label)}</a></p>`

const item = (text: string, address: string) =>
  `<li style="margin: 0 0 12px; font-size: 16px; line-height: 1.5; color: ${colours.ink}"><a href="${escapeMarkup(address)}" style="color: ${colours.tide}">${escapeMarkup(text)}</a></li>`

const small = `max-width: 520px; margin: 16px auto 0; font-size: 14px; line-height: 1.5; color: ${colours.ink2}`

const footerOf = ({ text, links }: NonNullable<MailContent['footer']>, origin: string) => {
  const all = links.map(
    ({ label, path }) =>
      `<a href="${escapeMarkup(new URL(path, origin).href)}" style="color: ${colours.tide}">${escapeMarkup(label)}</a>`,
  )
  return `<p style="${small}">${escapeMarkup(text)}<br>${all.join(' · ')}</p>`
}

const page = (title: string, body: string, origin: string, footer = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
</head>
<body style="margin: 0; padding: 0; background: ${colours.bg}">
<div style="padding: 24px 12px; background: ${colours.bg}; ${font}">
<div style="max-width: 520px; margin: 0 auto; padding: 28px 24px 12px; border: 1px solid ${colours.line}; border-radius: 16px; background: ${colours.surface}">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: ${colours.ink}">${escapeMarkup(title)}</h1>
${body}
</div>${footer}
<p style="${small}">Sent by Soundings at <a href="${escapeMarkup(origin)}" style="color: ${colours.tide}">${escapeMarkup(origin)}</a></p>
</div>
</body>
</html>
`

type Written = Pick<Mail, 'subject' | 'text' | 'html'>

/**
 * A mail as plain text and as HTML that says the same. `origin` is the configured address of this server: links come
 * from there and never from a request, whose Host anybody can choose.
 */
export const mailFrom = (
  origin: string,
  { title, paragraphs, code, action, items = [], footer }: MailContent,
): Written => {
  const [first = '', ...rest] = paragraphs
  const address = action && new URL(action.path, origin).href
  const addressOf = (path: string) => new URL(path, origin).href
  const text = [
    first,
    code,
    ...items.map(({ text, path }) => `${text}\n${addressOf(path)}`),
    action && `${action.label}:\n${address}`,
    ...rest,
    ...(footer
      ? [footer.text, ...footer.links.map(({ label, path }) => `${label}:\n${addressOf(path)}`)]
      : []),
    `Soundings, ${origin}`,
  ]
  const body = [
    paragraph(first),
    code && codeBlock(code),
    items.length > 0 &&
      `<ul style="margin: 0 0 16px; padding: 0 0 0 20px">\n${items.map(({ text, path }) => item(text, addressOf(path))).join('\n')}\n</ul>`,
    action && address && button(action.label, address),
    ...rest.map(paragraph),
  ]
  return {
    subject: code ? `${title}: ${code}` : title,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: page(title, body.filter(Boolean).join('\n'), origin, footer && `\n${footerOf(footer, origin)}`),
  }
}
