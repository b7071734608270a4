import { armFaultPoint } from './platform/chaos/faultPoint';
import { startTracing } from './platform/tracing/startTracing';
import { readConfig } from './config';
import { runEmpresa } from './companhia/cli';
import { createServer } from './createServer';
import { adminCommand } from './adminCommand';
import { catalogoCommand } from './catalogoCommand';
import { migrateCommand, openForCommand } from './migrateCommand';

/** How long requests under way may take to end once we are asked to stop. */
const GRACE_MS = 5_000;

/** The programs of this one file by their first argument; without one it serves. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  migrate: async () => {
    print(await migrateCommand(process.env));
    return 0;
  },
  empresa: (args) => runEmpresa(args, { openDatabase: () => openForCommand(process.env), print }),
  catalogo: (args) => catalogoCommand(process.env, args, print),
  admin: (args) => adminCommand(process.env, args, print),
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) return serve();
  const command = commands[name];
  if (command === undefined) throw new Error(`Comando desconhecido: ${name}. Há ${Object.keys(commands).join(', ')}.`);
  process.exitCode = await command(args);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  armFaultPoint(process.env.FALHAR_EM, config.production);
  const stopTracing = await startTracing(process.env);
  const { app, close } = await createServer(config);
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Streams stay open as long as their readers do: after the grace they are cut.
      setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
      void close()
        .then(stopTracing)
        .then(() => process.exit(0));
    });
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  process.stdout.write(`Itapê pronto em http://localhost:${port}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

/** Our own words, and the reason under them where there is one. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describe(error.cause)}`;
}
