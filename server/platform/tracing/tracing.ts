import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';

/** The position in the present trace, as W3C's `traceparent`, to be kept with work that is done later; null without a trace. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/**
 * Does kept work as a part of the trace that it was kept in, and of none that happens to be active now. While tracing is
 * off, this only calls the work.
 * @param name one of a few words, never data: it is the name of the span.
 */
export function continueTrace<T>(traceparent: string | null, name: string, work: () => Promise<T>): Promise<T> {
  const kept = traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
  return trace.getTracer('itape').startActiveSpan(name, {}, kept, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Starts work that belongs to no trace, such as a turn that serves many requests. */
export const outsideTraces = <T>(work: () => T): T => context.with(ROOT_CONTEXT, work);
