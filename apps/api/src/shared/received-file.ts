/** A file that came with a form; it lies there until the request is answered. `size` in bytes. */
export type ReceivedFile = { path: string; size: number }
