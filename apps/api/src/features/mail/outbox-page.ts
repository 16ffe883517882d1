import { authLimits } from '@soundings/contract/auth'
import { escapeMarkup } from '@soundings/rules/share'
import type { KeptMail } from './mail.repo.ts'

const style = `
:root { color-scheme: light dark; --bg: #eef4f3; --surface: #fdfefd; --ink: #082530; --ink2: #456069; --line: #d3dfde; --tide: #0a6577; --tide-soft: #d5edec }
@media (prefers-color-scheme: dark) {
  :root { --bg: #04131b; --surface: #0a1f29; --ink: #e4f1f0; --ink2: #93b0b6; --line: #1d3a46; --tide: #5cc9cf; --tide-soft: #113d47 }
}
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; background: var(--bg); color: var(--ink); font: 16px/1.5 "Instrument Sans Variable", system-ui, sans-serif }
main { max-width: 680px; margin: 0 auto }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
h1 { margin: 0; font-size: 26px; line-height: 1.25 }
h2 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere }
p { margin: 8px 0 }
.about, .facts { color: var(--ink2) }
.facts { font-size: 14px; overflow-wrap: anywhere }
a { color: var(--tide); overflow-wrap: anywhere }
.reload { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); text-decoration: none; font-weight: 600 }
ol { margin: 16px 0 0; padding: 0; list-style: none; display: grid; gap: 16px }
article { padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
.text { white-space: pre-line; overflow-wrap: anywhere }
.code { padding: 12px; border-radius: 10px; background: var(--tide-soft); font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: 6px; text-align: center }
:focus-visible { outline: 3px solid var(--tide); outline-offset: 2px }
`

const code = new RegExp(`^\\d{${authLimits.code}}$`)

const time = (at: Date) => {
  const words = at.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return `<time datetime="${at.toISOString()}">${escapeMarkup(words)} UTC</time>`
}

/** A part of a mail's text: the code large, an address of this server as a link, the rest as it is. */
const part = (text: string, origin: string): string => {
  if (code.test(text)) return `<p class="code">${text}</p>`
  const [, before = '', address] = /^(.*\n)?(https?:\/\/\S+)$/s.exec(text) ?? []
  if (!address?.startsWith(`${origin}/`)) return `<p class="text">${escapeMarkup(text)}</p>`
  const link = escapeMarkup(address)
  return `<p class="text">${escapeMarkup(before)}<a href="${link}">${link}</a></p>`
}

const article = ({ to, subject, text, createdAt }: KeptMail, origin: string): string => `<li><article>
<h2>${escapeMarkup(subject)}</h2>
<p class="facts">To ${escapeMarkup(to)}, ${time(createdAt)}</p>
${text
  .trim()
  .split('\n\n')
  .map((each) => part(each, origin))
  .join('\n')}
</article></li>`

const list = (mails: KeptMail[], origin: string): string =>
  mails.length === 0
    ? '<p>No mails yet. Sign up, and the mail with your code will appear here.</p>'
    : `<ol>\n${mails.map((mail) => article(mail, origin)).join('\n')}\n</ol>`

/** The outbox as a page without scripts, the mails in the order given. `origin` is the address of this server. */
export const outboxPage = (mails: KeptMail[], origin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Soundings</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<header><h1>Outbox</h1> <a class="reload" href="/dev/outbox">Reload</a></header>
<p class="about">This server isn’t connected to a mail server, so its mails are shown here. Anyone who can open Soundings can read them.</p>
${list(mails, origin)}
</main>
</body>
</html>
`
