import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls, type Call } from '#domain/contract/api-contract.ts'
import { PROBLEMS } from '#domain/contract/problem.ts'
import { AWA } from '#test/awa.ts'
import { createTestApp } from '#test/create-test-app.ts'

interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
interface Document {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, { required?: string[] }>
    securitySchemes: Record<string, { name: string }>
  }
}

async function published(): Promise<Document> {
  const { client } = await createTestApp({ seed: false })
  const answer = await client.get<Document>('/api/openapi.json')
  expect(answer.status).toBe(200)
  return answer.body
}

const TABLE = Object.entries<Call>(calls)

test('the document is valid OpenAPI 3.1', async () => {
  const document = await published()
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate({ ...document })).toEqual({ valid: true })
})

test('every call of the contract is published, and nothing else', async () => {
  const document = await published()
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
  )
  expect(operations.toSorted()).toEqual(
    TABLE.map(([name, { method, path }]) => `${name}: ${method} ${path}`).toSorted(),
  )
})

test('every call of the contract is served, and no other /api route is', async () => {
  const { app } = await createTestApp({ seed: false })
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  const contract = TABLE.map(
    ([, { method, path }]) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(new Set(served)).toEqual(new Set([...contract, 'GET /api/openapi.json']))
})

function contentTypes(answer: Call['answers'][200]): string[] {
  if (!answer) return []
  return ['file' in answer ? answer.file : 'application/json']
}

test('the document lists each call’s parameters, body, answers, problems and access', async () => {
  const document = await published()
  for (const [name, call] of TABLE) {
    const operation = document.paths[call.path]?.[call.method]
    expect(operation?.operationId).toBe(name)
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(call.path.match(/\{\w+\}/g) ?? [])
    expect(inPath.every((parameter) => parameter.required)).toBe(true)
    const inQuery = operation?.parameters?.filter((parameter) => parameter.in === 'query') ?? []
    expect(inQuery.map((parameter) => parameter.name)).toEqual(Object.keys(call.query?.shape ?? {}))
    expect(operation?.requestBody !== undefined).toBe((call.body ?? call.fileBody) !== undefined)

    for (const [status, schema] of Object.entries(call.answers)) {
      const answer = operation?.responses[status]
      expect(Object.keys(answer?.content ?? {})).toEqual(contentTypes(schema))
    }
    for (const code of call.problems ?? []) {
      const answer = operation?.responses[PROBLEMS[code].status]
      expect(answer?.description).toContain(code)
      expect(answer?.content?.['application/problem+json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      })
    }
    expect(operation?.responses['401'] !== undefined).toBe(
      call.access !== 'anyone' || (call.problems ?? []).some((code) => PROBLEMS[code].status === 401),
    )
    const schemes = operation?.security.flatMap((alternative) => Object.keys(alternative))
    expect(schemes).toEqual(
      {
        anyone: [],
        owner: ['guestSession'],
        admin: ['adminSession'],
        'owner-or-admin': ['guestSession', 'adminSession'],
      }[call.access],
    )
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(schemes ?? []))
  }
})

test('the documentation of submit-booking has the status that the form sends', async () => {
  const document = await published()
  expect(JSON.stringify(document.paths['/api/submit-booking']?.['post']?.requestBody)).toContain(
    '"booking_submitted"',
  )
})

test('the documented session cookies are those that the server sets', async () => {
  const { client } = await createTestApp({ seed: false })
  const { securitySchemes } = (await client.get<Document>('/api/openapi.json')).body.components
  await client.post('/api/auth/register', AWA)
  await client.post('/api/admin/login', { password: 'harmattan-in-january' })
  // This cookie only groups wrong passwords (decision 0010).
  expect(client.cookies.delete('admin-device')).toBe(true)
  // This cookie only selects the tab of the sign-in (decision 0010).
  expect(client.cookies.delete('signed-in-before')).toBe(true)
  const names = Object.values(securitySchemes).map((scheme) => scheme.name)
  // This cookie exempts a known device from a limit, and opens nothing.
  const opening = [...client.cookies.keys()].filter((name) => name !== 'admin-device')
  expect(new Set(opening)).toEqual(new Set(names))
})

test('the documented booking allows no other fields and has no password hash', async () => {
  const document = await published()
  expect(document.components.schemas.Booking).toMatchObject({ additionalProperties: false })
  expect(document.components.schemas.Booking?.required).toContain('paymentReferences')
  expect(JSON.stringify(document)).not.toMatch(/password_?hash/i)
})
