import type { EventName, Events } from '../../src/events/catalogue';
import { comprarViagem } from '../../src/sagas/compra/comprarViagem';
import { concluirPedido } from '../../src/sagas/compra/concluirPedido';
import { guardarRascunho } from '../../src/sagas/compra/rascunho/guardarRascunho';
import type { Flow } from '../../src/sagas/kernel/effects';
import { forgetReads } from '../../src/sagas/kernel/forgetReads';
import { pagarPix } from '../../src/sagas/pagamento/pagarPix';
import { workflows } from '../../src/sagas/root';
import { oferecerEntrada } from '../../src/sagas/sessao/oferecerEntrada';
import type { HttpRequest, HttpResult, IdentitySession, SignInStep, StreamPort } from '../../src/services/ports';
import { selectCompra } from '../../src/store/compra/compra';
import type { RootState } from '../../src/store/rootReducer';
import { selectEntrarOpen } from '../../src/store/sessao/entrar';
import { failed, refused, succeeded, umaConta, umaIdentidade, umaSessaoExterna } from './builders';
import type { Replies } from './fakePorts';
import { UMA_VIAGEM } from './openCompra';
import { startWorkflow, type StartedWorkflow } from './startWorkflow';
import { umaCobranca, umaReserva, umPedido } from './viagemBuilders';

export const ana = umaIdentidade();
export const bia = umaIdentidade({ sub: '22222222-2222-4222-8222-222222222222', email: 'bia@itape.test' });

/** Calls that need nobody: the sign-in's own, and what any visitor may read. */
const isPublic = ({ method, path }: HttpRequest) => method === 'GET' && path.startsWith('/Viagens');

const usual: Replies = {
  'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
  'GET /LoginPraxio/LoginCache': succeeded(null),
  'POST /LoginPraxio': succeeded(umaSessaoExterna()),
  'POST /Reservas': succeeded(umaReserva()),
  'POST /Reservas/r1/Prorrogacao': succeeded(umaReserva()),
  'DELETE /Reservas/r1': succeeded(null),
  'PUT /Reservas/r1/Rascunho': succeeded({ versao: 1 }),
  'POST /Pedidos': succeeded(umPedido()),
  'GET /Pedidos/p1': succeeded(umPedido()),
  'POST /Pedidos/p1/Pix': succeeded(umaCobranca()),
  'POST /Pedidos/p1/Concluir': succeeded(umPedido()),
};

interface Options {
  link?: string;
  replies?: Replies;
  extra?: (() => Flow)[];
  stream?: StreamPort;
}

/**
 * Ana's purchase with every workflow of the page, over a server that refuses her token once `die` was called. The
 * client of the API behaves as in the product: it reports a refused token, and is anonymous for nobody.
 */
export async function openInterrupted(
  { link = UMA_VIAGEM, replies = {}, extra = [], stream }: Options = {},
  state: Partial<RootState> = {},
) {
  let alive = true;
  let session: IdentitySession | null = ana;
  let signIn = async (): Promise<SignInStep> => ({ step: 'done', session: ana });
  const calls: HttpRequest[] = [];
  const table: Replies = { ...usual, ...replies };
  const guarded = (
    request: HttpRequest,
    reply: Replies[string],
  ): HttpResult<unknown> | Promise<HttpResult<unknown>> => {
    calls.push(request);
    const isSignedIn = app.state().sessao.login.phase === 'signedIn';
    if (!isPublic(request) && !isSignedIn) return refused(401, 'Entre para continuar.');
    if (!isPublic(request) && !alive) {
      app.emit('SessaoRecusada');
      return failed({ kind: 'identity', codigo: 'SESSAO_RECUSADA' });
    }
    return typeof reply === 'function' ? reply(request) : reply;
  };
  const app: StartedWorkflow = startWorkflow(
    [...workflows, forgetReads, comprarViagem, guardarRascunho, pagarPix, concluirPedido, oferecerEntrada, ...extra],
    {
      identity: {
        currentSession: async () => session,
        signIn: () => signIn(),
        refresh: async () => (alive ? ana : null),
      },
      ...(stream && { stream }),
      replies: Object.fromEntries(
        Object.entries(table).map(([key, reply]) => [key, (request: HttpRequest) => guarded(request, reply)]),
      ),
    },
    state,
  );
  app.ports.navigation.path = link;
  app.emit('AppIniciado');
  await app.settle();
  const come = (who: IdentitySession) => {
    alive = true;
    session = who;
  };
  return {
    ...app,
    calls: (method: string, path: string) => calls.filter((one) => one.method === method && one.path === path),
    compra: () => selectCompra(app.state()),
    isAsked: () => selectEntrarOpen(app.state()),
    /** The provider and the API refuse Ana's tokens from now on. */
    die: () => {
      alive = false;
      session = null;
    },
    /** Somebody types their password in the dialog. */
    signIn: async (who: IdentitySession = ana) => {
      signIn = async () => (come(who), { step: 'done', session: who });
      app.emit('CredenciaisEnviadas', { email: who.email, senha: 'senha123' });
      await app.settle();
    },
    /** Somebody signs in in another tab. */
    signInElsewhere: async (who: IdentitySession = ana) => {
      come(who);
      app.emit('SessaoMudouEmOutraAba', { motivo: 'iniciada' });
      await app.settle();
    },
    close: async () => {
      app.emit('EntrarFechado');
      await app.settle();
    },
    visit: async (path: string) => {
      app.ports.navigation.path = path;
      app.emit('RotaVisitada', { path });
      await app.settle();
    },
    press: async <K extends EventName>(type: K, ...payload: undefined extends Events[K] ? [] : [Events[K]]) => {
      app.emit(type, payload[0] as Events[K]);
      await app.settle();
    },
  };
}
