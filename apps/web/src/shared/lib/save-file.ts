type File = { name: string; type: string; content: BlobPart }

/** Hands something to the browser as a file to keep. */
export const saveFile = ({ name, type, content }: File): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
