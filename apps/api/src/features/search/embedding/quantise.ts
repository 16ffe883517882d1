/** A vector as whole numbers from -127 to 127, the largest of it at the end of that range: its direction stays. */
export const quantised = (vector: Float32Array): Int8Array => {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest === 0 ? 0 : 127 / largest
  // Written place by place: a function for each of millions of values costs ten times as much.
  const whole = new Int8Array(vector.length)
  for (let at = 0; at < vector.length; at++) whole[at] = Math.round((vector[at] as number) * scale)
  return whole
}
