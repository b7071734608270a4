import { readNomeDaEmpresa } from '../../../companhia/companhiaRepository';
import type { Database, Tx } from '../../../platform/database/database';
import type { Steps } from '../../../platform/jobs/steps';
import { enqueueEmail } from '../../../platform/outbox/outbox';
import { readNomeOfEstabelecimento } from '../estabelecimentoRepository';
import { invitedEmail } from '../operadorEmails';
import { isSubOfAnother, lockOperadorById, updateOperador } from '../operadorRepository';
import { confirmWish, listDueWishes, readWish, refuseWish, type Wish } from './acessoRepository';
import { fulfilWish, type Outcome } from './fulfilWish';
import type { OperadorIdentity } from './operadorIdentity';

/** Brings accesses at the identity provider to what our database says that they should be. */
export interface Acessos {
  /** Tries these operators now, where nobody else does; what fails is tried again by the job. Never rejects for it. */
  settle: (operadorIds: readonly string[]) => Promise<void>;
  /** Tries all that are due. */
  sweep: () => Promise<void>;
}

export interface AcessoParts {
  database: Database;
  identity: OperadorIdentity;
  steps: Steps;
  publicUrl: string;
}

const BATCH = 40;
/** Changes that came while a run was at the provider are followed by the same run, so many times. */
const ROUNDS = 3;

/**
 * Two systems cannot change in one transaction. A change here commits first, with a wish; then a leased step repeats the
 * provider's part until it is confirmed (ADR 52).
 */
export function createAcessos(parts: AcessoParts): Acessos {
  const { database, steps } = parts;
  const settle = (operadorIds: readonly string[]): Promise<void> =>
    steps.each(
      'acesso',
      operadorIds,
      (assunto) => ({ assunto, pedidoId: null }),
      (operadorId) => followWishes(parts, operadorId),
    );
  return { settle, sweep: async () => settle(await listDueWishes(database.db, BATCH)) };
}

async function followWishes(parts: AcessoParts, operadorId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const wish = await readWish(parts.database.db, operadorId);
    if (wish === undefined) return;
    const outcome = await fulfilWish(parts.identity, wish);
    await parts.database.transaction((tx) => record(tx, parts, wish, outcome));
  }
}

async function record(tx: Tx, { publicUrl }: AcessoParts, wish: Wish, outcome: Outcome): Promise<void> {
  if (outcome.tipo === 'recusado') return void (await refuseWish(tx, wish, outcome.recusa));
  const { sub, novo, senhaOpen } = outcome;
  // One user is the access of one operator.
  if (novo && sub !== null && (await isSubOfAnother(tx, wish.operadorId, sub)))
    return void (await refuseWish(tx, wish, 'email_em_uso'));
  if (novo && sub !== null) await activate(tx, publicUrl, wish.operadorId, sub);
  await confirmWish(tx, wish, senhaOpen);
}

/** The user exists: the operator is known by it, and is told where to sign in. */
async function activate(tx: Tx, publicUrl: string, operadorId: string, sub: string): Promise<void> {
  const row = await lockOperadorById(tx, operadorId);
  if (row === undefined) return;
  const situacao = row.situacao === 'pendente' ? ('ativo' as const) : row.situacao;
  const active = await updateOperador(tx, operadorId, { identidade_sub: sub, situacao });
  const agencia = await readNomeOfEstabelecimento(tx, active.estabelecimento_id);
  const empresa = await readNomeDaEmpresa(tx);
  const email = invitedEmail(active, { agencia, empresa, publicUrl });
  await enqueueEmail(tx, `operador-convidado/${operadorId}/${sub}`, email);
}
