import { AGORA, succeeded, umaConta, umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { RECHECK_SESSAO_MS } from '../../domain/base/constantes';
import type { Grupo } from '../../domain/sessao/grupos';
import { mensagens } from '../../domain/base/mensagens';
import { rotas } from '../../domain/base/rotas';
import type { IdentitySession } from '../../services/ports';
import { workflows } from '../root';

/** Spec §2, row by row, written out instead of read from the code's table. */
const paginas = {
  home: 'open',
  'resultado-busca-viagens': 'open',
  'comprar-viagem': 'login',
  'trabalhe-conosco': 'open',
  'quem-somos': 'open',
  'termos-de-uso': 'open',
  'nossa-frota': 'open',
  'atendimento-ajuda': 'open',
  destinos: 'open',
  'minhas-viagens': 'login',
  'pagamento-boleto': 'login',
  'pagamento-pix': 'login',
  'aplicativo-itape': 'open',
  encomendas: 'open',
  'encomendas/rastreio': 'open',
  operadores: 'responsavel',
  'relatorio-fechamento-operador': 'agencia',
  'pagamento-externo': 'agencia',
  pedidos: 'agencia',
  'informacao-de-viagem': 'open',
  // Routes beyond the specification: the account page, the end of reminders, boarding, a ticket found without signing in,
  // and the company's statements.
  acessibilidade: 'open',
  privacidade: 'open',
  'minha-conta': 'login',
  'viagem-em-grupo': 'open',
  'cancelar-avisos': 'open',
  embarque: 'open',
  'encontrar-bilhete': 'open',
  // The back office (ADR 53).
  administracao: 'administracao',
  'administracao/operacao': 'administracao',
  'administracao/atendimentos': 'administracao',
  'administracao/manifestacoes': 'administracao',
  'administracao/candidaturas': 'administracao',
  'administracao/catalogo': 'administracao',
  'administracao/linhas': 'administracao',
  'administracao/onibus': 'administracao',
  'administracao/alertas': 'administracao',
  'administracao/acessos': 'admin',
  'administracao/desempenho': 'admin',
  'administracao/agencias': 'admin',
  'administracao/tarifas': 'administracao',
  'administracao/cupons': 'administracao',
  'administracao/empresa': 'admin',
} as const satisfies Record<string, Acesso>;
type Acesso = 'open' | 'login' | 'agencia' | 'responsavel' | 'administracao' | 'admin';
type Outcome = 'in' | 'login' | 'home' | 'expired';

const HOURS = 3_600_000;
const person = (...grupos: Grupo[]) => umaIdentidade({ grupos });
const expired = umaIdentidade({
  grupos: ['Agencia', 'AgenciaResponsavel', 'Admin'],
  expiraEm: AGORA.getTime() - 3 * HOURS - 60_000,
});

const outcomes = (
  login: Outcome,
  agencia: Outcome,
  responsavel: Outcome,
  administracao: Outcome,
  admin: Outcome,
): Record<Acesso, Outcome> => ({ open: 'in', login, agencia, responsavel, administracao, admin });

/** Spec §6, role by role. An ended session counts as ended wherever one is required. */
const visitors: { who: string; session: IdentitySession | null; may: Record<Acesso, Outcome> }[] = [
  { who: 'nobody', session: null, may: outcomes('login', 'login', 'login', 'login', 'login') },
  { who: 'a customer', session: person(), may: outcomes('in', 'home', 'home', 'home', 'home') },
  { who: 'Agencia', session: person('Agencia'), may: outcomes('in', 'in', 'home', 'home', 'home') },
  { who: 'AgenciaResponsavel', session: person('AgenciaResponsavel'), may: outcomes('in', 'in', 'in', 'home', 'home') },
  { who: 'Operacao', session: person('Operacao'), may: outcomes('in', 'home', 'home', 'in', 'home') },
  { who: 'Admin', session: person('Admin'), may: outcomes('in', 'home', 'home', 'in', 'in') },
  { who: 'an expired session', session: expired, may: outcomes('expired', 'expired', 'expired', 'expired', 'expired') },
];

const cells = Object.entries(paginas).flatMap(([path, acesso]) =>
  visitors.flatMap(({ who, session, may }) =>
    [false, true].map((chatbot) => ({
      path: `/${path}`,
      who,
      session,
      chatbot,
      outcome: chatbot ? ('in' as const) : may[acesso],
    })),
  ),
);

async function visit(session: IdentitySession | null, link: string) {
  const app = startWorkflow(workflows, {
    identity: { currentSession: async () => session, refresh: async () => null },
    replies: {
      'GET /Conta/ObterPorCognitoId': succeeded(umaConta()),
      'GET /LoginPraxio/LoginCache': succeeded(null),
      'POST /LoginPraxio': succeeded(umaSessaoExterna()),
    },
  });
  app.emit('AppIniciado');
  await app.settle();
  app.ports.navigation.path = link;
  app.emit('RotaVisitada', { path: link });
  await app.settle();
  return app;
}

describe('the access table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('knows every route of the specification with its access, and no other', () => {
    const known = Object.values(rotas).map(({ path, acesso }) => [path.slice(1), acesso]);
    expect(Object.fromEntries(known)).toEqual(paginas);
  });

  it.each(cells)(
    '$path by $who, from the chatbot: $chatbot → $outcome [GU1, §6.cliente.1, §6.cliente.2, §6.agencia.1, §6.responsavel.1, §6.outros.1, §6.outros.2]',
    async (cell) => {
      const link = cell.chatbot ? `${cell.path}?origem=chatbot` : cell.path;
      const app = await visit(cell.session, link);
      const { toasts } = app.state().interface;
      expect(app.ports.navigation.path).toBe(cell.outcome === 'in' ? link : '/home');
      expect(app.state().interface.overlay).toBe(cell.outcome === 'expired');
      expect(toasts.map(({ texto }) => texto)).toEqual(cell.outcome === 'login' ? [mensagens.loginNecessario] : []);
      expect(app.ports.storage.linkRedirect.read()).toBe(cell.outcome === 'login' ? link : null);
      if (cell.chatbot) expect(app.events.filter(({ type }) => type === 'SessaoExternaInvalida')).toEqual([]);
    },
  );

  it('ends an expired session after the second look, its device record kept [§4.guard.3]', async () => {
    const app = await visit(expired, '/minhas-viagens');
    app.ports.storage.dispositivo.write('web-1');
    jest.advanceTimersByTime(RECHECK_SESSAO_MS);
    await app.settle();
    expect(app.state().sessao.login).toEqual({ phase: 'anonymous' });
    expect(app.state().interface.overlay).toBe(false);
    expect(app.state().grupos).toEqual({ admin: false, agencia: false, agenciaResponsavel: false, operacao: false });
    expect(app.ports.storage.dispositivo.read()).toBe('web-1');
  });
});

describe('the chatbot’s pass', () => {
  it.each([
    '?origem=Chatbot',
    '?origem=CHATBOT',
    '?Origem=chatbot',
    '?origem=chatbot&origem=chatbot',
    '?origem=x&origem=chatbot',
    '?origem=chatbot&origem=x',
    '?origem[]=chatbot',
    '?origem%5B%5D=chatbot',
    '?origem=chatbot%00',
    '?origem=%20chatbot',
    '?origem=chatbot+',
    '?origem=chatbots',
    '?origem=chat%62ot%2f',
    '?origem=',
    '?origem',
    '?x=origem=chatbot',
    '?x=1?origem=chatbot',
    '?origem=%63hatbot%0a',
    '?origem.x=chatbot',
  ])('is not given for %s [GU3]', async (query) => {
    const app = await visit(null, `/minhas-viagens${query}`);
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('is about one address: it is not stored and does not stick [GU3]', async () => {
    const app = await visit(null, '/minhas-viagens?origem=chatbot');
    expect(app.ports.storage.linkRedirect.read()).toBeNull();
    app.ports.navigation.path = '/minhas-viagens';
    app.emit('RotaVisitada', { path: '/minhas-viagens' });
    await app.settle();
    expect(app.ports.navigation.path).toBe('/home');
  });
});
