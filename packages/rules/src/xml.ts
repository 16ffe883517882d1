const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as XML holds it: marked up characters escaped, and without what XML 1.0 cannot hold or nobody can see. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\uFFFD-\uFFFF]/gu, (found) => (found === '\t' || found === '\n' ? found : ''))
    .replace(/[&<>"']/g, (found) => entities[found] ?? found)

/** A line on a balloon of a globe: it reads descriptions as HTML, so text is escaped once more for that. */
export const balloonText = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => entities[found] ?? found).replaceAll('\n', '<br>')

export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`

/** Degrees to a tenth of a metre, never in the exponent form that readers of decimals refuse. */
export const degrees = (value: number): string => value.toFixed(6)
