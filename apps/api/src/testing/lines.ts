import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection of one's own: its socket, all that was heard over it, and all of that once it is closed. */
export type Line = { socket: Socket; heard: () => string; closed: Promise<string> }

/** Dials a server on this machine, from any address of it, and writes the words given. */
export const dialFrom = async (localAddress: string, port: number, ...words: string[]): Promise<Line> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  await once(socket, 'connect')
  for (const word of words) socket.write(word)
  return { socket, heard: () => heard, closed }
}
