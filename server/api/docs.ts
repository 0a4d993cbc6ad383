/** The description of the API: /api/openapi.json for programs, /api/docs for people, without a single script. */
import type { FastifyInstance } from 'fastify';

interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: { readonly [path: string]: { readonly [method: string]: DescribedOperation } | undefined };
}
interface DescribedOperation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly schema?: SchemaText } } };
}
interface SchemaText {
  readonly properties?: { readonly [field: string]: { readonly description?: string } };
  readonly required?: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1e1b26;background:#f6f0e3}
h1{margin-bottom:0}section{border-top:2px solid #1e1b26;padding:.5rem 0}h2{font:600 1rem/1.5 ui-monospace,monospace;margin:.5rem 0}
dt{font-family:ui-monospace,monospace;font-size:.9rem}dd{margin:0 0 .25rem 1.5rem;color:#5c5568}pre{overflow:auto;background:#fff;padding:1rem}
@media (prefers-color-scheme:dark){body{color:#f3ecdd;background:#1c1a24}section{border-color:#f3ecdd}dd{color:#b9b1c4}pre{background:#000}}`;

export function docs(app: FastifyInstance): void {
  const described = () => app.swagger() as unknown as Described;
  app.get('/api/openapi.json', { schema: { hide: true } }, () => described());
  app.get('/api/docs.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(described())),
  );
}

function page({ info, paths }: Described): string {
  const sections = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>${escaped(info.title)}</h1><p>${escaped(info.description ?? '')}</p>
<p>The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<pre>curl -c jar -b jar -X POST -H 'content-type: application/json' \\
  -d '{"game":"…","mode":"solo","name":"Léa","fast":true}' http://localhost:8080/api/tables
curl -c jar -b jar http://localhost:8080/api/tables/CODE/view
curl -c jar -b jar -X POST -H 'content-type: application/json' \\
  -d '{"decision":"0.0","answer":…,"epoch":0}' http://localhost:8080/api/tables/CODE/answer</pre>
${sections.join('\n')}
</body></html>`;
}

function section(method: string, path: string, operation: DescribedOperation): string {
  const parameters = (operation.parameters ?? []).map((one) =>
    line(`${one.name} (${one.in}${one.required ? '' : ', optional'})`, one.description),
  );
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const fields = Object.entries(schema?.properties ?? {}).map(([field, { description }]) =>
    line(schema?.required?.includes(field) ? field : `${field} (optional)`, description),
  );
  return `<section><h2>${method} ${escaped(path)}</h2><p>${escaped(operation.summary ?? '')}</p><dl>${[...parameters, ...fields].join('')}</dl></section>`;
}

const line = (term: string, meaning = ''): string => `<dt>${escaped(term)}</dt><dd>${escaped(meaning)}</dd>`;
