type Environment = Readonly<Record<string, string | undefined>>;

/** Sends what is still queued, and stops. */
export type StopTracing = () => Promise<void>;

/** Whether the standard variables of OpenTelemetry name a receiver of traces. */
export const isTracingWanted = (env: Environment): boolean =>
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/**
 * Sends traces by OTLP where the environment names a receiver; else no module of the SDK is evaluated. Called before the
 * database and the routes are made, since both are observed from their beginning.
 */
export async function startTracing(env: Environment): Promise<StopTracing> {
  if (!isTracingWanted(env)) return () => Promise.resolve();
  const { openTracing } = await import('./openTracing');
  return openTracing();
}
