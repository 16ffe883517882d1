import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test('http and https addresses may be linked', () => {
  expect(webAddress('https://dive.example/a')).toBe('https://dive.example/a')
  expect(webAddress('http://dive.example')).toBe('http://dive.example')
})

test('everything else is not a link', () => {
  for (const address of ['javascript:alert(1)', ' data:text/html,x', '//dive.example', 'dive', '', null])
    expect(webAddress(address)).toBeNull()
})
