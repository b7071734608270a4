import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import protobuf from 'protobufjs';

/** The part of opentelemetry/proto/trace/v1 that the tests read. */
const schema = `
syntax = "proto3";
message Request { repeated ResourceSpans resourceSpans = 1; }
message ResourceSpans { Resource resource = 1; repeated ScopeSpans scopeSpans = 2; }
message Resource { repeated KeyValue attributes = 1; }
message ScopeSpans { repeated Span spans = 2; }
message Span {
  bytes traceId = 1; bytes spanId = 2; bytes parentSpanId = 4; string name = 5;
  repeated KeyValue attributes = 9; repeated Event events = 11; Status status = 15;
}
message Event { string name = 2; repeated KeyValue attributes = 3; }
message Status { string message = 2; int32 code = 3; }
message KeyValue { string key = 1; AnyValue value = 2; }
message AnyValue { string stringValue = 1; bool boolValue = 2; int64 intValue = 3; double doubleValue = 4; }
`;
const Request = protobuf.parse(schema).root.lookupType('Request');

interface Sent {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: { traceId: Uint8Array; spanId: Uint8Array; name: string; attributes: KeyValue[] }[] }[];
  }[];
}
interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

/** A span as it was received; ids in hexadecimal, attributes as text. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  name: string;
  service: string | undefined;
  attributes: Record<string, string>;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const toRecord = (list: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0])]));

function read(body: Buffer): ReceivedSpan[] {
  const { resourceSpans } = Request.toObject(Request.decode(body), { arrays: true, longs: String }) as Sent;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, name, attributes }) => ({
        traceId: hex(traceId),
        spanId: hex(spanId),
        name,
        service: toRecord(resource.attributes)['service.name'],
        attributes: toRecord(attributes),
      })),
    ),
  );
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Plays a receiver of OTLP over HTTP; any other address answers 200 and keeps the headers that it got. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  /** Everything that came to `/v1/traces`, undecoded, to search for what must not be there. */
  const bodies: Buffer[] = [];
  const called: { path: string; traceparent: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { url: path = '', headers } = request;
      if (path === '/v1/traces') {
        bodies.push(body);
        spans.push(...read(body));
      } else called.push({ path, traceparent: headers.traceparent?.toString() });
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, spans, bodies, called, close };
}
