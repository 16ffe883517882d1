// A guess for people, who know their devices: browsers say less and less of themselves, and nothing depends on it.

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** What a device is called whose user agent says neither browser nor system. */
export const unknownDevice = 'Unknown device'

/** A user agent in words: `Firefox on Android`. */
export const deviceName = (userAgent: string): string => {
  const browser = firstIn(browsers, userAgent)
  const system = firstIn(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? unknownDevice
}
