import { useEffect, useState } from 'react'

/** The address of a file's picture within this page; null until it is made, and without a file. */
export const useFileAddress = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
