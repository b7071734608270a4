import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * The attributes that leave the process: words of the code and of the installation. Addresses and their query strings,
 * messages of errors, callers' networks and programs are not among them, since a person stands in many.
 */
const PUBLIC: ReadonlySet<string> = new Set([
  'error.type',
  'db.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.response.status_code',
  'db.statement',
  'db.system',
  'db.system.name',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'exception.type',
]);

const keepPublic = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => PUBLIC.has(name)));

/** A span without the attributes that may name a person; its events keep the kind of an error, not its message. */
const toPublic = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: keepPublic(span.attributes) },
    events: { value: span.events.map((event) => ({ ...event, attributes: keepPublic(event.attributes) })) },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;

/** An exporter to which only public attributes are handed. */
export const exportPublic = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(toPublic), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
});
