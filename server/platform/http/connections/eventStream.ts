import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

export interface EventStream {
  send: (data: unknown) => void;
  /** Harmless to call twice. */
  end: () => void;
  /** Called once, when the reader is gone or the stream was ended. */
  onEnd: (listener: () => void) => void;
}

/** Turns a reply into server-sent events, with a heartbeat that keeps proxies from closing it. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  let finish: () => void = () => undefined;
  // Hijacked, the reply no longer sends what the security hooks have set on it.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': batimento\n\n'), HEARTBEAT_MS);
  raw.on('close', () => {
    clearInterval(heartbeat);
    finish();
  });
  return {
    send: (data) => {
      if (!raw.writableEnded) raw.write(`data: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      clearInterval(heartbeat);
      if (!raw.writableEnded) raw.end();
    },
    onEnd: (listener) => {
      finish = listener;
    },
  };
}
