/** The first field that is wrong, in the order of the values; `cylinders.0.size` is a field of the value `cylinders`. */
export const firstWrong = (
  values: Readonly<Record<string, unknown>>,
  errors: Readonly<Record<string, unknown>>,
): string | undefined => {
  const wrong = Object.keys(errors).filter((field) => errors[field])
  for (const name of Object.keys(values)) {
    const field = wrong.find((one) => one === name || one.startsWith(`${name}.`))
    if (field !== undefined) return field
  }
  return undefined
}
