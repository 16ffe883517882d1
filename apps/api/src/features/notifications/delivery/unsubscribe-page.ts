import { listText } from '@soundings/rules/phrases'
import { escapeMarkup } from '@soundings/rules/share'
import { settingsPath } from './notification-mails.ts'
import type { Unsubscribing } from './unsubscribing.service.ts'

const style = `
:root { color-scheme: light dark; --bg: #eef4f3; --surface: #fdfefd; --ink: #082530; --ink2: #456069; --line: #d3dfde; --tide: #0a6577; --on-tide: #fff }
@media (prefers-color-scheme: dark) {
  :root { --bg: #04131b; --surface: #0a1f29; --ink: #e4f1f0; --ink2: #93b0b6; --line: #1d3a46; --tide: #5cc9cf; --on-tide: #04131b }
}
* { box-sizing: border-box }
body { margin: 0; padding: 48px 16px; background: var(--bg); color: var(--ink); font: 16px/1.5 "Instrument Sans Variable", system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 28px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25 }
p { margin: 0 0 16px }
.links { margin: 0; color: var(--ink2) }
a { color: var(--tide) }
button { min-height: 44px; margin: 0 0 20px; padding: 0 20px; border: 0; border-radius: 10px; background: var(--tide); color: var(--on-tide); font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid var(--tide); outline-offset: 2px }
`

type Page = { title: string; text: string; action?: { label: string; to: string } }

const page = ({ title, text, action }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} · Soundings</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
${action ? `<form method="post" action="${escapeMarkup(action.to)}"><button>${escapeMarkup(action.label)}</button></form>` : ''}
<p class="links"><a href="${settingsPath}">Notification settings</a></p>
</main>
</body>
</html>
`

const labelsOf = ({ switches }: Unsubscribing) => listText(switches.map(({ label }) => `“${label}”`))
const stays = 'Notifications on Soundings itself stay as they are.'

const already = page({
  title: 'These emails are off',
  text: `You don’t get these emails anymore. ${stays}`,
})

export const addressOf = (what: 'unsubscribe' | 'resubscribe', token: string): string =>
  `/api/notifications/${what}?token=${encodeURIComponent(token)}`

/** Asks before anything happens: programs that check the links of mails open them. */
export const questionPage = (found: Unsubscribing, token: string): string =>
  found.switches.length === 0
    ? already
    : page({
        title: 'Turn off these emails?',
        text: `You won’t get emails about ${labelsOf(found)} anymore. ${stays}`,
        action: { label: 'Turn off emails', to: addressOf('unsubscribe', token) },
      })

export const offPage = (found: Unsubscribing): string =>
  found.undo === undefined
    ? already
    : page({
        title: 'Emails turned off',
        text: `You won’t get emails about ${labelsOf(found)} anymore. ${stays}`,
        action: { label: 'Undo', to: addressOf('resubscribe', found.undo) },
      })

export const onPage = (found: Unsubscribing): string =>
  found.switches.length === 0
    ? page({ title: 'Nothing to undo', text: 'You have changed these settings since then.' })
    : page({
        title: 'Emails turned back on',
        text: `You’ll get emails about ${labelsOf(found)} as before.`,
      })

export const brokenPage = page({
  title: 'This link isn’t complete',
  text: 'Please open it from the email again, or change your settings on Soundings.',
})
