import { expect, test } from 'vitest'
import { requestForm } from '../../content/contact.ts'
import { countCharacters, onlyShown, validate } from './validate.ts'
import { emptyValues } from './values.ts'
import type { Values } from './values.ts'

const right: Values = {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@example.org',
  systemRequirements: 'A clinic queue for Wellnet',
  technicalSpecifications: '',
}

function check(changes: Partial<Values>) {
  return validate({ ...right, ...changes }, requestForm.fields)
}

test('required fields must not be empty or only spaces; the optional one may', () => {
  expect(check({})).toEqual({})
  expect(validate({ ...emptyValues, firstName: ' \t\u00a0' }, requestForm.fields)).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    email: 'missing',
    systemRequirements: 'missing',
  })
})

test.for([
  'name@example.org',
  'a@b',
  'first.last+tag@sub.example.co.za',
  "o'neill!#$%&*/=?^_`{|}~-@example.org",
  '.a.@x',
  'ünï@exämple.org',
  'A@B.C',
])('the address %s passes', (email) => {
  expect(check({ email })).toEqual({})
})

test.for([
  'name',
  'name@',
  '@example.org',
  'a b@example.org',
  'a@b@c',
  'a@-b.org',
  'a@b-.org',
  'a@b..org',
  `a@${'x'.repeat(64)}.org`,
  'a@b.org\nBcc: c@d.org',
])('the address %j is incomplete', (email) => {
  expect(check({ email })).toEqual({ email: 'invalid' })
})

test('the limit counts emoji and lone surrogates as one character, and is exact', () => {
  expect(countCharacters('a\uD83Db')).toBe(3)
  expect(check({ systemRequirements: '💙'.repeat(200) })).toEqual({})
  expect(check({ systemRequirements: '💙'.repeat(201) })).toEqual({ systemRequirements: 'tooLong' })
  expect(check({ technicalSpecifications: 'x'.repeat(4_001) })).toEqual({
    technicalSpecifications: 'tooLong',
  })
})

test('fault 32: a megabyte in every field is checked within the time of a test', () => {
  const megabyte = 'a@a.'.repeat(262_144)
  expect(check({ email: megabyte, firstName: megabyte, technicalSpecifications: megabyte })).toEqual({
    email: 'invalid',
    technicalSpecifications: 'tooLong',
  })
})

test('while typing, new errors appear only for texts that are too long', () => {
  const found = { firstName: 'missing', email: 'invalid', systemRequirements: 'tooLong' } as const
  expect(onlyShown(found, { email: 'missing' })).toEqual({ email: 'invalid', systemRequirements: 'tooLong' })
})

test('every kind of error has a message', () => {
  for (const field of Object.values(requestForm.fields)) {
    if (field.required) expect(field.errors).toHaveProperty('missing')
    if ('limit' in field) expect(field.errors).toHaveProperty('tooLong')
  }
  expect(requestForm.fields.email.errors).toHaveProperty('invalid')
})
