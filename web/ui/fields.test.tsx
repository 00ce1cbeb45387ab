import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceCards } from './form/choice-cards.tsx'
import { Checkbox, Segmented, SelectField } from './form/choices.tsx'
import { PasswordField, TextArea, TextField } from './form/text-field.tsx'

const texts = { label: 'Email', hint: 'For your confirmation', error: 'Please enter a valid email' }
const fields = {
  TextField: <TextField {...texts} />,
  PasswordField: <PasswordField {...texts} />,
  TextArea: <TextArea {...texts} />,
  SelectField: <SelectField {...texts} options={[{ value: 'a', label: 'A' }]} />,
  Checkbox: <Checkbox {...texts} />,
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

test.each(Object.entries(fields))('%s connects its label, hint and error to the control', (_, field) => {
  const html = renderToStaticMarkup(field)
  const control = /<(?:input|textarea|select)[^>]*>/.exec(html)?.[0] ?? ''
  expect(attribute(html, 'for')).toBe(attribute(control, 'id'))
  expect(attribute(control, 'aria-invalid')).toBe('true')
  const described = attribute(control, 'aria-describedby').split(' ')
  expect(described).toHaveLength(2)
  for (const [at, text] of [texts.hint, texts.error].entries()) {
    expect(html).toMatch(new RegExp(`<p id="${described[at]}"[^>]*>.*${text}</p>`))
  }
})

test('a field without hint and error has no description', () => {
  const html = renderToStaticMarkup(<TextField label="Email" />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid=')
})

test('a text field passes on its name, type, input mode and autocomplete', () => {
  const html = renderToStaticMarkup(
    <TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" />,
  )
  expect(html).toMatch(/<input[^>]*name="phone"[^>]*/)
  expect(html).toContain('type="tel"')
  expect(html).toContain('inputMode="tel"')
  expect(html).toContain('autoComplete="tel"')
})

const rooms = [
  { value: 'shared', title: 'Shared room', description: 'Two beds', aside: 'Included' },
  { value: 'private', title: 'Private room', disabled: true, reason: 'Sold out' },
]

test('choice cards are native radio buttons with names, and give the reason for a disabled one', () => {
  const html = renderToStaticMarkup(
    <ChoiceCards name="room" legend="Room" error="Choose a room" choices={rooms} defaultValue="shared" />,
  )
  const [shared = '', locked = ''] = html.match(/<input[^>]*>/g) ?? []
  expect(shared).toContain('checked=""')
  expect(shared).not.toContain('disabled')
  expect(attribute(shared, 'value')).toBe('shared')
  expect(locked).toContain('disabled=""')
  expect(locked).not.toContain('checked')
  expect(html).toContain(`id="${attribute(locked, 'aria-labelledby')}"`)
  expect(html).toMatch(new RegExp(`id="${attribute(locked, 'aria-describedby')}"[^>]*>Sold out<`))
})

test('a card whose value has spaces still has its name and description', () => {
  const html = renderToStaticMarkup(
    <ChoiceCards
      name="date"
      legend="Date"
      choices={[{ value: 'Nov 7–14, 2025', title: 'Nov 7–14, 2025', aside: '8 left' }]}
    />,
  )
  const radio = /<input[^>]*>/.exec(html)?.[0] ?? ''
  expect(html).toContain(`id="${attribute(radio, 'aria-labelledby')}"`)
  expect(html).toContain(`id="${attribute(radio, 'aria-describedby')}"`)
  expect(attribute(radio, 'aria-labelledby')).not.toContain(' ')
})

test('a radio group is named by its legend and described by its error', () => {
  const html = renderToStaticMarkup(
    <Segmented
      name="size"
      legend="Wetsuit size"
      error="Choose a size"
      choices={[{ value: 'M', label: 'M' }]}
    />,
  )
  const group = /<fieldset[^>]*>/.exec(html)?.[0] ?? ''
  expect(attribute(group, 'role')).toBe('radiogroup')
  expect(html).toMatch(new RegExp(`<legend id="${attribute(group, 'aria-labelledby')}"[^>]*>Wetsuit size`))
  expect(html).toMatch(new RegExp(`<p id="${attribute(group, 'aria-describedby')}"[^>]*>.*Choose a size</p>`))
})
