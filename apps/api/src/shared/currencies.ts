const currencies = new Set(Intl.supportedValuesOf('currency'))

/** A currency of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code)
