import { serve } from '#test/serve.ts'

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page with nothing on it but a heading and a line of text.">
<title>A bare page</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>A bare page</h1><p data-row>As fast as a page can be on this machine.</p></main></body>
</html>
`

/** Serves the smallest page that a browser paints something of, from memory. */
export async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const body = Buffer.from(HTML)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
  const { url, close } = await serve((request, response) => {
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, found ? headers : {}).end(found ? body : undefined)
  })
  return { url: `${url}/`, close }
}
