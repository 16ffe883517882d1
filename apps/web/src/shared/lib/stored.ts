// What this device remembers. A browser may refuse storage (private windows, blocked cookies); then nothing is kept.

export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeStored = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice lives on until the page is closed.
  }
}

export const dropStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The keys of everything that is remembered. */
export const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Takes over what an earlier version of the app kept under another key. */
export const moveStored = (from: string, to: string): void => {
  const value = readStored(from)
  if (value === null) return
  writeStored(to, value)
  if (readStored(to) === value) dropStored(from)
}
