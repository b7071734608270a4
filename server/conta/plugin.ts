import type { ProfileReader } from '../identity/users/profileReader';
import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { expireCreditos } from './creditos/expireCreditos';
import type { DadosPessoais } from './dadosPessoais';
import type { OperadoraLogin } from './operadora/operadoraLogin';
import { registerConta } from './routes/conta';
import { registerContaEmail } from './routes/contaEmail';
import { registerCreditos } from './routes/creditos';
import { registerContrato } from './routes/contrato';
import { registerLoginPraxio } from './routes/loginPraxio';
import { registerPassageiros } from './routes/passageiros';
import { seedContas } from './seedContas';

const EXPIRE_MS = 60 * 60_000;

interface Options extends Platform {
  readProfile: ProfileReader;
  praxio: OperadoraLogin;
  /** Personal data that other rooms keep. */
  dadosPessoais: DadosPessoais;
  /** Whether the people that the embedded identity provider knows have accounts. */
  seeded: boolean;
}

/** The accounts of travellers: registration, the terms they accept, their passengers, their credit, their session at the operator's system. */
export const conta = subject<Options>('conta', ['operadores'], async (app, options) => {
  if (options.seeded) await seedContas(options.database);
  registerConta(app, options);
  registerContaEmail(app, options);
  registerContrato(app, options);
  registerLoginPraxio(app, options);
  registerPassageiros(app, options);
  registerCreditos(app, options);
  const { database, scheduler } = options;
  scheduler.add({ nome: 'creditos-vencidos', everyMs: EXPIRE_MS, run: () => expireCreditos(database) });
});
