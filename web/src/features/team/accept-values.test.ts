import { expect, test } from 'vitest'
import { type Asked, acceptBody, acceptProblems, NOTHING_TYPED } from './accept-values.ts'

const asked: Asked = {
  takes: 'sign_up',
  email: 'luc@exemple.test',
  business: 'Le Bistro',
  code: false,
}
const typed = {
  first_name: 'Luc',
  last_name: 'Gagnon',
  password: 'quatre-vieux-moulins',
  current_password: 'trois-petits-pois',
  one_time_code: '123 456',
}

test('nothing is sent that was not asked for', () => {
  expect(acceptBody(asked, typed)).toEqual({
    first_name: 'Luc',
    last_name: 'Gagnon',
    password: 'quatre-vieux-moulins',
  })
  const login: Asked = { ...asked, takes: 'login' }
  expect(acceptBody(login, typed)).toEqual({ current_password: 'trois-petits-pois' })
  expect(acceptBody({ ...login, code: true }, typed)).toEqual({
    current_password: 'trois-petits-pois',
    one_time_code: '123 456',
  })
  expect(acceptBody({ ...asked, takes: 'nothing' }, typed)).toEqual({})
})

test('only what was asked for is checked', () => {
  expect(Object.keys(acceptProblems(asked, NOTHING_TYPED))).toEqual([
    'first_name',
    'last_name',
    'password',
  ])
  const login: Asked = { ...asked, takes: 'login' }
  expect(acceptProblems(login, NOTHING_TYPED)).toEqual({ current_password: 'required' })
  expect(acceptProblems({ ...login, code: true }, { ...typed, one_time_code: 'a' })).toEqual({
    one_time_code: 'invalid',
  })
  expect(acceptProblems({ ...asked, takes: 'nothing' }, NOTHING_TYPED)).toEqual({})
})

test('a password that names the person or the e-mail is refused beside its field', () => {
  const problems = acceptProblems(asked, { ...typed, password: 'luc@exemple.test' })
  expect(problems.password).toBeDefined()
})
