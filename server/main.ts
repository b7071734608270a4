import { readConfig } from './config';
import { createServer } from './createServer';

/** How long requests under way may take to end once we are asked to stop. */
const GRACE_MS = 5_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { app, close } = await createServer(config);
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Streams stay open as long as their readers do: after the grace they are cut.
      setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
      void close().then(() => process.exit(0));
    });
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  process.stdout.write(`Itapê pronto em http://localhost:${port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
