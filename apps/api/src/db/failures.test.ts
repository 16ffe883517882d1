import { describe, expect, it } from 'vitest'
import { isExhausted, isStorageFull, isUnreachable, sqlState } from './client.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause })

describe('a failed query', () => {
  it('has the state that PostgreSQL gave it, through what was put around it', () => {
    expect(sqlState(wrapped(coded('23505')))).toBe('23505')
    expect(sqlState(wrapped(wrapped(coded('40P01'))))).toBe('40P01')
  })

  it.each(['EPIPE', 'EBUSY', 'EPERM', 'E2BIG', 'EROFS'])(
    'has none where the operating system failed, although %s has five letters',
    (code) => expect(sqlState(wrapped(coded(code)))).toBeUndefined(),
  )

  it.each([
    coded('EPIPE', 'write EPIPE'),
    coded('EPIPE', 'This socket has been ended by the other party'),
    coded('ECONNRESET', 'read ECONNRESET'),
    coded('ECONNABORTED'),
    coded('EHOSTUNREACH'),
    coded('EAI_AGAIN', 'getaddrinfo EAI_AGAIN db'),
    coded('ERR_STREAM_DESTROYED'),
    coded('57P02', 'terminating connection because of crash of another server process'),
    coded('57P03', 'the database system is in recovery mode'),
    coded('08006'),
    coded('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('met a database that is going away: %s', (error) => {
    expect(isUnreachable(error)).toBe(true)
    expect(isUnreachable(wrapped(error))).toBe(true)
  })

  it.each([
    coded('53100', 'could not extend file "base/1/2": No space left on device'),
    coded('XX000', 'could not write to file "pg_wal/x": Disk quota exceeded'),
    coded('ENOSPC', 'ENOSPC: no space left on device, write'),
    coded('EDQUOT'),
  ])('met a full disk: %s', (error) => {
    expect(isStorageFull(wrapped(error))).toBe(true)
    expect(isUnreachable(wrapped(error))).toBe(false)
  })

  it.each(['53200', '53400', '53000', '58030', 'EMFILE', 'ENOMEM', 'EIO'])(
    'met the end of a resource: %s',
    (code) => {
      expect(isExhausted(wrapped(coded(code)))).toBe(true)
      expect(isStorageFull(wrapped(coded(code)))).toBe(false)
    },
  )

  it('is wrong itself for every other reason', () => {
    for (const error of [
      coded('42703'),
      coded('ENOENT'),
      new TypeError('x is undefined'),
      'text',
      undefined,
    ]) {
      expect(isUnreachable(error)).toBe(false)
      expect(isStorageFull(error)).toBe(false)
      expect(isExhausted(error)).toBe(false)
    }
  })
})
