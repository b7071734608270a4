import { context, propagation, trace } from '@opentelemetry/api';
import pg from 'pg';
import { VERSAO_APP } from '../../../src/domain/base/constantes';
import { MACHINE_PATHS } from '../http/machinePaths';
import { exportPublic } from './publicAttributes';

/**
 * Registers the SDK as the environment configures it (`OTEL_EXPORTER_OTLP_*`, `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`,
 * `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_BSP_*`), and observes requests, statements and outgoing calls.
 * @returns sends what is queued, and stops.
 */
export async function openTracing(): Promise<() => Promise<void>> {
  const sdk = await loadSdk();
  const { FastifyOtelInstrumentation, OTLPTraceExporter, PgInstrumentation, UndiciInstrumentation } = sdk;
  const { BatchSpanProcessor, NodeTracerProvider } = sdk;
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = sdk;
  const named = resourceFromAttributes({ 'service.name': 'itape', 'service.version': VERSAO_APP });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exportPublic(new OTLPTraceExporter()))],
  });
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    // One span a request: the hooks of this server are short, and a dozen of them would hide the statements.
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    // Asked every few seconds: they would fill the traces and say nothing.
    ignorePaths: ({ url }) => MACHINE_PATHS.has(url.split('?', 1)[0] ?? ''),
    requestHook: (span, { method, routeOptions }) => void span.updateName(`${method} ${routeOptions.url ?? 'unknown'}`),
  });
  // Jobs look for work every second: only those that found any begin a trace.
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  const calls = new UndiciInstrumentation({ requireParentforSpans: true });
  // In the bundle `pg` is no module that a loader's hook could see, so its definition is applied by hand.
  const definition = statements.getModuleDefinitions().find(({ name }) => name === 'pg');
  definition?.patch?.(pg);
  return async () => {
    for (const instrumentation of [requests, statements, calls]) instrumentation.disable();
    definition?.unpatch?.(pg);
    await provider.shutdown();
    for (const part of [trace, context, propagation]) part.disable();
  };
}

/** Loaded from their packages, not from the bundle: a start without tracing then neither reads nor parses them. */
const loadSdk = async () => ({
  ...(await import('@fastify/otel')),
  ...(await import('@opentelemetry/exporter-trace-otlp-proto')),
  ...(await import('@opentelemetry/instrumentation-pg')),
  ...(await import('@opentelemetry/instrumentation-undici')),
  ...(await import('@opentelemetry/resources')),
  ...(await import('@opentelemetry/sdk-trace-node')),
});
