/** A vector as whole numbers from -127 to 127, the largest of it at the end of that range: its direction stays. */
export const quantised = (vector: Float32Array): Int8Array => {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest === 0 ? 0 : 127 / largest
  return Int8Array.from(vector, (value) => Math.round(value * scale))
}
