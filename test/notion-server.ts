// A stand-in for the notes tool: a real HTTP server that speaks the shapes of its API (version 2025-09-03) as far as they are read, holds
// what it is sent, refuses what Notion would refuse, and can be told to fail.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { asObject, invalid, plainValue, Refusal, storedValue, type Json } from './notion-values.ts'
import { serve } from './serve.ts'

export const NOTION_TOKEN = 'ntn_of_the_tests'
export const NOTION_DATABASE_ID = '1b2c3d4e-0000-4000-8000-000000000001'
const DATA_SOURCE_ID = '1b2c3d4e-0000-4000-8000-000000000002'

interface NotionPage {
  id: string
  created_time: string
  /** By the column's name, as the API gives them. */
  properties: Record<string, Json & { type: string }>
}

interface Seen {
  call: string
  body: string
}

/**
 * What a request is answered with instead of being carried out; `lost` carries it out, and then hangs up, and `endless` begins an answer
 * that never ends.
 */
type Fault = { status: number; code: string; retryAfter?: number } | 'lost' | 'endless'

export interface NotionServer {
  url: string
  /** The columns of the table: the name, and its type. */
  columns: Record<string, string>
  pages: NotionPage[]
  /** Every request that came, in order. */
  requests: Seen[]
  /** How many results one answer holds at most; Notion says 100. */
  largestPage: number
  /** How many results a query gives in all before it says "incomplete"; Notion says 10,000. */
  queryLimit: number
  /** Asked for each request, by its call ("POST /v1/pages"), number from 1, and body. */
  fault: (call: string, count: number, body: string) => Fault | undefined
  /** Reads one page as plain values, by the name of its column. */
  read: (page: NotionPage) => Record<string, unknown>
}

/** Starts the stand-in with an empty table; it ends with the test. */
export async function startNotionServer(): Promise<NotionServer> {
  const state: NotionServer = {
    url: '',
    columns: { Name: 'title' },
    pages: [],
    requests: [],
    largestPage: 100,
    queryLimit: 10_000,
    fault: () => undefined,
    read: (page) =>
      Object.fromEntries(
        Object.entries(page.properties).map(([name, property]) => [name, plainValue(property)]),
      ),
  }
  const { url, close } = await serve((request, response) => void answer(state, request, response))
  onTestFinished(close)
  state.url = url
  return state
}

async function answer(
  state: NotionServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readText(request)
  const url = new URL(request.url ?? '/', state.url)
  const call = `${request.method} ${url.pathname}`
  state.requests.push({ call, body: text })

  const send = (status: number, body: Json, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ ...body, request_id: randomUUID() }))
  }
  const refuse = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
    send(status, { object: 'error', status, code, message }, headers)

  if (request.headers.authorization !== `Bearer ${NOTION_TOKEN}`) {
    return refuse(401, 'unauthorized', 'API token is invalid.')
  }
  if (request.headers['notion-version'] !== '2025-09-03') {
    return refuse(400, 'missing_version', 'Notion-Version header failed validation')
  }
  const fault = state.fault(call, state.requests.length, text)
  if (fault === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    return
  }
  if (fault && fault !== 'lost') {
    const headers: Record<string, string> =
      fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
    return refuse(fault.status, fault.code, `told to fail: ${text}`, headers)
  }
  try {
    const body = carryOut(state, call, text === '' ? {} : asObject(JSON.parse(text)))
    if (fault === 'lost') response.destroy()
    else send(200, body)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    refuse(error.status, error.code, error.message)
  }
}

function carryOut(state: NotionServer, call: string, body: Json): Json {
  const [method, path = ''] = call.split(' ')
  const [, , kind, id, verb] = path.split('/')
  switch (`${method} ${kind}${verb ? `/${verb}` : ''}`) {
    case 'GET databases':
      assertId(id, NOTION_DATABASE_ID)
      return {
        object: 'database',
        id: NOTION_DATABASE_ID,
        title: [],
        data_sources: [{ id: DATA_SOURCE_ID, name: 'Leads' }],
      }
    case 'GET data_sources':
      assertId(id, DATA_SOURCE_ID)
      return dataSourceObject(state)
    case 'PATCH data_sources':
      assertId(id, DATA_SOURCE_ID)
      for (const [name, column] of Object.entries(asObject(body.properties))) {
        state.columns[name] = Object.keys(asObject(column))[0] ?? ''
      }
      return dataSourceObject(state)
    case 'POST data_sources/query':
      assertId(id, DATA_SOURCE_ID)
      return query(state, body)
    case 'POST pages': {
      if (asObject(body.parent).data_source_id !== DATA_SOURCE_ID) throw invalid('parent is not this table')
      const page: NotionPage = { id: randomUUID(), created_time: createdTime(state), properties: {} }
      write(state, page, asObject(body.properties))
      state.pages.push(page)
      return pageObject(state, page)
    }
    case 'PATCH pages': {
      const page = state.pages.find((candidate) => candidate.id === id)
      if (!page) throw new Refusal(404, 'object_not_found', `Could not find page with ID: ${id}.`)
      write(state, page, asObject(body.properties))
      // What is in the trash is found by no query any more.
      if (body.in_trash === true) state.pages.splice(state.pages.indexOf(page), 1)
      return pageObject(state, page)
    }
    default:
      throw new Refusal(400, 'invalid_request_url', `Invalid request URL: ${call}`)
  }
}

function assertId(id: string | undefined, expected: string): void {
  if (id === expected) return
  throw new Refusal(
    404,
    'object_not_found',
    `Could not find database with ID: ${id}. Share it with your integration.`,
  )
}

/** Notion's clock here goes by minutes, as the real one's does. */
function createdTime(state: NotionServer): string {
  return new Date(Date.UTC(2025, 8, 1, 9, Math.floor(state.pages.length / 3))).toISOString()
}

function query(state: NotionServer, body: Json): Json {
  const { from, leadColumn } = readFilter(body.filter)
  const matching = state.pages.filter(
    (page) => page.created_time >= from && plainValue(page.properties[leadColumn] ?? { type: '' }) !== null,
  )
  const start = typeof body.start_cursor === 'string' ? Number(body.start_cursor) : 0
  const size = Math.min(typeof body.page_size === 'number' ? body.page_size : 100, state.largestPage)
  const end = Math.min(start + size, state.queryLimit)
  const cut = matching.length > state.queryLimit && end === state.queryLimit
  const more = end < Math.min(matching.length, state.queryLimit)
  return {
    object: 'list',
    results: matching.slice(start, end).map((page) => pageObject(state, page)),
    has_more: more,
    next_cursor: more ? String(end) : null,
    request_status: cut
      ? { type: 'incomplete', incomplete_reason: 'query_result_limit_reached' }
      : { type: 'complete' },
  }
}

/** The filters that are asked for: "this column is not empty", alone or from an instant of creation on. */
function readFilter(filter: unknown): { from: string; leadColumn: string } {
  const { and } = asObject(filter)
  const parts = Array.isArray(and) ? and.map(asObject) : [asObject(filter)]
  let from = ''
  let leadColumn: string | undefined
  for (const part of parts) {
    if (part.timestamp === 'created_time') from = String(asObject(part.created_time).on_or_after)
    else if (asObject(part.rich_text).is_not_empty === true) leadColumn = String(part.property)
  }
  if (leadColumn === undefined) throw invalid('filter failed validation')
  return { from, leadColumn }
}

function write(state: NotionServer, page: NotionPage, properties: Json): void {
  for (const [name, given] of Object.entries(properties)) {
    const type = state.columns[name]
    if (type === undefined) throw invalid(`${name} is not a property that exists.`)
    const value = asObject(given)
    if (!Object.hasOwn(value, type)) throw invalid(`${name} is expected to be ${type}.`)
    page.properties[name] = { id: name, type, [type]: storedValue(name, type, value[type]) }
  }
}

function pageObject(state: NotionServer, page: NotionPage): Json {
  const empty = Object.entries(state.columns).map(([name, type]) => {
    const value = type === 'title' || type === 'rich_text' ? [] : null
    return [name, { id: name, type, [type]: value }]
  })
  return {
    object: 'page',
    ...page,
    properties: { ...Object.fromEntries(empty), ...page.properties },
    url: `https://www.notion.so/${page.id}`,
  }
}

function dataSourceObject(state: NotionServer): Json {
  const properties = Object.entries(state.columns).map(([name, type]) => [
    name,
    { id: name, name, type, [type]: {} },
  ])
  return {
    object: 'data_source',
    id: DATA_SOURCE_ID,
    title: [],
    properties: Object.fromEntries(properties),
  }
}
