import { Contrato } from '../../../src/domain/wire/conta/conta';
import { currentContrato } from '../../companhia/contrato';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';

/** The terms in force. The specification writes the path with a trailing slash; both forms are answered. */
export function registerContrato(app: App, { database }: { database: Database }): void {
  const read = async () => ({ data: await currentContrato(database.db) });
  const config = { access: 'publico' } as const;
  const schema = { tags: ['contrato'], summary: 'Termos de uso em vigor', response: responses(Contrato) };
  app.get('/api/Contrato/', { config, schema }, read);
  app.get('/api/Contrato', { config, schema: { ...schema, hide: true } }, read);
}
